import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

import { eventKey } from './lists/events.ts'
import { allResources, type InvalidationCause } from './resource.ts'

/**
 * Lets what is out of date be fetched again: what is on screen at once, the rest when it is next asked for. Failures are
 * the queries' own to show.
 */
export function refresh(queryClient: QueryClient, cause: InvalidationCause): void {
  for (const { key, outOfDateAfter } of allResources())
    if (outOfDateAfter.includes(cause)) invalidate(queryClient, key)
}

/** The same for one event [LIVE-09]. */
export function refreshEvent(queryClient: QueryClient, eventId: string): void {
  invalidate(queryClient, eventKey(eventId))
}

/** What is to be fetched once more when the fetch that is under way has ended. */
const askedTooEarly = new WeakSet<Query>()

/**
 * A fetch that is under way was asked for too early, and what it brings is fetched once more. It is never cut short:
 * on a slow line, where something happens more often than a reply takes, none would ever arrive.
 */
export function invalidate(queryClient: QueryClient, queryKey: QueryKey): void {
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
