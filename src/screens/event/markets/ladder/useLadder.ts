import { useState } from 'react'

import { type Ladder as LadderOrder, ladderOf } from '#domain/market/ladder.ts'
import type { Market } from '#domain/market/selection.ts'
import { useClient } from '#src/client/context.tsx'
import type { PriceBook } from '#src/realtime/prices/priceBook.ts'

/** The order of lines and the main one, decided when they are first looked at; lines that come later find their places. */
export function useLadder(markets: readonly Market[]): LadderOrder {
  const { priceBook } = useClient()
  const [look, setLook] = useState(() => ({ markets, order: ladderOf(current(markets, priceBook)) }))
  if (look.markets === markets) return look.order
  const order = ladderOf(current(markets, priceBook), look.order)
  setLook({ markets, order })
  return order
}

/** As the price book has them now: a reply may be minutes old. */
function current(markets: readonly Market[], priceBook: PriceBook): Market[] {
  return markets.map((market) => ({
    ...market,
    status: priceBook.getMarket(market.marketId)?.status ?? market.status,
    selections: market.selections.map((selection) => ({
      ...selection,
      ...priceBook.get(market.marketId, selection.side),
    })),
  }))
}
