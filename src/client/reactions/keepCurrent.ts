import type { Query, QueryClient } from '@tanstack/react-query'

import { repliesOf } from '#src/api/lists/events.ts'
import { eventsResource } from '#src/api/lists/resources.ts'
import type { Liveness } from '#src/realtime/liveness.ts'
import type { PriceBook } from '#src/realtime/prices/priceBook.ts'
import type { Reconciler, Shown } from '#src/realtime/reconciler.ts'

interface Keeping {
  readonly queryClient: QueryClient
  readonly priceBook: PriceBook
  readonly liveness: Liveness
  readonly reconciler: Reconciler
}

/** Lists and events that are on screen are asked for until they are current: the replies they hold, and every price [LIVE-05]. */
export function keepCurrent(services: Keeping): void {
  const { queryClient, reconciler } = services
  const watched = new Map<Query, () => void>()
  queryClient.getQueryCache().subscribe((happening) => {
    const { query } = happening
    if (query.queryKey[0] !== eventsResource.key[0]) return
    const isShown = query.getObserversCount() > 0
    if (isShown && !watched.has(query)) watched.set(query, reconciler.watch(shownQuery(services, query)))
    if (!isShown) {
      watched.get(query)?.()
      watched.delete(query)
    }
    if (happening.type === 'updated' && query.state.fetchStatus === 'idle') reconciler.check()
  })
}

function shownQuery({ queryClient, priceBook, liveness }: Keeping, query: Query): Shown {
  let requestedInGeneration = priceBook.generation()

  const isCurrent = (): boolean =>
    repliesOf(queryClient, query.queryKey).every(
      (reply) =>
        reply.requestedInGeneration === priceBook.generation() &&
        reply.events.every(({ markets }) =>
          markets.every(({ marketId }) => priceBook.isSettledOrCurrent(marketId)),
        ),
    )

  return {
    isWanting() {
      if (!liveness.isLive() || !query.isActive()) return false
      // Nothing is shown of what could not be loaded but that it could not: tried once with each connection.
      if (query.state.data === undefined)
        return query.state.status === 'error' && requestedInGeneration !== priceBook.generation()
      return !isCurrent()
    },
    isAsking: () => query.state.fetchStatus !== 'idle',
    ask() {
      requestedInGeneration = priceBook.generation()
      void query.fetch(undefined, { cancelRefetch: false }).catch(() => undefined)
    },
  }
}
