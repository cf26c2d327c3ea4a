import type { GameType } from '../games/game.ts'

/** The words of the mini-games in a language. */
export interface MiniGameWords {
  /** The name of each game. */
  games: Readonly<Record<GameType, string>>
  /** What can be bet on, besides numbers, and what can come of it. */
  selections: Readonly<Record<string, string>>
  /** A number of the roulette. */
  straight: string
  /** How often a face has to be shown for what it pays then: `{face}` is shown on one, two or three dice. */
  dice: readonly [string, string, string]
  /** What a tie gives back of all other bets. */
  half: string
  /** How each game is played, paragraph by paragraph. */
  help: Readonly<Record<GameType, readonly string[]>>
}
