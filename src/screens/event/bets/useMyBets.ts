import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { PlacedTicket, TicketLine } from '#domain/bets/bet.ts'
import { ticketsQuery } from '#src/api/tickets/tickets.ts'
import { useDeferredClient } from '#src/client/hooks/useDeferredClient.ts'

/** A pending bet with a selection of the match, and that selection. */
export interface BetHere {
  readonly ticket: PlacedTicket
  readonly line: TicketLine
}

/** The member's pending bets on a match, as far as the history has them: no call of its own, and none per tick. */
export function useMyBets(eventId: string): readonly BetHere[] {
  const { data } = useInfiniteQuery(ticketsQuery(useDeferredClient(), 'pending'))
  return useMemo(
    () =>
      (data?.pages ?? [])
        .flatMap(({ tickets }) => tickets)
        .flatMap((ticket): BetHere[] => {
          const line = ticket.lines.find((each) => each.eventId === eventId)
          return line === undefined ? [] : [{ ticket, line }]
        }),
    [data, eventId],
  )
}
