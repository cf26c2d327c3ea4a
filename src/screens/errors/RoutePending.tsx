import { Trans } from '@lingui/react/macro'

import { Spinner } from '#src/ui/feedback/Spinner.tsx'

import { StatusPage } from './StatusPage.tsx'

/** A screen's code is slow to come. */
export function RoutePending({ isPart = true }: { isPart?: boolean }) {
  return (
    <StatusPage
      isPart={isPart}
      role="status"
      icon="clock"
      picture={<Spinner />}
      title={<Trans context="something being loaded">Loading…</Trans>}
    />
  )
}
