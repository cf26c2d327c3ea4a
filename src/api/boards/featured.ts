import { queryOptions } from '@tanstack/react-query'

import type { Event } from '#domain/market/event.ts'
import type { QueryContext } from '#src/api/query.ts'
import type { PriceBook } from '#src/realtime/prices/priceBook.ts'
import type { ScoreBook } from '#src/realtime/scoreBook.ts'
import { readEventList } from '#src/wire/lists/events.ts'

import { boardsResource } from './resources.ts'
import { seeding } from './seeding.ts'

interface FeaturedContext extends QueryContext {
  readonly priceBook: PriceBook
  readonly scoreBook: ScoreBook
}

/** The events that the partner puts forward, in its order; their prices and scores are the books' [BROWSE-04]. */
export function featuredQuery(context: FeaturedContext) {
  const { caller } = context.api
  return queryOptions({
    queryKey: [...boardsResource.key, 'featured'] as const,
    queryFn: ({ signal }): Promise<readonly Event[]> =>
      seeding(
        context,
        () =>
          caller.get(
            (abort) => caller.http.GET('/events/featured', { signal: abort }),
            (data) => readEventList(data, caller.onLeftOut).events,
            signal,
          ),
        (events) => events,
      ),
  })
}
