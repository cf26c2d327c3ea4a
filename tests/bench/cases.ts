import type { OddsType } from '#domain/odds/odds.ts'

/** A load on the path of a price, and the part of the client that shows it. */
export interface PriceCase {
  readonly name: string
  readonly what: string
  /** Events of the list. */
  readonly events: number
  /** Selection updates per second. */
  readonly rate: number
  readonly oddsType: OddsType
  /** One in this many market updates pauses its market, and the next update opens it again; 0 for none. */
  readonly suspensionEvery: number
  /** One in this many market updates moves its handicap or line; 0 for none. */
  readonly lineEvery: number
  /** Scores per second. */
  readonly scores: number
  /** What is on screen: the list, or the page of its first event, which has this many markets. */
  readonly marketsOfPage: number | null
  /** Whether the event's own channel carries its updates as well. */
  readonly onBothChannels: boolean
  /** Whether the tab is in the background: no frames come. */
  readonly isHidden: boolean
  /** Pixels per second; 0 without scrolling. */
  readonly scrolling: number
  /** Selections in the slip next to the list, as a combo with a stake; 0 for an empty slip. */
  readonly legs: number
  /** How many times per second the live statistics of the first event are sent, which are then on screen; 0 if they are not. */
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

/** The same load on a small world, for checking only that it can be measured. */
export function inShort(given: PriceCase): PriceCase {
  const { events, marketsOfPage, legs } = given
  return {
    ...given,
    events: Math.min(events, 60),
    marketsOfPage: marketsOfPage === null ? null : Math.min(marketsOfPage, 40),
    legs: Math.min(legs, 3),
  }
}

/** What is measured if no case is named: it ends in about five minutes. */
const shortSet: readonly string[] = ['list', 'moves', 'event', 'statistics', 'hidden', 'scrolling']

/**
 * The cases that a command line asks for: the ones it names, else all with `--all`, else the short set.
 * @throws RangeError on a name that no case has
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
