/**
 * An amount as it is typed, with its thousands set apart. What does not read as one amount in plain digits stays as it is:
 * nothing that may mean two things is made to look like one of them.
 * @param separator between groups of three digits
 */
export function grouped(text: string, separator: string): string {
  const [, units, rest = ''] = /^(\d+)([.,]\d*)?$/.exec(text) ?? []
  if (units === undefined || (rest.startsWith(separator) && units.length > 3)) return text
  return units.replace(/\B(?=(\d{3})+$)/g, separator) + rest
}

/** Everything that no language writes an amount with: letters, signs of currencies, a minus. */
const foreign = /[\p{L}\p{M}\p{S}\p{Pd}]/gu

/**
 * What was meant by an entry in a field that groups: the separators that the field itself has set are no part of it, and
 * letters are not taken.
 * @param text what was entered before
 */
export function entered(typed: string, text: string, separator: string): string {
  const taken = typed.replace(foreign, '')
  const shown = grouped(text, separator)
  if (shown === text) return taken
  // At the end of an amount it is the mark of its decimals.
  const isMark = taken === shown + separator
  const plain = taken.replaceAll(separator, '')
  return isMark ? `${plain}.` : plain
}

/** What groups thousands where the member's language sets it: never a point, which begins the decimals here. */
export function separatorOf(group: string): string {
  return group === ',' ? ',' : '\u202f'
}

/** Where the caret stands once the text is written again: behind as many digits as before. */
export function caretAfter(text: string, significant: number): number {
  let left = significant
  let at = 0
  for (; at < text.length && left > 0; at += 1) if (/[\d.]/.test(text.charAt(at))) left -= 1
  return at
}
