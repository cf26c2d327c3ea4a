import { hash } from '../random.ts'

/** Invented places, for sides that stand for a town. */
const places = [
  'Aldmoor',
  'Brackwell',
  'Carrowby',
  'Dunmere',
  'Eastmarch',
  'Fennick',
  'Garrowdale',
  'Hallowick',
  'Ivelstow',
  'Kestering',
  'Larkhaven',
  'Morrowton',
  'Netherby',
  'Oxcombe',
  'Pennarth',
  'Quarrydon',
  'Ravenholt',
  'Saltmere',
  'Tarnwick',
  'Underleigh',
  'Varnmouth',
  'Westerley',
  'Yarrowfield',
  'Zellbrook',
  'Ashgrove',
  'Bellrock',
  'Coldspring',
  'Driftwood Bay',
  'Elmstead',
  'Foxley',
  'Greystone',
  'Highcliff',
  'Ironbridge',
  'Juniper Hill',
  'Kingsreach',
  'Longmeadow',
  'Millford',
  'Northgate',
  'Oakridge',
  'Port Vessen',
  'Redwater',
  'Silverton',
  'Thornbury Vale',
  'Upper Marsh',
  'Vale Royal',
  'Whitesand',
  'Amberly',
  'Brightwater',
] as const

const clubEndings = ['United', 'Town', 'Rovers', 'Athletic', 'Albion', 'Wanderers'] as const
const courtEndings = ['Comets', 'Herons', 'Pioneers', 'Lanterns', 'Stags', 'Mariners'] as const
const cricketEndings = ['Kites', 'Falcons', 'Royals XI', 'Rangers', 'Thunder', 'Tuskers'] as const

const firstWords = [
  'Crimson',
  'Silent',
  'Iron',
  'Lunar',
  'Frost',
  'Golden',
  'Midnight',
  'Ember',
  'Cobalt',
  'Wild',
  'Hollow',
  'Static',
  'Velvet',
  'Rapid',
  'Granite',
  'Solar',
  'Paper',
  'Violet',
  'Northern',
  'Lucky',
] as const
const secondWords = [
  'Foxes',
  'Lanterns',
  'Owls',
  'Anvils',
  'Harbour',
  'Vipers',
  'Badgers',
  'Engines',
  'Monks',
  'Wardens',
  'Crows',
  'Tides',
  'Hounds',
  'Orchids',
  'Bishops',
  'Rams',
  'Sparrows',
  'Giants',
  'Cobras',
  'Drift',
] as const

/** How the sides of a game are named. */
export type NameStyle = 'club' | 'court' | 'cricket' | 'esports'

/**
 * Invented names of `count` sides, without repeats; the same for the same game, whatever the seed.
 * Real sides are never meant.
 * @param before how many sides the games before it have in the same style: in esports no two games share one, so that
 *   two teams name one match
 */
export function teamNames(style: NameStyle, gameId: string, count: number, before = 0): string[] {
  if (style === 'esports') return Array.from({ length: count }, (_, at) => esportsName(before + at))
  const shift = hash(Number(gameId), 77)
  const names = new Set<string>()
  for (let index = 0; names.size < count; index += 1) {
    const endings = style === 'club' ? clubEndings : style === 'court' ? courtEndings : cricketEndings
    const place = places[(shift + index * 5) % places.length]
    const ending = endings[(shift + index + Math.floor(index / places.length)) % endings.length]
    names.add(`${place} ${ending}`)
  }
  return [...names]
}

/** Each first word with each second one, once; neighbours share neither. */
function esportsName(index: number): string {
  const first = firstWords[(index * 7) % firstWords.length]
  const second = secondWords[(index + Math.floor(index / firstWords.length)) % secondWords.length]
  return `${first} ${second}`
}
