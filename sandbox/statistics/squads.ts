import type { SimulatedGame } from '../feeds/simulator/games.ts'
import { teamsOf } from '../feeds/simulator/schedule.ts'

const firstParts = [
  'Ash',
  'Bolt',
  'Cin',
  'Dray',
  'Ek',
  'Fen',
  'Gry',
  'Hex',
  'Ily',
  'Jun',
  'Ket',
  'Lum',
  'Mor',
  'Nyx',
  'Oz',
  'Pel',
  'Qua',
  'Rook',
  'Sy',
  'Tev',
  'Ul',
  'Vex',
  'Wyn',
  'Zar',
] as const
const lastParts = [
  'a',
  'ble',
  'co',
  'der',
  'el',
  'fix',
  'go',
  'hat',
  'ix',
  'jo',
  'ko',
  'lin',
  'mir',
  'no',
  'on',
  'pra',
  'que',
  'ro',
  'sen',
  'to',
  'us',
  'vi',
  'wick',
  'zy',
] as const

/** Steps over all pairs of parts without repeats: it has no factor in common with their number. */
const stride = 263
export const squadSize = 5

/** The invented names of the five who play for a side: always the same five, and nobody plays for two sides of a game. */
export function squadOf(game: SimulatedGame, team: string): string[] {
  const place = teamsOf(game).indexOf(team)
  return Array.from({ length: squadSize }, (_, index) => {
    const pair =
      ((Number(game.gameId) * 61 + place * squadSize + index) * stride) %
      (firstParts.length * lastParts.length)
    const first = firstParts[Math.floor(pair / lastParts.length)] ?? ''
    return `${first}${lastParts[pair % lastParts.length] ?? ''}`
  })
}
