import { simulatedGames, type SimulatedGame } from '../feeds/simulator/games.ts'
import { placeAt } from '../feeds/simulator/schedule.ts'
import { type PlayedMatch, playMatch } from './played.ts'

const world = { seed: 11, epoch: Date.parse('2026-05-01T10:00:00Z') }

/** A number of matches of a game, each played to its end. */
export function someMatches(gameId: string, count: number): { game: SimulatedGame; match: PlayedMatch }[] {
  const game = simulatedGames.find((known) => known.gameId === gameId)
  if (game === undefined) throw new Error(`No game ${gameId}.`)
  return Array.from({ length: count }, (_, index) => {
    const place = placeAt(world, game, index % game.lanes, Math.floor(index / game.lanes))
    return { game, match: playMatch(world, place) }
  })
}

/** Moments at which a stretch is looked at: its beginning, two inside it, and its end. */
export function momentsBetween(from: number, to: number): number[] {
  return [0, 0.37, 0.81, 1].map((share) => Math.floor(from + share * (to - from)))
}

export function added(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
