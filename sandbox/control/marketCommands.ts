import type { LegResult } from '#domain/settlement.ts'

import type { CommandStatus, MarketCommand, PriceSeed, Score } from '../market/commands.ts'
import type { ModelMarket } from '../market/entities.ts'

/** What a person or a test asks of a market. */
export interface MarketWish {
  prices?: Record<string, string>
  handicaps?: Record<string, string | null>
  lines?: Record<string, string | null>
  status?: CommandStatus
  /** Only these selections take the status. */
  selections?: string[]
  limits?: { min: string; max: string }
  /** Sides that are left out lose. */
  settle?: Record<string, LegResult>
  resultValue?: string
  score?: Score
  /** Whether feeds are kept out; they are, from the first price or status that is set here. */
  hold?: boolean
}

/** The commands that a wish comes to, in the order they are to be applied. */
export function marketCommands(market: ModelMarket, wish: MarketWish): MarketCommand[] {
  const { marketId } = market
  const commands: MarketCommand[] = []
  const takesOver = wish.prices ?? wish.handicaps ?? wish.lines ?? wish.status
  const hold = wish.hold ?? (takesOver === undefined ? undefined : true)
  if (hold !== undefined && hold !== market.held) commands.push({ kind: 'hold', marketId, hold })
  if (wish.limits !== undefined) {
    commands.push({ kind: 'limits', marketId, minAmount: wish.limits.min, maxAmount: wish.limits.max })
  }
  const prices = priceSeeds(market, wish)
  if (prices.length > 0) commands.push({ kind: 'prices', marketId, prices })
  if (wish.status !== undefined) {
    const { status, selections } = wish
    commands.push({ kind: 'status', marketId, status, ...(selections === undefined ? {} : { selections }) })
  }
  if (wish.settle !== undefined) {
    const { settle, resultValue = '', score } = wish
    const sides = new Set([...market.selections.map(({ side }) => side), ...Object.keys(settle)])
    const results = Object.fromEntries(
      [...sides].map((side): [string, LegResult] => [side, settle[side] ?? 'lose']),
    )
    commands.push({
      kind: 'settle',
      marketId,
      results,
      resultValue,
      ...(score === undefined ? {} : { score }),
    })
  }
  return commands
}

function priceSeeds(
  market: ModelMarket,
  { prices = {}, handicaps = {}, lines = {} }: MarketWish,
): PriceSeed[] {
  const sides = new Set([...Object.keys(prices), ...Object.keys(handicaps), ...Object.keys(lines)])
  return [...sides].map((side) => {
    const now = market.selections.find((selection) => selection.side === side)
    const handicap = handicaps[side]
    const line = lines[side]
    return {
      side,
      euro: prices[side] ?? now?.price.euro ?? '',
      ...(handicap === undefined ? {} : { handicap: withoutPlus(handicap) }),
      ...(line === undefined ? {} : { line: withoutPlus(line) }),
    }
  })
}

function withoutPlus(figure: string | null): string | null {
  return figure?.startsWith('+') === true ? figure.slice(1) : figure
}
