import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'

import { mayPrebook } from '#domain/bets/prebookable.ts'
import { Button } from '#src/ui/controls/Button.tsx'

import { BookingOutcome } from './BookingOutcome.tsx'
import { SetTarget, type SlipStake } from './SetTarget.tsx'
import { useOffer } from './usePrebooks.ts'

export interface PrebookPlaceProps {
  /** The one selection in the slip; null where there are others, or where none can be booked as things are. */
  readonly slip: SlipStake | null
  /** Its price may not be the current one. */
  readonly isStale: boolean
  /** Done with what was booked: the selection leaves the slip. */
  readonly onDone: () => void
  /** Shows a ticket in the history. */
  readonly onShowTicket: (ticketNum: string) => void
  /** How a bet is placed otherwise. */
  readonly children: ReactNode
}

/** The booking of a selection, in the place of the slip's button while the member is at it. */
export function Prebook({
  slip,
  isStale,
  onDone,
  onShowTicket,
  children,
}: PrebookPlaceProps & { slip: SlipStake }) {
  const { leg } = slip
  const actor = useOffer(leg)
  const snapshot = useSelector(actor, (state) => state)
  const isOffered = mayPrebook(leg, { isEnabled: true })
  useEffect(() => actor?.send({ type: isOffered ? 'offer.opened' : 'offer.ended' }), [actor, isOffered])
  if (actor === undefined || snapshot === undefined) return children
  if (snapshot.matches('settingTarget'))
    return (
      <SetTarget
        slip={slip}
        isStale={isStale}
        target={snapshot.context.targetOdds}
        onTarget={(targetOdds) => actor.send({ type: 'target.chosen', targetOdds })}
        onBook={(booking) => actor.send({ type: 'booking.submitted', ...booking })}
        onClose={() => actor.send({ type: 'target.closed' })}
      />
    )
  if (!snapshot.matches('offered') && !snapshot.matches('withdrawn'))
    return (
      <BookingOutcome
        snapshot={snapshot}
        send={actor.send}
        onShowTicket={onShowTicket}
        onDone={() => {
          actor.send({ type: 'receipt.closed' })
          onDone()
        }}
      />
    )
  return children
}

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
