import { type Decimal, decimal, one, truncatedText } from '#domain/money/decimal.ts'

import type { MarketChange, RunnerChange } from './messages.ts'

/** What can be backed on a market, by runner, kept from the levels that a stream sends. */
export interface Book {
  /** Takes in a change; returns the ids of the runners it named (all, after a new image). */
  apply(change: MarketChange): number[]
  /** The highest price with money on it; null if no price has any. */
  bestBack(runnerId: number): number | null
}

interface RunnerLadder {
  byPrice: Map<number, number>
  byPosition: Map<number, { price: number; size: number }>
}

/** An empty book. Levels are deltas: a size of 0 removes the level, an image replaces everything. */
export function createBook(): Book {
  const ladders = new Map<number, RunnerLadder>()

  const change = (runner: RunnerChange): void => {
    const ladder = ladders.get(runner.id) ?? { byPrice: new Map(), byPosition: new Map() }
    ladders.set(runner.id, ladder)
    for (const [price, size] of runner.atb ?? []) {
      if (size === 0) ladder.byPrice.delete(price)
      else ladder.byPrice.set(price, size)
    }
    for (const [position, price, size] of runner.batb ?? []) {
      if (size === 0) ladder.byPosition.delete(position)
      else ladder.byPosition.set(position, { price, size })
    }
  }

  return {
    apply: (market) => {
      const named = new Set((market.rc ?? []).map((runner) => runner.id))
      if (market.img === true) {
        for (const id of ladders.keys()) named.add(id)
        ladders.clear()
      }
      for (const runner of market.rc ?? []) change(runner)
      return [...named]
    },
    bestBack: (runnerId) => {
      const ladder = ladders.get(runnerId)
      if (ladder === undefined) return null
      let best: number | null = null
      for (const price of ladder.byPrice.keys()) if (best === null || price > best) best = price
      for (const { price } of ladder.byPosition.values()) {
        if (price > 1 && (best === null || price > best)) best = price
      }
      return best
    },
  }
}

const lowest = decimal('1.01')

/**
 * The price offered to members for a best back price of the exchange: 1 + (best − 1) × (1 − margin),
 * truncated to two decimals, at least 1.01.
 * @param best the exchange's price, above 1
 * @param keep the part of the profit left after the margin: 1 − margin, as a decimal from 0 to 1
 */
export function offeredPrice(best: number, keep: Decimal): string {
  const price = decimal(String(best)).minus(one).times(keep).plus(one)
  return truncatedText(price.lt(lowest) ? lowest : price, 2)
}
