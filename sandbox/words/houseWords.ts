import type { BetResult } from '#sandbox/store/bets/bets.ts'

/** What the house says in a language: names of markets and countries, and what members are told. */
export interface HouseWords {
  /** The names of markets, by their English. */
  readonly markets: Readonly<Record<MarketName, string>>
  /** A market of a map: `{market}` is one of the names above, `{map}` the number of the map. */
  readonly onMap: string
  /** `{runs}` is a number of runs. */
  readonly inningsRuns: string
  /** Countries of the imported seasons, by their English. */
  readonly countries: Readonly<Record<Country, string>>
  /** `{country}`, and the `{number}` of the division, 1 the highest. */
  readonly division: string
  /** A match by its sides: `{home}`, `{away}` */
  readonly event: string
  /** The ready-made combos, by their English. */
  readonly bigCombos: Readonly<Record<BigComboName, string>>
  /** How a bet ended, in the middle of a sentence. */
  readonly results: Readonly<Record<BetResult, string>>
  readonly notifications: NotificationWords
}

/** Whole sentences; sums come formatted, with their currency. */
export interface NotificationWords {
  /** `{ticketNum}`, `{result}` */
  readonly settled: string
  /** `{ticketNum}`, `{result}`, `{returns}` */
  readonly settledPaid: string
  /** `{ticketNum}`, `{stake}` */
  readonly void: string
  /** `{ticketNum}`, `{returns}` */
  readonly cashedOut: string
  /** `{ticketNum}`, `{odds}` */
  readonly booked: string
  /** `{ticketNum}`, `{odds}` */
  readonly placed: string
  /** By the member: `{ticketNum}`, `{stake}` */
  readonly cancelled: string
  /** Because the market closed: `{ticketNum}`, `{stake}` */
  readonly closed: string
  readonly refused: string
  /** `{amount}` */
  readonly deposit: string
  /** `{amount}` */
  readonly withdrawal: string
  /** `{from}` and `{to}` are times of day in UTC */
  readonly maintenance: string
  /** Without an end: `{from}` */
  readonly maintenanceFrom: string
}

/** The markets of the simulator and of imported matches; "Map 2 total kills" is "Total kills" of a map. */
export const marketNames = [
  '1X2',
  '1st half 1X2',
  '1st half handicap',
  '1st half over/under',
  '1st half total points',
  '1st innings odd/even',
  '1st innings runs',
  'Asian handicap',
  'Both teams to score',
  'First blood',
  'Handicap',
  'Kills handicap',
  'Maps handicap',
  'Odd/even',
  'Outright winner',
  'Over/under',
  'Overtime',
  'Rounds handicap',
  'Total kills',
  'Total kills odd/even',
  'Total maps',
  'Total points',
  'Total points odd/even',
  'Total rounds',
  'Total rounds odd/even',
  'Total runs',
  'Total towers',
  'Winner',
] as const
export type MarketName = (typeof marketNames)[number]

export const countries = [
  'Belgium',
  'England',
  'France',
  'Germany',
  'Greece',
  'Italy',
  'Netherlands',
  'Portugal',
  'Scotland',
  'Spain',
  'Turkey',
] as const
export type Country = (typeof countries)[number]

/** The ready-made combos that the house makes itself. */
export const bigComboNames = ['Favourites of the day', 'Goals, kills and rounds', 'Long shot'] as const
export type BigComboName = (typeof bigComboNames)[number]

/** A sentence with what its placeholders stand for. */
export function filled(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
