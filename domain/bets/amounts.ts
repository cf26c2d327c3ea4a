import {
  type Decimal,
  decimal,
  decimalFromInteger,
  decimalText,
  one,
  truncate,
  zero,
} from '../money/decimal.ts'
import { minorUnits, truncateMinorUnits } from '../money/exactMoney.ts'
import { isZero, least, type Money, money } from '../money/money.ts'
import type { StakeError } from '../money/stake.ts'
import { isRangeUnavailable, type StakeRange } from '../money/stakeRange.ts'
import {
  comboOdds,
  elementarySymmetric,
  exactSystemCost,
  lineCount,
  systemCost,
  systemReturns,
} from './combination.ts'
import type { SystemStake } from './combination.ts'

/** The stakes of a bet, by how many of its legs each multiplies: a single has one of size 1, a combo one of all. */
export type BetStakes = readonly [SystemStake, ...SystemStake[]]

/** What the legs of a bet are priced at. */
export interface BetPrices {
  /** In euro odds, in the order of the legs. */
  readonly euroOdds: readonly string[]
  /** The price of the whole in euro odds, if the server makes it (bet builder); null for the product of the legs. */
  readonly price: string | null
}

/** What a bet of any kind takes from the wallet. @throws RangeError beyond the safe range */
export function betCost(legs: number, stakes: BetStakes): Money {
  return systemCost(legs, stakes)
}

function exactReturns({ euroOdds, price }: BetPrices, stakes: BetStakes): Decimal {
  return price === null
    ? systemReturns(euroOdds, stakes)
    : minorUnits(stakes[0].perLine).times(decimal(price))
}

/**
 * What a bet returns when every leg wins, stakes included: exact, then truncated once [SLIP-09 SLIP-11].
 * @throws RangeError on malformed odds or beyond the safe range
 */
export function betPayout(prices: BetPrices, stakes: BetStakes): Money {
  const { currency, digits } = stakes[0].perLine
  return truncateMinorUnits(exactReturns(prices, stakes), currency, digits)
}

/** The price of all legs together in euro odds, exact. @throws RangeError on malformed odds */
export function wholePrice({ euroOdds, price }: BetPrices): string {
  return price ?? decimalText(comboOdds(euroOdds))
}

/** The limits of a stake on a size. */
export interface SizeRange {
  readonly size: number
  readonly range: StakeRange
}

export interface BetLimits {
  readonly ranges: readonly SizeRange[]
  /** Null while it is not known, or for guests. */
  readonly balance: Money | null
  /** The most the bet may return, stakes included. */
  readonly maxPayout: Money
}

/**
 * What is wrong with the stakes of a bet, or null [SLIP-06 SLIP-11]. The first that applies: a market is unavailable,
 * nothing staked, a stake below the minimum or above the maximum of its size, the sum above the balance, the payout above
 * the limit. Never throws on large stakes.
 * @param stakes zero for a size without a stake
 * @returns of which size; null if it is about the whole bet
 */
export function checkStakes(
  prices: BetPrices,
  stakes: readonly SystemStake[],
  { ranges, balance, maxPayout }: BetLimits,
): { readonly error: StakeError; readonly size: number | null } | null {
  const [first, ...others] = stakes.filter(({ perLine }) => !isZero(perLine))
  if (ranges.every(({ range }) => isRangeUnavailable(range))) return { error: 'unavailable', size: null }
  if (first === undefined) return { error: 'empty', size: null }
  for (const { size, perLine } of [first, ...others]) {
    const range = ranges.find((candidate) => candidate.size === size)?.range
    if (range === undefined || isRangeUnavailable(range)) return { error: 'unavailable', size }
    if (perLine.minor < range.minAmount.minor) return { error: 'belowMinimum', size }
    if (perLine.minor > range.maxAmount.minor) return { error: 'aboveMaximum', size }
  }
  const cost = exactSystemCost(prices.euroOdds.length, [first, ...others])
  if (balance !== null && cost.gt(minorUnits(balance))) return { error: 'aboveBalance', size: null }
  const returns = truncate(exactReturns(prices, [first, ...others]), 0)
  return returns.gt(minorUnits(maxPayout)) ? { error: 'abovePayout', size: null } : null
}

/**
 * The largest stake on a size that its range, the balance and the payout limit allow, with the other stakes unchanged:
 * the max button [SLIP-06]. It can be below the minimum, which `checkStakes` then says; zero if nothing is left.
 */
export function mostStake(
  prices: BetPrices,
  size: number,
  others: readonly SystemStake[],
  { ranges, balance, maxPayout }: BetLimits,
): Money {
  const range = ranges.find((candidate) => candidate.size === size)?.range
  const { currency, digits } = maxPayout
  if (range === undefined || isRangeUnavailable(range)) return money(0, currency, digits)
  const legs = prices.euroOdds.length
  const [first, ...rest] = others
  const returned = first === undefined ? zero : exactReturns(prices, [first, ...rest])
  const most = (limit: Money, taken: Decimal, perUnit: Decimal): Money =>
    money(largestBelow(minorUnits(limit).plus(one).minus(taken), perUnit), currency, digits)
  const byPayout = most(maxPayout, returned, returnsOf(prices, size))
  if (balance === null) return least(range.maxAmount, byPayout)
  const combinations = decimalFromInteger(lineCount(legs, size))
  return least(range.maxAmount, byPayout, most(balance, exactSystemCost(legs, others), combinations))
}

/** What one unit on each combination of a size returns. */
function returnsOf({ euroOdds, price }: BetPrices, size: number): Decimal {
  return price === null
    ? elementarySymmetric(
        euroOdds.map((odds) => decimal(odds)),
        size,
      )
    : decimal(price)
}

/** The largest whole number that stays below `bound` when multiplied by `factor`; zero if there isn't one. */
function largestBelow(bound: Decimal, factor: Decimal): number {
  if (bound.lte(zero)) return 0
  const quotient = truncate(bound.div(factor), 0)
  const largest = quotient.times(factor).eq(bound) ? quotient.minus(one) : quotient
  return Number(largest.toFixed(0))
}
