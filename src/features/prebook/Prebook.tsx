import { useSelector } from '@xstate/react'
import { useEffect } from 'react'

import { mayPrebook } from '#domain/bets/prebookable.ts'

import { BookingOutcome } from './BookingOutcome.tsx'
import type { PrebookPlaceProps } from './PrebookPlace.tsx'
import { SetTarget, type SlipStake } from './SetTarget.tsx'
import { useOffer } from './usePrebooks.ts'

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
