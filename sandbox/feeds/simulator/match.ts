import type { BetType } from '#domain/market/betType.ts'

import type { Score, TabState } from '../../market/commands.ts'
import type { Distribution } from './distribution.ts'

/** What is known about how something will end. An engine gives what its markets need. */
export interface Forecast {
  /** Home minus away. */
  difference?: Distribution
  total?: Distribution
  /** The probability that it happens, or, for a winner without a score, that home wins. */
  yes?: number
}

/**
 * How something ended: a score, a yes or no (for a winner: whether it is home), or not at all. `text` is
 * what a ticket says about it; if absent, the score itself, or which of the two.
 */
export type Ending = { score: Score; text?: string } | { yes: boolean; text?: string } | 'notPlayed'

/** How a market's selections and prices come from a forecast. */
export type MarketKind = 'winner' | 'threeWay' | 'handicap' | 'total' | 'oddEven' | 'yesNo'

/** The lines a market may be at. */
export interface LineRule {
  /** 0.25 for quarter lines, 1 for whole steps. */
  step: number
  /** Where the steps begin: 0.5 with a step of 1 gives only half lines. */
  from: number
  /** This many steps away from the line that is closest to even. */
  offset: number
}

/** A market an engine knows how to price. */
export interface MarketSpec {
  /** Unique in the event. */
  key: string
  name: string
  betType: BetType
  kind: MarketKind
  /** What it is about, as the engine names it ("match", "rounds 1"). */
  subject: string
  tabName: string
  line?: LineRule
}

/** The scoreboard after a step. */
export interface Board {
  scoreline: string | null
  details: string | null
  mapNum: number | null
  liveTab: string | null
  tabs: TabState[]
  /** The map that ended last, and who won it; null before the first one ends. */
  lastMap: { map: number; winner: 'home' | 'away'; scoreline: string } | null
}

/** One of the two sides. */
export type Team = 'home' | 'away'

/** What was played in a step of a map: who won a round, or who killed, took a tower or brought the base down. */
export interface MapPlay {
  kind: 'round' | 'kill' | 'tower' | 'base'
  by: Team
}

/** What was played in a step, as statistics are made of it. */
export type Play =
  | { kind: 'map'; map: number }
  | (MapPlay & { map: number })
  /** A period (half, quarter, innings) begins; in an innings, `by` bats. */
  | { kind: 'period'; period: number; by: Team | null }
  | { kind: 'minute'; period: number; minute: number }
  | { kind: 'goal'; period: number; minute: number; by: Team }
  /** An attack of each side, with the points it brought. */
  | { kind: 'attacks'; period: number; home: number; away: number }
  | { kind: 'ball'; period: number; by: Team; runs: number; wicket: boolean }
  | { kind: 'superOver'; by: Team }

/** A moment of a match after which something is different. */
export interface Step {
  /** Milliseconds since the start. */
  at: number
  board: Board
  /** Null if only the prices moved. */
  play: Play | null
  /** Prices are held for this long: all of them, or those about these subjects. */
  suspend: { ms: number; subjects: 'all' | readonly string[] } | null
  /** Lines are chosen again. */
  relines: boolean
  /** Subjects whose markets are offered from this step on. */
  opens: readonly string[]
  /** What is known about a subject, given only what has happened; null while it is not on offer. */
  forecast(subject: string, at: number, nudge: number): Forecast | null
  /** How a subject ended; null while it has not. */
  ending(subject: string): Ending | null
  /** Nothing happens after it. */
  ends: boolean
}

/** A match to be played: its markets and, one after the other, its steps. */
export interface Match {
  markets: readonly MarketSpec[]
  /** The state before the start: what is known then, and which subjects are on offer. */
  opening: Step
  /** Each in order of time; the last one ends it. */
  steps(): Generator<Step>
}

/** Only half lines: a bet always wins or loses. */
export const halfLines: LineRule = { step: 1, from: 0.5, offset: 0 }
/** Quarter lines, as football is bet on in Asia. */
export const quarterLines: LineRule = { step: 0.25, from: 0, offset: 0 }
