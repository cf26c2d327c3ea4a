import { type Decimal, decimalFromInteger, truncatedText } from './decimal.ts'
import { type Money, money } from './money.ts'

/** The amount in minor units as an exact decimal, for multiplying with odds. */
export function minorUnits(value: Money): Decimal {
  return decimalFromInteger(value.minor)
}

/**
 * The one rounding function of money: an exact amount in minor units, truncated toward zero (15757.5 → 15757).
 * Operators differ in the last digit; this is ours.
 * @throws RangeError beyond the safe range.
 */
export function truncateMinorUnits(value: Decimal, currency: string, digits: number): Money {
  return money(Number(truncatedText(value, 0)), currency, digits)
}
