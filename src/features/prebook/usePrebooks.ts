import { useLayoutEffect, useRef } from 'react'

import type { Leg, PlacedTicket } from '#domain/bets/bet.ts'
import type { PrebookId } from '#machines/app/types.ts'
import {
  bookingId,
  createPrebooks,
  offerId,
  type PrebookActor,
  type Prebooks,
} from '#src/client/actors/bets/prebookActors.ts'
import { useClient } from '#src/client/context.tsx'
import { useActor } from '#src/client/hooks/useActor.ts'

/** The booked bets of this page. */
export function usePrebooks(): Prebooks {
  return useClient().once(createPrebooks)
}

/** The offer of a selection that is shown. Undefined once the session is over. */
export function useOffer(leg: Leg): PrebookActor | undefined {
  return useShown(offerId(leg), (prebooks) => prebooks.offerOf(leg), null)
}

/** The booked bet of a ticket that is shown. Undefined once the session is over. */
export function useBooking(ticket: PlacedTicket): PrebookActor | undefined {
  return useShown(bookingId(ticket.ticketNum), (prebooks) => prebooks.ofTicket(ticket), ticket)
}

/** Begun where it is not there yet, before anything is painted; let go of once nobody shows it and it is over. */
function useShown(
  id: PrebookId,
  begin: (prebooks: Prebooks) => void,
  listed: PlacedTicket | null,
): PrebookActor | undefined {
  const prebooks = usePrebooks()
  const latest = useRef({ begin, listed })
  useLayoutEffect(() => {
    latest.current = { begin, listed }
  })
  useLayoutEffect(() => {
    latest.current.begin(prebooks)
    return prebooks.show(id, () => latest.current.listed)
  }, [prebooks, id])
  return useActor(id)
}
