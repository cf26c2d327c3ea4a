import type { Board, Play, Team } from '../feeds/simulator/match.ts'
import { type Place, planEvent } from '../feeds/simulator/schedule.ts'
import type { WorldSeed } from '../market/worldSeed.ts'

/** One step of a match that has been played: when (milliseconds since its start), and what. */
export interface PlayedStep {
  at: number
  play: Play | null
  board: Board
}

/** A match of the simulator played to its end. It depends only on the world's seed and the place. */
export interface PlayedMatch {
  eventId: string
  gameId: string
  competitionName: string
  home: string
  away: string
  startUtc: number
  /** The board before the start. */
  opening: Board
  steps: readonly PlayedStep[]
  /** Since the start, in milliseconds. */
  endAt: number
}

/** Something that happened on a map: a round won, a kill, a tower, the base. */
export interface MapMoment {
  at: number
  kind: 'round' | 'kill' | 'tower' | 'base'
  by: Team
}

/** A map of a series from its first moment to its last; times are milliseconds since the match's start. */
export interface PlayedMap {
  map: number
  startAt: number
  endAt: number
  moments: readonly MapMoment[]
  winner: Team | null
  /** Maps won before this one. */
  before: Readonly<Record<Team, number>>
}

/** Plays the match of a place to its end. */
export function playMatch({ seed, epoch }: WorldSeed, place: Place): PlayedMatch {
  const { event, match } = planEvent(seed, epoch, place)
  const steps: PlayedStep[] = []
  for (const { at, play, board } of match.steps()) steps.push({ at, play, board })
  const { eventId, gameId, competitionName, home, away, startUtc } = event
  return {
    eventId,
    gameId,
    competitionName,
    home,
    away,
    startUtc,
    opening: match.opening.board,
    steps,
    endAt: steps.at(-1)?.at ?? 0,
  }
}

/** The maps of a series, in order; empty if the game is not played by maps. */
export function mapsOf(match: PlayedMatch): PlayedMap[] {
  const maps: { map: number; startAt: number; moments: MapMoment[] }[] = []
  for (const { at, play } of match.steps) {
    if (play?.kind === 'map') maps.push({ map: play.map, startAt: at, moments: [] })
    else if (play !== null && 'map' in play) maps.at(-1)?.moments.push({ at, kind: play.kind, by: play.by })
  }
  const won = { home: 0, away: 0 }
  return maps.map((map) => {
    const before = { ...won }
    const last = map.moments.at(-1)
    const winner = last?.by ?? null
    if (winner !== null) won[winner] += 1
    return { ...map, endAt: last?.at ?? map.startAt, winner, before }
  })
}

/** A map that has not begun: all that is known is who will play. */
export function pendingMap(map: number): PlayedMap {
  const never = Number.POSITIVE_INFINITY
  return { map, startAt: never, endAt: never, moments: [], winner: null, before: { home: 0, away: 0 } }
}

/** The other side. */
export function otherTeam(team: Team): Team {
  return team === 'home' ? 'away' : 'home'
}

/** Each side's share of what satisfies `counts`. */
export function countBySide<Item extends { by: Team }>(
  items: readonly Item[],
  counts: (item: Item) => boolean,
): Record<Team, number> {
  const sums = { home: 0, away: 0 }
  for (const item of items) if (counts(item)) sums[item.by] += 1
  return sums
}

/** When each marker was first reached, and by whom; `at` is the time of what reached it. */
export function racesTo<Marker extends number>(
  markers: readonly Marker[],
  items: readonly { by: Team; at: number }[],
): { marker: Marker; winner: Team | null; at: number | null }[] {
  const score = { home: 0, away: 0 }
  const reached = new Map<number, { by: Team; at: number }>()
  for (const { by, at } of items) {
    score[by] += 1
    if (!reached.has(score[by])) reached.set(score[by], { by, at })
  }
  return markers.map((marker) => {
    const first = reached.get(marker)
    return { marker, winner: first?.by ?? null, at: first?.at ?? null }
  })
}
