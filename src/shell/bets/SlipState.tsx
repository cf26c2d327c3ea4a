import { Trans } from '@lingui/react/macro'

import { useNeedsAttention } from '#src/features/betSlip/view/needsAttention.ts'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

import { SlipBadge } from './SlipBadge.tsx'

/** How many selections the slip holds, or that something in it needs a look [SLIP-22]. */
export function SlipState({ count }: { count: number }) {
  const isNeeded = useNeedsAttention()
  return (
    <>
      {isNeeded && (
        <VisuallyHidden>
          <Trans>Needs your attention</Trans>
        </VisuallyHidden>
      )}
      <SlipBadge count={count} isNeeded={isNeeded} />
    </>
  )
}
