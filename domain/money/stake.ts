import { readAmountEntry } from './amountEntry.ts'
import { decimal, truncate } from './decimal.ts'
import { minorUnits } from './exactMoney.ts'
import { add, isZero, type Money, parseAmount } from './money.ts'
import { isRangeUnavailable, type StakeRange } from './stakeRange.ts'

export type StakeError =
  | 'empty'
  | 'malformed'
  /** It can be read as two amounts, one a thousand times the other. */
  | 'ambiguous'
  | 'belowMinimum'
  | 'aboveMaximum'
  | 'aboveBalance'
  | 'abovePayout'
  | 'unavailable'

export type ParsedStake = { ok: true; money: Money } | { ok: false; reason: StakeError }

/** No entry beyond this many minor units: a payout at any real price then stays within safe integers. */
const largestEntry = 10 ** 12

/**
 * Reads a stake as a member types it, in full units and the way any language writes it
 * (`readAmountEntry`). 'empty' for nothing, 'ambiguous' for "1,234", 'malformed' for anything else
 * or too many decimals, 'aboveMaximum' beyond 10^12 minor units.
 */
export function parseStake(text: string, currency: string, digits: number): ParsedStake {
  const entry = readAmountEntry(text, digits)
  if (!entry.ok) return entry
  const units = entry.units.replace(/^0+(?=[0-9])/, '')
  const { fraction } = entry
  if (fraction.length > digits) return { ok: false, reason: 'malformed' }
  try {
    const stake = parseAmount(fraction === '' ? units : `${units}.${fraction}`, currency, digits)
    return stake.minor > largestEntry ? { ok: false, reason: 'aboveMaximum' } : { ok: true, money: stake }
  } catch {
    return { ok: false, reason: 'aboveMaximum' }
  }
}

export interface StakeLimits {
  readonly range: StakeRange
  /** Null while it is not known, or for guests. */
  readonly balance: Money | null
  /** The most a bet may return, stake included; null for no such limit. */
  readonly maxPayout: Money | null
  readonly euroOdds: string
}

/**
 * What is wrong with a stake, or null [SLIP-06]. The first that applies: the market is unavailable,
 * nothing (or zero) entered, below the minimum, above the maximum, above the balance, payout above
 * the limit. Never throws on large stakes.
 */
export function checkStake(check: { readonly stake: Money | null } & StakeLimits): StakeError | null {
  const { stake, range, balance, maxPayout, euroOdds } = check
  if (isRangeUnavailable(range)) return 'unavailable'
  if (stake === null || isZero(stake)) return 'empty'
  if (stake.minor < range.minAmount.minor) return 'belowMinimum'
  if (stake.minor > range.maxAmount.minor) return 'aboveMaximum'
  if (balance !== null && stake.minor > balance.minor) return 'aboveBalance'
  if (
    maxPayout !== null &&
    truncate(minorUnits(stake).times(decimal(euroOdds)), 0).gt(minorUnits(maxPayout))
  ) {
    return 'abovePayout'
  }
  return null
}

/** The stake with an increment added; an empty stake counts as zero. @throws RangeError as `add`. */
export function addIncrement(stake: Money | null, increment: Money): Money {
  return stake === null ? increment : add(stake, increment)
}
