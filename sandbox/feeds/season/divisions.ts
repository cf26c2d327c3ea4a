const countries: ReadonlyMap<string, string> = new Map([
  ['E', 'England'],
  ['SC', 'Scotland'],
  ['D', 'Germany'],
  ['I', 'Italy'],
  ['SP', 'Spain'],
  ['F', 'France'],
  ['N', 'Netherlands'],
  ['B', 'Belgium'],
  ['P', 'Portugal'],
  ['T', 'Turkey'],
  ['G', 'Greece'],
])

/** England and Scotland count their divisions from 0, the others from 1. */
const countedFromZero: ReadonlySet<string> = new Set(['E', 'SC'])

/** The competition of a division code: "E0" → "England, division 1"; an unknown code is its own name. */
export function competitionOf(division: string): { id: string; name: string } {
  const parts = /^([A-Z]{1,2})(\d)$/.exec(division)
  const letters = parts?.[1] ?? ''
  const country = countries.get(letters)
  const id = `season-${division === '' ? 'unnamed' : slug(division)}`
  if (country === undefined) return { id, name: division === '' ? 'Imported season' : division }
  const number = Number(parts?.[2]) + (countedFromZero.has(letters) ? 1 : 0)
  return { id, name: `${country}, division ${number}` }
}

/** A text as part of an id: letters and digits, joined by hyphens. */
export function slug(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')
}
