/* oxlint-disable lingui/no-unlocalized-strings -- names of zones and offsets, which are written so in every language */
/** A time zone as it is chosen. */
export interface Zone {
  /** IANA name: "America/Argentina/Buenos_Aires". */
  readonly name: string
  /** The same to read: "America / Argentina / Buenos Aires". */
  readonly label: string
  /** How far it is from Greenwich at that moment: "GMT-3". */
  readonly offset: string
}

/** Folded for a search: without case, marks and what stands between words. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('\u2212', '-')
    .replaceAll(/[\s_/]+/g, ' ')
    .toLowerCase()
    .trim()
}

/**
 * How far a zone is from Greenwich.
 * @param at UTC milliseconds: summer time counts
 * @throws RangeError on a zone that the browser does not know
 */
export function offsetOf(name: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    timeZoneName: 'shortOffset',
  }).formatToParts(at)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return offset === 'GMT' ? 'GMT+0' : offset
}

function zoneOf(name: string, at: number): Zone {
  return { name, label: name.replaceAll('_', ' ').replaceAll('/', ' / '), offset: offsetOf(name, at) }
}

/**
 * Every zone that the browser knows, by name, and Greenwich's, which the browser does not list.
 * @param alsoThese names that are to be among them: of the ones in use some browsers list another name
 * @param at UTC milliseconds
 */
export function zonesAt(at: number, alsoThese: readonly string[]): readonly Zone[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []
  const names = new Set(['UTC', ...known, ...alsoThese])
  return [...names].toSorted().map((name) => zoneOf(name, at))
}

/** Those of which every word that is looked for is in the name or the offset. */
export function zonesWith(zones: readonly Zone[], find: string): readonly Zone[] {
  const words = folded(find).split(' ')
  return zones.filter(({ label, offset }) => {
    const text = folded(`${label} ${offset}`)
    return words.every((word) => text.includes(word))
  })
}
