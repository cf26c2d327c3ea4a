import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, type ReactNode } from 'react'

import { isPrebookable, mayPrebook } from '#domain/prebookable.ts'
import { quoteId } from '#machines/betSlip/legs.ts'
import { useSession } from '#src/client/context.tsx'
import { Button } from '#src/ui/Button.tsx'

import { BookingOutcome } from './BookingOutcome.tsx'
import { SetTarget, type SlipStake } from './SetTarget.tsx'
import { usePrebooks } from './usePrebooks.ts'

interface PrebookPlaceProps {
  /** The one selection in the slip; null where there are others, or where none can be booked as things are. */
  readonly slip: SlipStake | null
  /** Its price may not be the current one. */
  readonly isStale: boolean
  /** Done with what was booked: the selection leaves the slip. */
  readonly onDone: () => void
  /** Shows a ticket in the history. */
  readonly onShowTicket: (ticketNum: string) => void
  /** How a bet is placed otherwise, with the offer in a place of its own: it comes and goes, and moves nothing. */
  readonly children: (offer: ReactNode) => ReactNode
}

/**
 * Around the slip's button: where the selection is paused and may be prebooked, the offer to book it; while the member
 * does so, that instead of the button [PREBOOK-01].
 */
export function PrebookPlace({ slip, ...rest }: PrebookPlaceProps) {
  const { settings, isGuest } = useSession()
  const isEnabled = settings.features.isPrebookingEnabled === true && !isGuest
  if (slip === null || !isEnabled || !isPrebookable(slip.leg)) return rest.children(null)
  return <Prebook key={quoteId(slip.leg)} slip={slip} {...rest} />
}

function Prebook({ slip, isStale, onDone, onShowTicket, children }: PrebookPlaceProps & { slip: SlipStake }) {
  const { leg } = slip
  const actor = usePrebooks().offerOf(leg)
  const snapshot = useSelector(actor, (state) => state)
  const isOffered = mayPrebook(leg, { isEnabled: true })
  useEffect(() => actor.send({ type: isOffered ? 'offer.opened' : 'offer.ended' }), [actor, isOffered])
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
  return children(
    isOffered && !isStale && snapshot.matches('offered') && (
      <Button
        onClick={() => {
          actor.send({ type: 'target.opened' })
          actor.send({ type: 'target.chosen', targetOdds: leg.price.euro })
        }}
      >
        <Trans>Prebook</Trans>
      </Button>
    ),
  )
}
