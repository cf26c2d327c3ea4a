import type { OddsType } from '#domain/odds.ts'

/** A load on the path of a price, and what of the client is looking at it. */
export interface PriceCase {
  readonly name: string
  readonly what: string
  /** Events of the list. */
  readonly events: number
  /** Selection updates a second. */
  readonly rate: number
  readonly oddsType: OddsType
  /** Of this many market updates one pauses its market, which its next one opens again; 0 for none. */
  readonly suspensionEvery: number
  /** Of this many market updates one moves its handicap or line; 0 for none. */
  readonly lineEvery: number
  /** Scores a second. */
  readonly scores: number
  /** What is on screen: the list, or the page of its first event, which has this many markets. */
  readonly marketsOfPage: number | null
  /** The event's own channel carries its updates as well. */
  readonly onBothChannels: boolean
  /** The tab is in the background: no frames come. */
  readonly isHidden: boolean
  /** Pixels a second; 0 where nobody scrolls. */
  readonly scrolling: number
  /** Selections in the slip beside the list, as a combo with a stake; 0 where it is empty. */
  readonly legs: number
  /** How often a second the live statistics of the first event are told, which are on screen then; 0 where they are not. */
  readonly statistics: number
}

export const usual: PriceCase = {
  name: 'list',
  what: '1,000 events at 5,000/s',
  events: 1_000,
  rate: 5_000,
  oddsType: 'euro',
  suspensionEvery: 0,
  lineEvery: 0,
  scores: 0,
  marketsOfPage: null,
  onBothChannels: false,
  isHidden: false,
  scrolling: 0,
  legs: 0,
  statistics: 0,
}

/** Every case there is. */
export const priceCases: readonly PriceCase[] = [
  usual,
  { ...usual, name: 'short-list', what: '100 events at 5,000/s', events: 100 },
  { ...usual, name: 'calm', what: '1,000 events at 1,000/s', rate: 1_000 },
  { ...usual, name: 'short-calm', what: '100 events at 1,000/s', events: 100, rate: 1_000 },
  {
    ...usual,
    name: 'moves',
    what: '100 events at 2,000/s, 100 scores a second, lines move, markets pause',
    events: 100,
    rate: 2_000,
    suspensionEvery: 20,
    lineEvery: 10,
    scores: 100,
  },
  {
    ...usual,
    name: 'scores',
    what: '1,000 events at 1,000/s, 500 scores a second',
    rate: 1_000,
    scores: 500,
  },
  {
    ...usual,
    name: 'lines',
    what: '100 events at 2,000/s, lines move',
    events: 100,
    rate: 2_000,
    lineEvery: 2,
  },
  {
    ...usual,
    name: 'suspensions',
    what: '100 events at 2,000/s, markets pause',
    events: 100,
    rate: 2_000,
    suspensionEvery: 4,
  },
  {
    ...usual,
    name: 'indo',
    what: '100 events at 2,000/s, Indo odds',
    events: 100,
    rate: 2_000,
    oddsType: 'indo',
  },
  {
    ...usual,
    name: 'event',
    what: 'an event of 300 markets at 2,000/s',
    events: 100,
    rate: 2_000,
    marketsOfPage: 300,
  },
  {
    ...usual,
    name: 'channels',
    what: 'the same, told on the event’s own channel as well',
    events: 100,
    rate: 2_000,
    marketsOfPage: 300,
    onBothChannels: true,
  },
  { ...usual, name: 'slip', what: '100 events at 5,000/s, 20 of them in the slip', events: 100, legs: 20 },
  {
    ...usual,
    name: 'statistics',
    what: 'live statistics of an event on screen, told 4 times a second, 5,000 prices a second, 20 of them in the slip',
    events: 100,
    legs: 20,
    statistics: 4,
  },
  { ...usual, name: 'hidden', what: '1,000 events at 5,000/s, the tab hidden', isHidden: true },
  {
    ...usual,
    name: 'scrolling',
    what: '300 events at 2,000/s, scrolled all the time',
    events: 300,
    rate: 2_000,
    scrolling: 1_200,
  },
]

/** The same load on a small world, where only whether it can be measured is asked. */
export function inShort(given: PriceCase): PriceCase {
  const { events, marketsOfPage, legs } = given
  return {
    ...given,
    events: Math.min(events, 60),
    marketsOfPage: marketsOfPage === null ? null : Math.min(marketsOfPage, 40),
    legs: Math.min(legs, 3),
  }
}

/** What is measured where no case is named: it ends in about five minutes. */
const shortSet: readonly string[] = ['list', 'moves', 'event', 'statistics', 'hidden', 'scrolling']

/**
 * The cases a command line asks for: those it names, else all with `--all`, else the short set.
 * @throws RangeError on a name no case has
 */
export function chosenCases(words: readonly string[]): PriceCase[] {
  const names = words.filter((word) => !word.startsWith('--'))
  const unknown = names.find((name) => !priceCases.some((one) => one.name === name))
  if (unknown !== undefined)
    throw new RangeError(`No case "${unknown}". There are: ${priceCases.map(({ name }) => name).join(', ')}.`)
  if (words.includes('--all') && names.length === 0) return [...priceCases]
  const wanted = names.length > 0 ? names : shortSet
  return priceCases.filter(({ name }) => wanted.includes(name))
}
