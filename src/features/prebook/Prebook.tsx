import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef } from 'react'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import { targetLabel } from '#domain/bets/prebook.ts'
import { mayPrebook } from '#domain/bets/prebookable.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { useFocusKept } from '#src/ui/focus/useFocusKept.ts'

import { BookingOutcome } from './BookingOutcome.tsx'
import { SetTarget, type SlipStake } from './SetTarget.tsx'
import { useOffer } from './usePrebooks.ts'

const unseen = css({ display: 'contents' })

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
  if (snapshot.matches('offered') || snapshot.matches('withdrawn')) return children
  const isSetting = snapshot.matches('settingTarget')
  return (
    <FocusKept step={isSetting ? 'target' : 'outcome'}>
      {isSetting ? (
        <SetTarget
          slip={slip}
          isStale={isStale}
          target={snapshot.context.targetOdds}
          onTarget={(targetOdds) => actor.send({ type: 'target.chosen', targetOdds })}
          onBook={(booking) => actor.send({ type: 'booking.submitted', ...booking })}
          onClose={() => actor.send({ type: 'target.closed' })}
        />
      ) : (
        <BookingOutcome
          snapshot={snapshot}
          send={actor.send}
          onShowTicket={onShowTicket}
          onDone={() => {
            actor.send({ type: 'receipt.closed' })
            onDone()
          }}
        />
      )}
    </FocusKept>
  )
}

/** What was pressed is gone with the step, and the focus would be with it: it goes on at the step that comes [A11Y-01]. */
function FocusKept({ step, children }: { readonly step: string; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useFocusKept(place, step)
  // The first step: what was pressed for it stood elsewhere. The form has the focus and not its field, which would bring up
  // a phone's keyboard.
  useEffect(() => {
    const [first] = place.current?.children ?? []
    if (document.activeElement === document.body && first instanceof HTMLElement) first.focus()
  }, [])
  return (
    <div ref={place} css={unseen}>
      {children}
    </div>
  )
}

interface OfferProps extends Pick<SlipStake, 'leg'> {
  /** Its price may not be the current one: it is not offered now. */
  readonly isStale: boolean
  /** What else can be done about the selection, until it is booked. */
  readonly children: ReactNode
}

/** What can be done about a paused selection, with the offer to book it while that stands; and that it is booked [PREBOOK-01]. */
export function Offer({ leg, isStale, children }: OfferProps) {
  const actor = useOffer(leg)
  const snapshot = useSelector(actor, (state) => state)
  const ticket = snapshot?.context.ticket ?? null
  if (ticket !== null) return <BookedAt ticket={ticket} />
  const isOffered = snapshot?.matches('offered') === true && !isStale && mayPrebook(leg, { isEnabled: true })
  return (
    <>
      {children}
      {isOffered && (
        <Button
          onClick={() => {
            actor?.send({ type: 'target.opened' })
            actor?.send({ type: 'target.chosen', targetOdds: leg.price.euro })
          }}
        >
          <Trans context="verb: button">Prebook</Trans>
        </Button>
      )}
    </>
  )
}

/** Said where the selection stands; the receipt has the rest. */
function BookedAt({ ticket: { prebook, oddsStyle } }: { readonly ticket: PlacedTicket }) {
  if (prebook?.status !== 'booked') return null
  const odds = targetLabel(prebook.targetOdds, oddsStyle)
  return (
    <b>
      <Trans context="at a selection: it is prebooked at these odds or better">Booked @ {odds}</Trans>
    </b>
  )
}
