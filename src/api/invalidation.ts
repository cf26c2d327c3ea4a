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
  /** The channel was away: anything may have been missed [LIVE-05]. Events are `app/keepCurrent.ts`'s. */
  reconnected: [queryKeys.allTieco, queryKeys.games, queryKeys.wallet, queryKeys.allTickets],
  /** Names come in the member's language, days in their time zone. */
  localeChanged: [queryKeys.games, queryKeys.allTieco, queryKeys.allEvents, queryKeys.allTickets],
} as const satisfies Record<string, readonly QueryKey[]>

export type Happening = keyof typeof invalidates

/** Lets what is out of date be fetched again. Failures are the queries' own to show. */
export function refresh(queryClient: QueryClient, happening: Happening): void {
  for (const queryKey of invalidates[happening]) invalidate(queryClient, queryKey)
}

/** The same for one event [LIVE-09]. */
export function refreshEvent(queryClient: QueryClient, eventId: string): void {
  invalidate(queryClient, queryKeys.event(eventId))
}

/**
 * A fetch that is under way is begun anew, but not the first one of a query: that one is waited for, and what it brings
 * was asked for too early, so that it is fetched again.
 */
function invalidate(queryClient: QueryClient, queryKey: QueryKey): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
    if (query.state.data !== undefined || query.state.fetchStatus === 'idle') continue
    const again = (): void => void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
    query.promise?.then(again, () => undefined)
  }
  void queryClient.invalidateQueries({ queryKey })
}
