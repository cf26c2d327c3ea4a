import type { SimulatedGame } from '#sandbox/feeds/simulator/games.ts'
import type { Team } from '#sandbox/feeds/simulator/match.ts'
import { mapsOf, type PlayedMap, type PlayedMatch } from '#sandbox/statistics/played.ts'
import { someMatches } from '#sandbox/statistics/testing.ts'

import type { Cells } from './readTable.ts'

/** What the client is to say of a map at a moment, told from what was played and not from what the server tells. */
export interface ExpectedMap {
  /** Its row in the table of the maps. */
  readonly row: Cells
  /** By the title of their table: the team with its side of the map. */
  readonly players: readonly (readonly [title: string, rows: readonly Cells[]])[]
  /** Who was first at what. */
  readonly badges: Cells
}

/** A map of a match, told in full by its engine; moments are milliseconds since the match's start. */
interface ToldMap {
  readonly played: PlayedMap
  /** As the server tells it. */
  details(at: number): object
  expected(at: number): ExpectedMap
}

export type Tell = (game: SimulatedGame, match: PlayedMatch, played: PlayedMap) => ToldMap

/** A match of a game that is played by maps. */
export interface Series {
  readonly match: PlayedMatch
  readonly maps: readonly ToldMap[]
}

/** One of a game's matches by its number, played to its end and told. */
export function seriesOf(gameId: string, number: number, tell: Tell): Series {
  const found = someMatches(gameId, number + 1)[number]
  if (found === undefined) throw new Error(`Game ${gameId} has no match ${number}.`)
  const { game, match } = found
  return { match, maps: mapsOf(match).map((played) => tell(game, match, played)) }
}

/** A moment of a map by its share of the map's length. */
export function momentOf({ startAt, endAt }: PlayedMap, share: number): number {
  return Math.floor(startAt + share * (endAt - startAt))
}

/** Who has won a map by a moment. */
export function winnerAt({ endAt, winner }: PlayedMap, at: number): Team | null {
  return endAt <= at ? winner : null
}

/** The maps that each side has won with this one, where it has ended, as the table says it. */
export function mapsWonBy(match: PlayedMatch, { map }: PlayedMap, at: number): string {
  const won = mapsOf(match)
    .filter((one) => one.map <= map)
    .map((one) => winnerAt(one, at))
  const by = (team: Team): number => won.filter((winner) => winner === team).length
  return `${by('home')}-${by('away')}`
}

/** A figure of both sides as a cell shows it. */
export function pair(figure: (team: Team) => number | string): string {
  return `${figure('home')} – ${figure('away')}`
}

/** Who is the first with so many of what was counted; nobody's name where none is yet. */
export function raceTo(goal: number, by: readonly Team[], { home, away }: PlayedMatch): string {
  const score = { home: 0, away: 0 }
  for (const team of by) {
    score[team] += 1
    if (score[team] === goal) return { home, away }[team]
  }
  return nobody
}

/** Shown where nobody has a badge yet. */
export const nobody = 'Not yet'

/** Minutes and seconds. */
export function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
