import { type Decimal, decimal, decimalFromInteger, truncatedText } from './decimal.ts'
import { type Money, money } from './money.ts'

/** The amount in minor units as an exact decimal, for multiplying with odds. */
export function minorUnits(value: Money): Decimal {
  return decimalFromInteger(value.minor)
}

/**
 * The one rounding function of money: an exact amount in full units, truncated toward zero at the
 * currency's minor unit (157.575 → 157.57). Operators differ in the last digit; this is ours.
 * @throws RangeError beyond the safe range.
 */
export function truncateToMinor(value: Decimal, currency: string, digits: number): Money {
  return truncateMinorUnits(value.times(decimal(10n ** BigInt(digits))), currency, digits)
}

/** The same for an exact value that already counts minor units. */
export function truncateMinorUnits(value: Decimal, currency: string, digits: number): Money {
  return money(Number(truncatedText(value, 0)), currency, digits)
}
