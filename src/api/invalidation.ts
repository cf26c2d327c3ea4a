import type { QueryClient, QueryKey } from '@tanstack/react-query'

import { queryKeys } from './queryKeys.ts'

/** What each thing that happens makes out of date. What is on screen is fetched again, the rest when it is next asked for. */
export const invalidates = {
  /** Money moved, and a ticket came [SLIP-17]. */
  betPlaced: [queryKeys.wallet, queryKeys.allTickets],
  /** The refusal may be about the balance. */
  betRefused: [queryKeys.wallet],
  /** A ticket settled or changed [HIST-03]. */
  ticketNoticed: [queryKeys.wallet, queryKeys.allTickets],
  /** Events came, went, or moved between the tabs. */
  eventsMoved: [queryKeys.allEvents, queryKeys.allTieco],
  /** The first prices came, after something had been asked for already. */
  pricesCame: [queryKeys.allEvents],
  /** The channel was away: anything may have been missed [LIVE-05]. */
  reconnected: [
    queryKeys.allEvents,
    queryKeys.allTieco,
    queryKeys.games,
    queryKeys.wallet,
    queryKeys.allTickets,
  ],
  /** Names come in the member's language, days in their time zone. */
  localeChanged: [queryKeys.games, queryKeys.allTieco, queryKeys.allEvents, queryKeys.allTickets],
} as const satisfies Record<string, readonly QueryKey[]>

export type Happening = keyof typeof invalidates

/** Lets what is out of date be fetched again. Failures are the queries' own to show. */
export function refresh(queryClient: QueryClient, happening: Happening): void {
  for (const queryKey of invalidates[happening]) void queryClient.invalidateQueries({ queryKey })
}

/** The same for one event [LIVE-09]. */
export function refreshEvent(queryClient: QueryClient, eventId: string): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.event(eventId) })
}
