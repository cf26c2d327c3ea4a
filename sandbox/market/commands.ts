import type { BetType } from '#domain/betType.ts'
import type { Side } from '#domain/selection.ts'
import type { LegResult } from '#domain/settlement.ts'

/** A tab of an event's market row: MATCH, or a map with its score. */
export interface TabState {
  tabName: string
  open: boolean
  scoreline: string | null
}

/** A new event, as a feed announces it. `startUtc` is sandbox time in UTC milliseconds. */
export interface EventSeed {
  eventId: string
  gameId: string
  gameName: string
  competitionId: string
  competitionName: string
  home: string
  away: string
  startUtc: number
  inPlay?: boolean
  mapNum?: number | null
  tabs?: TabState[]
  hasStream?: boolean
}

/** What an event may be called otherwise. */
export type EventNames = Partial<Pick<EventSeed, 'gameId' | 'gameName' | 'competitionName' | 'home' | 'away'>>

/** A selection of a new market. `euro` is a decimal string above 1. */
export interface SelectionSeed {
  side: Side
  name: string
  euro: string
  handicap?: string | null
  line?: string | null
  status?: 'open' | 'paused'
}

/** A new market. Limits are full units of the currency, as decimal strings. */
export interface MarketSeed {
  marketId: string
  eventId: string
  name: string
  betType: BetType
  option?: 'match' | 'map' | 'outright'
  tabName?: string
  status?: 'open' | 'new' | 'paused'
  minAmount?: string
  maxAmount?: string
  comboAllowed?: boolean
  selections: SelectionSeed[]
}

/** What a market can be told to become; `settled` comes with the results, by a settle command. */
export type CommandStatus = 'open' | 'paused' | 'closed' | 'resulting' | 'settlement'

/** A new price of one selection; an absent handicap or line stays as it is. */
export interface PriceSeed {
  side: Side
  euro: string
  handicap?: string | null
  line?: string | null
}

/** The score a handicap or a total is judged by. */
export interface Score {
  home: number
  away: number
}

/** Everything that can happen to the market. */
export type MarketCommand =
  | { kind: 'event'; event: EventSeed }
  | { kind: 'market'; market: MarketSeed }
  | { kind: 'prices'; marketId: string; prices: PriceSeed[] }
  /** Of the whole market, or, with `selections`, of those alone. */
  | { kind: 'status'; marketId: string; status: CommandStatus; selections?: Side[] }
  | {
      kind: 'score'
      eventId: string
      scoreline: string | null
      details: string | null
      mapNum?: number | null
      liveTab?: string | null
      tabs?: TabState[]
    }
  | { kind: 'inPlay'; eventId: string }
  /** Other names, where given; selections named after a team follow it. */
  | { kind: 'names'; eventId: string; names: EventNames }
  /** `score` is given where the result depends on the handicap or line a bet was taken at. */
  | {
      kind: 'settle'
      marketId: string
      results: Record<Side, LegResult>
      resultValue: string
      score?: Score
    }
  | { kind: 'limits'; marketId: string; minAmount: string; maxAmount: string }
  /** How long (sandbox time) bets on it take to be decided; 0 for at once. */
  | { kind: 'betDelay'; marketId: string; ms: number }
  /** While held, a market takes prices and statuses from control calls alone; results still come. */
  | { kind: 'hold'; marketId: string; hold: boolean }
  /** The event leaves the lists. Markets without a result are closed. */
  | { kind: 'closeEvent'; eventId: string }

/** A command and the sandbox time (UTC milliseconds) at which it happens. */
export interface TimedCommand {
  at: number
  command: MarketCommand
}

/** Who speaks: a feed, or a person or test through a control call. */
export type CommandOrigin = 'feed' | 'control'

/** The result of a market, with what a bet taken at an earlier handicap or line needs. */
export interface Settlement {
  marketId: string
  eventId: string
  betType: BetType
  at: number
  results: Readonly<Record<Side, LegResult>>
  resultValue: string
  score: Score | null
}

/** What one application (one tick, one advance, one control call) changed. */
export interface ChangeBatch {
  /** Sandbox time of the last command in it. */
  at: number
  /** Markets whose price, status, limits or selections changed. */
  markets: ReadonlySet<string>
  /** Events that came, changed (in play, number of markets) or left the lists. */
  events: ReadonlyMap<string, 'added' | 'changed' | 'removed'>
  /** Events whose score, details or tabs changed. */
  scores: ReadonlySet<string>
  settlements: readonly Settlement[]
}
