import type { Score } from '../../../market/commands.ts'
import type { Random } from '../../random.ts'
import type { Forecast, MapPlay, MarketSpec, Ending } from '../match.ts'

/** What happened next in a map. */
export interface MapStep<State> {
  state: State
  play: MapPlay
  /** Milliseconds since the step before. */
  wait: number
  /** How long prices are held; 0 if they are not. */
  suspendMs: number
  relines: boolean
}

/** How one map of a series goes. States are never changed, only followed by others. */
export interface MapEngine<State> {
  start(): State
  next(state: State, random: Random): MapStep<State>
  winner(state: State): 'home' | 'away' | null
  /** Probability that home wins the map, given the state alone. */
  chance(state: State, nudge: number): number
  score(state: State): Score
  details(state: State): string | null
  /** Its markets, for a map counted from 1; subjects are "<topic> <map>". */
  markets(map: number): MarketSpec[]
  /** By the topic of a subject; the map's winner is not asked here. */
  forecast(topic: string, state: State, nudge: number): Forecast | null
  ending(topic: string, state: State): Ending | null
}
