/** Which events a lucky combo is made of, by when they are [SLIP-14]. */
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

/** What a member wishes of a lucky combo, selection by selection. */
export interface LuckyFilters {
  /** Euro odds out of `luckyBounds`, included; null for no bound. */
  readonly from: string | null
  readonly to: string | null
  readonly events: LuckyEvents
  /** Null for all games. */
  readonly gameId: string | null
  /** How many events, each of one selection. */
  readonly count: number
  readonly betType: LuckyBetType
  readonly selection: LuckySelection
}

/** Where everybody begins: whatever there is, neither certain nor hopeless. */
export const defaultLuckyFilters: LuckyFilters = {
  from: '1.40',
  to: '3.00',
  events: 'all',
  gameId: null,
  count: 3,
  betType: 'all',
  selection: 'all',
}

/** The bounds that may be chosen, as euro odds: such as are the same number in every odds type, label and all. */
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
