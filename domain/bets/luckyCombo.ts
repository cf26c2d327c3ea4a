/** Which events a lucky combo is made from, by when they take place [SLIP-14]. */
export const luckyEvents = ['all', 'today', 'inplay', 'early'] as const

/** Which kinds of questions. */
export const luckyBetTypes = ['all', 'winner', 'handicap', 'over_under', 'odd_even'] as const

/** Which selections of a market. */
export const luckySelections = [
  'all',
  'favourite',
  'underdog',
  'home',
  'away',
  'over',
  'under',
  'odd',
  'even',
] as const

export type LuckyEvents = (typeof luckyEvents)[number]
export type LuckyBetType = (typeof luckyBetTypes)[number]
export type LuckySelection = (typeof luckySelections)[number]

/** What a member wants in a lucky combo, selection by selection. */
export interface LuckyFilters {
  /** Euro odds from `luckyBounds`, inclusive; null for no bound. */
  readonly from: string | null
  readonly to: string | null
  readonly events: LuckyEvents
  /** Null for all games. */
  readonly gameId: string | null
  /** How many events, with one selection each. */
  readonly count: number
  readonly betType: LuckyBetType
  readonly selection: LuckySelection
}

/** Where every member begins: anything available, neither certain nor hopeless. */
export const defaultLuckyFilters: LuckyFilters = {
  from: '1.40',
  to: '3.00',
  events: 'all',
  gameId: null,
  count: 3,
  betType: 'all',
  selection: 'all',
}

/** The bounds that can be chosen, as euro odds: those that are the same number in every odds type, label included. */
export const luckyBounds: readonly string[] = [
  '1.20',
  '1.25',
  '1.40',
  '1.50',
  '1.80',
  '2.00',
  '2.25',
  '3.00',
  '3.50',
  '5.00',
  '6.00',
  '11.00',
  '21.00',
]
