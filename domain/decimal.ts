import Big from 'big.js'

/**
 * Exact decimal arithmetic. This is the only module that knows the decimal library.
 *
 * The constructor is our own, so that nobody else's settings reach it: quotients keep 40 places
 * and are cut off there, never rounded, so that truncating one again to fewer places gives the
 * truncation of the exact quotient. Strict: a JavaScript number is refused, so that no binary
 * fraction can slip in.
 */
const Exact = Big()
Exact.DP = 40
Exact.RM = 0
Exact.strict = true

export type Decimal = Big

const decimalPattern = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/

/** Whether a text is a plain decimal: optional ASCII minus, no leading zeros, no exponent, no blanks. */
export function isDecimalText(text: string): boolean {
  return decimalPattern.test(text)
}

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

/** The value cut off after `places` decimals, toward zero: 1.239 → 1.23, -1.239 → -1.23. */
export function truncate(value: Decimal, places: number): Decimal {
  return value.round(places, 0)
}

/** The value as text with exactly `places` decimals, cut off toward zero, with an ASCII minus. */
export function truncatedText(value: Decimal, places: number): string {
  return value.toFixed(places, 0)
}

/**
 * The same for a value that is still a plain decimal text, by cutting the text: no arithmetic,
 * so it is cheap enough for every price tick. What is not a plain decimal comes out unspecified.
 */
export function truncateText(text: string, places: number): string {
  const dot = text.indexOf('.')
  if (places === 0) return dot < 0 ? text : text.slice(0, dot)
  if (dot < 0) return `${text}.${'0'.repeat(places)}`
  const end = dot + 1 + places
  return text.length >= end ? text.slice(0, end) : text.padEnd(end, '0')
}

/** The exact value as plain text, without an exponent or trailing zeros. */
export function decimalText(value: Decimal): string {
  return value.toFixed()
}

/** Whether two optional decimal texts mean the same number ("-0.5" and "-0.50"); null only equals null. */
export function sameDecimal(a: string | null, b: string | null): boolean {
  if (a === b) return true
  if (a === null || b === null) return false
  return isDecimalText(a) && isDecimalText(b) && decimal(a).eq(decimal(b))
}
