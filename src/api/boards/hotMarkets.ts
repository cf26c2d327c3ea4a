import { queryOptions } from '@tanstack/react-query'

import type { QueryContext } from '#src/api/query.ts'
import type { PriceBook } from '#src/realtime/prices/priceBook.ts'
import { type HotMarket, readHotMarkets } from '#src/wire/boards/hotMarkets.ts'

import { boardsResource } from './resources.ts'

/** Milliseconds: what others bet on moves slowly. */
const askedEvery = 20_000

interface HotMarketsContext extends QueryContext {
  readonly priceBook: PriceBook
}

/** The markets that other members bet on most; their prices are the price book's [BROWSE-11]. */
export function hotMarketsQuery({ api: { caller }, priceBook }: HotMarketsContext) {
  return queryOptions({
    queryKey: [...boardsResource.key, 'hotMarkets'] as const,
    queryFn: async ({ signal }): Promise<HotMarket[]> => {
      const requestedInGeneration = priceBook.generation()
      const found = await caller.get(
        (abort) => caller.http.GET('/features/hot_market', { signal: abort }),
        (data) => readHotMarkets(data, caller.onLeftOut),
        signal,
      )
      priceBook.seed(
        found.map(({ market }) => market),
        requestedInGeneration,
      )
      return found
    },
    refetchInterval: askedEvery,
  })
}
