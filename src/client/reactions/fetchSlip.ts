import type { QueryClient } from '@tanstack/react-query'

import { eventsResource } from '#src/api/events.ts'
import { hasOpenConfirmation } from '#src/client/actors/lateSlip.ts'
import type { Services } from '#src/client/services.ts'

/** Milliseconds after which the slip is fetched whether a list has come or not. */
const patience = 3_000

function isOfEvents(queryKey: readonly unknown[]): boolean {
  return queryKey[0] === eventsResource.key[0]
}

function hasEvents(queryClient: QueryClient): boolean {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: eventsResource.key })
    .some(({ state }) => state.status !== 'pending')
}

/**
 * Fetches the slip's code once the first events are there, which come first; at once where a confirmation from before a
 * reload waits for its outcome [SLIP-18].
 */
export function fetchSlip(
  { storage, queryClient, timers }: Pick<Services, 'storage' | 'queryClient' | 'timers'>,
  load: () => void,
): void {
  if (hasOpenConfirmation({ storage }) || hasEvents(queryClient)) return load()
  const stop = (): void => {
    timers.stopTimer(timer)
    unsubscribe()
    load()
  }
  const timer = timers.startTimer(stop, patience)
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && isOfEvents(query.queryKey) && query.state.status !== 'pending') stop()
  })
}
