/** What can be told about decimals from their texts alone, without the decimal library. */

const decimalPattern = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/

/** Whether a text is a plain decimal: optional ASCII minus, no leading zeros, no exponent, no blanks. */
export function isDecimalText(text: string): boolean {
  return decimalPattern.test(text)
}

/**
 * A plain decimal text with exactly `places` decimals, truncated toward zero, by cutting the text: no arithmetic, so it is
 * cheap enough for every price tick. The result is unspecified for anything but a plain decimal.
 */
export function truncateText(text: string, places: number): string {
  const dot = text.indexOf('.')
  if (places === 0) return dot < 0 ? text : text.slice(0, dot)
  if (dot < 0) return `${text}.${'0'.repeat(places)}`
  const end = dot + 1 + places
  return text.length >= end ? text.slice(0, end) : text.padEnd(end, '0')
}

/** The text without anything that does not change its number: "-0.50" → "-0.5", "-0" → "0". */
function normalText(text: string): string {
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return short === '-0' ? '0' : short
}

/** Whether two optional decimal texts mean the same number ("-0.5" and "-0.50"); null only equals null. */
export function sameDecimal(a: string | null, b: string | null): boolean {
  if (a === b) return true
  if (a === null || b === null) return false
  return isDecimalText(a) && isDecimalText(b) && normalText(a) === normalText(b)
}
