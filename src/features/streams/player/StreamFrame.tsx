import { Trans } from '@lingui/react/macro'

import type { Watched } from '#machines/stream/types.ts'
import { useClient } from '#src/client/context.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'

import { frameAddress } from './frameAddress.ts'

/**
 * A player of its own, in a sandboxed frame: it runs its scripts under its own origin and opens nothing. It has no right
 * to autoplay, so it is heard only once it is pressed.
 */
export function StreamFrame({ watched }: { watched: Watched }) {
  const { partner } = useClient()
  const { hostname, origin } = window.location
  const src = frameAddress(watched.stream.url, {
    host: hostname,
    origin,
    partners: partner.isFramed ? (partner.known()?.origins ?? []) : [],
  })
  if (src === null)
    return (
      <EmptyState icon="warning" title={<Trans>This stream can't be shown here</Trans>}>
        <Trans>Choose another stream.</Trans>
      </EmptyState>
    )
  return (
    <iframe
      src={src}
      title={watched.stream.label}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- its origin is never ours
      sandbox="allow-scripts allow-same-origin"
      allow="picture-in-picture; encrypted-media"
      referrerPolicy="no-referrer"
    />
  )
}
