/** What begins the decimals: as the member's language writes money, so that no thousands are typed by it. */
export type DecimalMark = '.' | ','

export type KeypadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | DecimalMark | 'backspace'

/** Entries longer than this are above every maximum. */
const longestEntry = 15

/**
 * The stake's text after a key of the keypad. Keys that would make it no amount change nothing: a second decimal mark,
 * decimals beyond the currency's, a mark where it has none.
 * @param digits of the currency's minor unit
 */
export function keyed(text: string, key: KeypadKey, digits: number): string {
  if (key === 'backspace') return text.slice(0, -1)
  const point = text.search(/[.,]/)
  if (key === '.' || key === ',') {
    if (digits === 0 || point >= 0) return text
    return text === '' ? `0${key}` : `${text}${key}`
  }
  return withDigit(text, key, point, digits)
}

function withDigit(text: string, digit: string, point: number, digits: number): string {
  if (text.length >= longestEntry || (point >= 0 && text.length - point > digits)) return text
  return text === '' || text === '0' ? digit : `${text}${digit}`
}

/**
 * The mark on the keypad: "," where the language parts thousands by points, for "20.000" is twenty thousand there.
 * @param decimal of the member's language
 * @param digits of the currency's minor unit: one comma before three digits may be thousands, a point is not (`readAmountEntry`)
 */
export function markOf(decimal: string, digits: number): DecimalMark {
  return decimal === ',' && digits !== 3 ? ',' : '.'
}
