import type { LegResult } from '#domain/bets/settlement.ts'

import type { CommandStatus, MarketCommand, PriceSeed, Score } from '../market/commands.ts'
import type { ModelMarket } from '../market/entities.ts'

/** What a person or a test can ask of a market. */
export interface MarketWish {
  prices?: Record<string, string>
  handicaps?: Record<string, string | null>
  lines?: Record<string, string | null>
  status?: CommandStatus
  /** Only these selections take the status. */
  selections?: string[]
  limits?: { min: string; max: string }
  comboAllowed?: boolean
  settle?: Record<string, LegResult>
  resultValue?: string
  /** Decides results, handicaps and totals; on its own it settles the market. */
  score?: Score
  /** Whether feeds are kept out; they are, from the first price or status that is set here. */
  hold?: boolean
  /** Takes the market out of its event, after everything else. */
  withdraw?: true
}

/** The commands for a request, in the order in which to apply them. */
export function marketCommands(market: ModelMarket, wish: MarketWish): MarketCommand[] {
  const { marketId } = market
  const commands: MarketCommand[] = []
  const takesOver = wish.prices ?? wish.handicaps ?? wish.lines ?? wish.status
  const hold = wish.hold ?? (takesOver === undefined ? undefined : true)
  if (wish.limits !== undefined) {
    commands.push({ kind: 'limits', marketId, minAmount: wish.limits.min, maxAmount: wish.limits.max })
  }
  if (wish.comboAllowed !== undefined) commands.push({ kind: 'combos', marketId, allowed: wish.comboAllowed })
  const prices = priceSeeds(market, wish)
  if (prices.length > 0) commands.push({ kind: 'prices', marketId, prices })
  if (wish.status !== undefined) {
    const { status, selections } = wish
    commands.push({ kind: 'status', marketId, status, ...(selections === undefined ? {} : { selections }) })
  }
  // After the prices: if those are refused, the feed keeps the market.
  if (hold !== undefined && hold !== market.held) commands.push({ kind: 'hold', marketId, hold })
  const settle = settleCommand(market, wish)
  if (settle !== null) commands.push(settle)
  if (wish.withdraw === true) commands.push({ kind: 'withdraw', marketId })
  return commands
}

/** Without a score, sides that are not named lose; if all of them are void, the market has no result. */
function settleCommand(market: ModelMarket, wish: MarketWish): MarketCommand | null {
  const { settle, score, resultValue } = wish
  if (settle === undefined && score === undefined) return null
  const base = { kind: 'settle', marketId: market.marketId } as const
  if (score !== undefined) {
    return {
      ...base,
      results: settle ?? {},
      score,
      resultValue: resultValue ?? `${score.home}-${score.away}`,
    }
  }
  const sides = new Set([...market.selections.map(({ side }) => side), ...Object.keys(settle ?? {})])
  const results = Object.fromEntries(
    [...sides].map((side): [string, LegResult] => [side, settle?.[side] ?? 'lose']),
  )
  const isVoid = Object.values(results).every((result) => result === 'void')
  return { ...base, results, resultValue: resultValue ?? '', ...(isVoid ? { voided: true } : {}) }
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
