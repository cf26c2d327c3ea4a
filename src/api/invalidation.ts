import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

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
  /** The channel was away: anything may have been missed [LIVE-05]. Events are `client/reactions/keepCurrent.ts`'s. */
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

/** What is to be fetched once more when the fetch that is under way has ended. */
const askedTooEarly = new WeakSet<Query>()

/**
 * A fetch that is under way was asked for too early, and what it brings is fetched once more. It is never cut short:
 * on a slow line, where something happens more often than a reply takes, none would ever arrive.
 */
function invalidate(queryClient: QueryClient, queryKey: QueryKey): void {
  const patient = { cancelRefetch: false }
  for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
    if (query.state.fetchStatus === 'idle' || askedTooEarly.has(query)) continue
    askedTooEarly.add(query)
    query.promise?.then(
      () => {
        askedTooEarly.delete(query)
        void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true }, patient)
      },
      () => askedTooEarly.delete(query),
    )
  }
  void queryClient.invalidateQueries({ queryKey }, patient)
}
