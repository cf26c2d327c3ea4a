import type { playedBet, playedState } from '../state.ts'

export type { GameTexts } from '../pages.ts'

/** What the server says of a table. */
export type GameState = ReturnType<typeof playedState>
export type PlayedBet = ReturnType<typeof playedBet>
export type GameType = GameState['type']

/** What a bet says. */
export interface BetBody {
  round: string
  selection: string
  amount: string
  currency: string
}
