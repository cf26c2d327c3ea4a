import { queryOptions } from '@tanstack/react-query'

import type { Event } from '#domain/event.ts'
import type { PriceBook } from '#src/realtime/priceBook.ts'
import type { ScoreBook } from '#src/realtime/scoreBook.ts'
import { readEventList } from '#src/wire/events.ts'

import { boardsResource } from './boards.ts'
import type { CallContext } from './context.ts'
import type { Caller } from './http/caller.ts'
import { seeding } from './seeding.ts'

interface FeaturedContext extends CallContext<{ readonly caller: Caller }> {
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
