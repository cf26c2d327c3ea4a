import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { isPrebookable, mayPrebook } from '#domain/bets/prebookable.ts'
import { Button } from '#src/ui/controls/Button.tsx'

import type { SlipStake } from './SetTarget.tsx'
import { useIsPrebookEnabled, useOffer } from './usePrebooks.ts'

interface PrebookOfferProps {
  /** The one selection in the slip; null where there are others, or where none can be booked as things are. */
  readonly slip: SlipStake | null
  /** Its price may not be the current one. */
  readonly isStale: boolean
}

/** At a paused selection that may be prebooked: what opens the form in the place of the slip's button [PREBOOK-01]. */
export function PrebookOffer({ slip, isStale }: PrebookOfferProps) {
  const isEnabled = useIsPrebookEnabled()
  if (slip === null || isStale || !isEnabled || !isPrebookable(slip.leg)) return null
  return <Offer leg={slip.leg} />
}

function Offer({ leg }: Pick<SlipStake, 'leg'>) {
  const actor = useOffer(leg)
  const isOffered = useSelector(actor, (snapshot) => snapshot?.matches('offered') === true)
  if (actor === undefined || !isOffered || !mayPrebook(leg, { isEnabled: true })) return null
  return (
    <Button
      onClick={() => {
        actor.send({ type: 'target.opened' })
        actor.send({ type: 'target.chosen', targetOdds: leg.price.euro })
      }}
    >
      <Trans context="verb: button">Prebook</Trans>
    </Button>
  )
}
