import type { QueryClient } from '@tanstack/react-query'

import { eventsResource } from '#src/api/lists/resources.ts'
import { hasOpenConfirmation } from '#src/client/actors/deferredSlip.ts'
import type { Services } from '#src/client/services.ts'

/** Milliseconds after which the slip is fetched where no list is on its way: a page without one. */
const patience = 3_000
/** Milliseconds that the first events have line and processor for themselves: their rows are made, and painted. */
const roomForRows = 100

function isOfEvents(queryKey: readonly unknown[]): boolean {
  return queryKey[0] === eventsResource.key[0]
}

function areEventsComing(queryClient: QueryClient): boolean {
  return queryClient.isFetching({ queryKey: eventsResource.key }) > 0
}

function hasEvents(queryClient: QueryClient): boolean {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: eventsResource.key })
    .some(({ state }) => state.status !== 'pending')
}

/**
 * Fetches the slip's code once the first events are there and shown, which come first however slow the line is; at once
 * where a confirmation from before a reload waits for its outcome [SLIP-18].
 * @param screenShown resolves once there is something on screen; without it nobody waits for that
 */
export function fetchSlip(
  { storage, queryClient, timers }: Pick<Services, 'storage' | 'queryClient' | 'timers'>,
  load: () => void,
  screenShown?: Promise<void>,
): void {
  let isShown = screenShown === undefined
  if (hasOpenConfirmation({ storage }) || (isShown && hasEvents(queryClient))) return load()
  const stop = (): void => {
    timers.stopTimer(timer)
    unsubscribe()
  }
  const lookAgain = (): void => {
    if (areEventsComing(queryClient) || !isShown) {
      timer = timers.startTimer(lookAgain, patience)
      return
    }
    stop()
    load()
  }
  const loadAfterRows = (): void => {
    if (!isShown) return
    stop()
    timers.startTimer(load, roomForRows)
  }
  let timer = timers.startTimer(lookAgain, patience)
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && isOfEvents(query.queryKey) && query.state.status !== 'pending') loadAfterRows()
  })
  void screenShown?.then(() => {
    isShown = true
    if (hasEvents(queryClient)) loadAfterRows()
  })
}
