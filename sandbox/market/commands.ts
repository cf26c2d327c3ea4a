import type { LegResult } from '#domain/bets/settlement.ts'
import type { BetType } from '#domain/market/betType.ts'
import type { Side } from '#domain/market/selection.ts'

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

/** Other names for an event. */
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

/** What a market can be set to; `settled` comes with the results, through a settle command. */
export type CommandStatus = 'open' | 'paused' | 'closed' | 'resulting' | 'settlement'

/** What a selection can be set to while its market stays open. */
export type SelectionStatus = Exclude<CommandStatus, 'settlement'>

/** A new price of one selection; a missing handicap or line stays as it is. */
export interface PriceSeed {
  side: Side
  euro: string
  handicap?: string | null
  line?: string | null
}

/** The score that decides a market: of the match, a map or a half, whichever the market is about. */
export interface Score {
  home: number
  away: number
}

/** Everything that can happen to the market. */
export type MarketCommand =
  | { kind: 'event'; event: EventSeed }
  | { kind: 'market'; market: MarketSeed }
  | { kind: 'prices'; marketId: string; prices: PriceSeed[] }
  /** For the whole market, or only for `selections` if given. */
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
  /** Other names, if given; selections named after a team follow it. */
  | { kind: 'names'; eventId: string; names: EventNames }
  /**
   * With a score, every bet is judged by it, at its own handicap or line, and the results follow from it;
   * `voided` returns every stake; without either, the results say how each side ended.
   */
  | {
      kind: 'settle'
      marketId: string
      results: Record<Side, LegResult>
      resultValue: string
      score?: Score
      voided?: true
    }
  | { kind: 'limits'; marketId: string; minAmount: string; maxAmount: string }
  /** Taken out of its event: every stake is returned, and no bet finds it any more. */
  | { kind: 'withdraw'; marketId: string }
  /** Whether combos may contain it. */
  | { kind: 'combos'; marketId: string; allowed: boolean }
  /** How long (sandbox time) bets on it take to be decided; 0 for at once. */
  | { kind: 'betDelay'; marketId: string; ms: number }
  /** While held, a market only takes prices and statuses from control calls; results still arrive. */
  | { kind: 'hold'; marketId: string; hold: boolean }
  /** The event leaves the lists. Markets without a result are closed. */
  | { kind: 'closeEvent'; eventId: string }
  /** A closed event and its markets cannot be asked for any more; without this, that happens three days later. */
  | { kind: 'forgetEvent'; eventId: string }

/** A command and the sandbox time (UTC milliseconds) at which it happens. */
export interface TimedCommand {
  at: number
  command: MarketCommand
}

/** Who speaks: a feed, or a person or test through a control call. */
export type CommandOrigin = 'feed' | 'control'

/** How a market ended: by a score, by the stated result of each side, or without a result. */
export type Ending = 'score' | 'stated' | 'voided'

/**
 * The result of a market. `results` are those of its own terms at the end; a bet is judged at the terms it
 * was taken at.
 */
export interface Settlement {
  marketId: string
  eventId: string
  betType: BetType
  at: number
  ending: Ending
  results: Readonly<Record<Side, LegResult>>
  resultValue: string
  /** Only if the ending is by a score. */
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
