/** Letters that can be looked for. */
export const longestSearch = 80

/**
 * What is looked for, as an address keeps it: without blanks around it, cut where it is too long, and without half signs,
 * which could be sent to nobody. What it gives back it leaves as it is.
 * @param value a number too, which is how an address has digits
 * @returns undefined where nothing is looked for
 */
export function searchTextOf(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const short = String(value).trim().slice(0, longestSearch)
  return short.replaceAll(/\p{Cs}/gu, '').trim() || undefined
}
