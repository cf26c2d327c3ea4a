import Big from 'big.js'

import { isDecimalText } from './decimalText.ts'

/**
 * Exact decimal arithmetic. This is the only module that knows the decimal library.
 *
 * The constructor is our own, so that nobody else's settings reach it: quotients keep 40 places
 * and are truncated there, never rounded, so that truncating one again to fewer places gives the
 * truncation of the exact quotient. Strict: a JavaScript number is refused, so that no binary
 * fraction can slip in.
 */
const Exact = Big()
Exact.DP = 40
Exact.RM = 0
Exact.strict = true

export type Decimal = Big

/**
 * Reads a plain decimal text ("1.85", "-0.25") or an integer.
 * @throws RangeError when the text is not a plain decimal.
 */
export function decimal(value: string | bigint): Decimal {
  if (typeof value === 'string' && !isDecimalText(value)) {
    throw new RangeError(`Not a decimal: "${value}"`)
  }
  return new Exact(value)
}

/**
 * An integer as a decimal, without a detour over a binary fraction.
 * @throws RangeError when the number is not a safe integer.
 */
export function decimalFromInteger(value: number): Decimal {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a safe integer: ${value}`)
  return new Exact(BigInt(value))
}

export const zero: Decimal = new Exact('0')
export const one: Decimal = new Exact('1')
export const two: Decimal = new Exact('2')

/** The value truncated after `places` decimals, toward zero: 1.239 → 1.23, -1.239 → -1.23. */
export function truncate(value: Decimal, places: number): Decimal {
  return value.round(places, 0)
}

/** The value as text with exactly `places` decimals, truncated toward zero, with an ASCII minus. */
export function truncatedText(value: Decimal, places: number): string {
  return value.toFixed(places, 0)
}

/** The exact value as plain text, without an exponent or trailing zeros. */
export function decimalText(value: Decimal): string {
  return value.toFixed()
}
