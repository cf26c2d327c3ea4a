import type { Random } from '../../feeds/random.ts'

/** The kinds of game that tables have, in the contract's words. */
export const gameTypes = ['card', 'roulette', 'fishPrawnCrab'] as const
export type GameType = (typeof gameTypes)[number]

/** What can be bet on at a table. */
export interface Spot {
  /** Its name in bets: `dragon`, `17`, `fish`. */
  selection: string
  /** What it pays for one unit where it wins once, stake included: a decimal string, as told before the bet. */
  odds: string
  /** The most it can pay for one unit. */
  most: string
}

/** The rules of a game. An outcome is kept as text: what was drawn, in words of the game's own. */
export interface MiniGame {
  spots: readonly Spot[]
  /** Draws the outcome of a round. */
  draw(random: Random): string
  /** What a selection pays for one unit, stake included: a decimal string, "0" if it lost. */
  pays(selection: string, outcome: string): string
}
