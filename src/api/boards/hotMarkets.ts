import { queryOptions } from '@tanstack/react-query'

import type { PriceBook } from '#src/realtime/priceBook.ts'
import { type HotMarket, readHotMarkets } from '#src/wire/hotMarkets.ts'

import { boardsResource } from './boards.ts'
import type { CallContext } from './context.ts'
import type { Caller } from './http/caller.ts'

/** Milliseconds: what others bet on moves slowly. */
const askedEvery = 20_000

interface HotMarketsContext extends CallContext<{ readonly caller: Caller }> {
  readonly priceBook: PriceBook
}

/** The markets that other members bet on most; their prices are the price book's [BROWSE-11]. */
export function hotMarketsQuery({ api: { caller }, priceBook }: HotMarketsContext) {
  return queryOptions({
    queryKey: [...boardsResource.key, 'hotMarkets'] as const,
    queryFn: async ({ signal }): Promise<HotMarket[]> => {
      const askedIn = priceBook.generation()
      const found = await caller.get(
        (abort) => caller.http.GET('/features/hot_market', { signal: abort }),
        (data) => readHotMarkets(data, caller.onLeftOut),
        signal,
      )
      priceBook.seed(
        found.map(({ market }) => market),
        askedIn,
      )
      return found
    },
    refetchInterval: askedEvery,
  })
}
