import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'

import { PrebookOffer } from '#src/features/prebook/PrebookOffer.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { chosenName } from '#src/words/market/selections.ts'

import { bookableOf } from '../view/bookable.ts'
import type { SlipView } from '../view/slipView.ts'
import { useSlipView } from '../view/useSlip.ts'

interface WayOutProps {
  readonly leg: Parameters<typeof chosenName>[1]
  /** It is part of what was put forward, which can only be taken out as a whole [SLIP-13]. */
  readonly isWhole: boolean
  readonly onRemove: () => void
  readonly onRemoveAll: () => void
}

/** What can be done about a selection that cannot be bet: take it out or, of a single, book it [PREBOOK-01]. */
export function WayOut({ leg, isWhole, onRemove, onRemoveAll }: WayOutProps) {
  const { i18n } = useLingui()
  const single = useSlipView(bookableOf)
  const isStale = useSlipView(termsOf) === 'stale'
  if (isWhole)
    return (
      <Button onClick={onRemoveAll}>
        <Trans context="button: take the combo out of the slip">Remove combo</Trans>
      </Button>
    )
  return (
    <PrebookOffer slip={single} isStale={isStale}>
      <Button onClick={onRemove}>
        <Trans context="button: take a selection out of the slip">Remove</Trans>
        {/* Of several that cannot be bet, which. */}
        <VisuallyHidden>{`, ${chosenName(i18n, leg)}`}</VisuallyHidden>
      </Button>
    </PrebookOffer>
  )
}

function termsOf({ terms }: SlipView): SlipView['terms'] {
  return terms
}
