import { queryOptions } from '@tanstack/react-query'

import type { QueryContext } from '#src/api/query.ts'
import type { PriceBook } from '#src/realtime/prices/priceBook.ts'
import type { ScoreBook } from '#src/realtime/scoreBook.ts'
import { type HotEvent, readHotEvents } from '#src/wire/boards/hotMarkets.ts'

import { boardsResource } from './resources.ts'
import { seeding } from './seeding.ts'

/** Milliseconds: what others bet on moves slowly. */
const askedEvery = 20_000

interface HotEventsContext extends QueryContext {
  readonly priceBook: PriceBook
  readonly scoreBook: ScoreBook
}

/** The matches that other members bet on most; their prices and scores are the books' [BROWSE-11]. */
export function hotEventsQuery(context: HotEventsContext) {
  const { caller } = context.api
  return queryOptions({
    queryKey: [...boardsResource.key, 'hotEvents'] as const,
    queryFn: ({ signal }): Promise<HotEvent[]> =>
      seeding(
        context,
        () =>
          caller.get(
            (abort) => caller.http.GET('/features/hot_event', { signal: abort }),
            (data) => readHotEvents(data, caller.onLeftOut),
            signal,
          ),
        (hot) => hot.map(({ event }) => event),
      ),
    refetchInterval: askedEvery,
  })
}
