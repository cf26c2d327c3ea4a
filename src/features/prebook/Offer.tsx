import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { mayPrebook } from '#domain/bets/prebookable.ts'
import { Button } from '#src/ui/controls/Button.tsx'

import type { SlipStake } from './SetTarget.tsx'
import { useOffer } from './usePrebooks.ts'

/** The offer of a selection, while it stands. */
export function Offer({ leg }: Pick<SlipStake, 'leg'>) {
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
