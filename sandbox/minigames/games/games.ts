import { cardGame } from './card.ts'
import { fishPrawnCrabGame } from './fishPrawnCrab.ts'
import type { GameType, MiniGame } from './game.ts'
import { rouletteGame } from './roulette.ts'

/** The rules by the type of a table. */
export const games: Readonly<Record<GameType, MiniGame>> = {
  card: cardGame,
  roulette: rouletteGame,
  fishPrawnCrab: fishPrawnCrabGame,
}

/** The ids of the games, which the contract has apart from those of tables. */
export const gameIds: Readonly<Record<GameType, string>> = { card: '1', roulette: '2', fishPrawnCrab: '3' }
