import type { Money } from './money.ts'

/** The minimum and maximum stake; min above max, or negative, is "unavailable" [SLIP-05]. */
export interface StakeRange {
  readonly minAmount: Money
  readonly maxAmount: Money
}

/** Whether a range says that the market cannot be bet at all [SLIP-05]. */
export function isRangeUnavailable(range: StakeRange): boolean {
  return range.minAmount.minor > range.maxAmount.minor || range.maxAmount.minor < 0
}
