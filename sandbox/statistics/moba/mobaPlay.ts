import { createRandom, hashText, type Random } from '../../feeds/random.ts'
import type { SimulatedGame } from '../../feeds/simulator/games.ts'
import type { Team } from '../../feeds/simulator/match.ts'
import { type PlayedMap, type PlayedMatch } from '../played.ts'
import { squadOf, squadSize } from '../squads.ts'
import type { KillEventKind, Lane, MobaGame } from './rules.ts'
import { towersTaken } from './towers.ts'

/** Something that happened on a map of a MOBA; players are given by their position in their side. */
export interface MobaMoment {
  at: number
  by: Team
  kind: KillEventKind
  player: number | null
  /** For a kill. */
  victim: number | null
  helpers: readonly number[]
  /** For a building. */
  lane: Lane | null
  tier: number
  building: 'tower' | 'meleeBarrack' | 'rangedBarrack' | 'ancient' | null
}

/** A map of a MOBA from its draft to its end. */
export interface MobaMap {
  game: MobaGame
  seed: number
  played: PlayedMap
  players: Readonly<Record<Team, readonly string[]>>
  heroes: Readonly<Record<Team, readonly string[]>>
  /** What home's side is called, and away's. */
  sides: Readonly<Record<Team, string>>
  moments: readonly MobaMoment[]
}

const minute = 60_000

/** Who plays what on a map: ten different heroes. */
export function draftOf(game: MobaGame, eventId: string, map: number): Record<Team, string[]> {
  const random = createRandom(hashText(eventId), map, 61)
  const left = [...game.heroes]
  const draw = (): string => left.splice(random.whole(0, left.length - 1), 1)[0] ?? ''
  const picked = Array.from({ length: 2 * squadSize }, draw)
  return { home: picked.slice(0, squadSize), away: picked.slice(squadSize) }
}

/** Describes a map: who killed whom, which towers fell, and who took everything else there was to take. */
export function narrateMoba(
  game: MobaGame,
  simulated: SimulatedGame,
  match: PlayedMatch,
  played: PlayedMap,
): MobaMap {
  const seed = hashText(match.eventId)
  const random = createRandom(seed, played.map, 53)
  const homeIsFirst = random.chance(0.5)
  const [first, second] = game.sides
  const moments = [...pushesAndKills(game, played, random), ...objectives(game, played, random)]
  moments.sort((a, b) => a.at - b.at)
  return {
    game,
    seed,
    played,
    players: { home: squadOf(simulated, match.home), away: squadOf(simulated, match.away) },
    heroes: draftOf(game, match.eventId, played.map),
    sides: { home: homeIsFirst ? first : second, away: homeIsFirst ? second : first },
    moments,
  }
}

const plain = { player: null, victim: null, helpers: [], lane: null, tier: 0, building: null } as const

function pushesAndKills(game: MobaGame, played: PlayedMap, random: Random): MobaMoment[] {
  const towers = {
    home: towersOf('home', played, random),
    away: towersOf('away', played, random),
  }
  return played.moments.flatMap(({ at, kind, by }): MobaMoment[] => {
    if (kind === 'base') {
      return [{ ...plain, at, by, kind: game.base, building: 'ancient' }]
    }
    if (kind === 'tower') {
      const tower = towers[by].shift()
      if (tower === undefined) return []
      const taken: MobaMoment = { ...plain, at, by, kind: 'tower', building: 'tower', ...tower }
      return [taken, ...(tower.tier === 3 ? barracksBehind(game, taken, played, random) : [])]
    }
    const killer = randomPlace(random)
    const helpers = Array.from({ length: squadSize }, (_, place) => place).filter(
      (place) => place !== killer && random.chance(0.4),
    )
    return [{ ...plain, at, by, kind: 'kill', player: killer, victim: randomPlace(random), helpers }]
  })
}

function towersOf(
  team: Team,
  { moments, winner }: PlayedMap,
  random: Random,
): ReturnType<typeof towersTaken> {
  const count = moments.filter(({ kind, by }) => kind === 'tower' && by === team).length
  return towersTaken(count, winner === team, random)
}

/** Behind the third tower of a lane the barracks fall, soon after it and before the map ends. */
function barracksBehind(game: MobaGame, tower: MobaMoment, played: PlayedMap, random: Random): MobaMoment[] {
  let at = tower.at
  return game.barracks.flatMap(({ kind, building }) => {
    if (random.chance(0.12)) return []
    at += Math.floor(Math.min(random.between(8_000, 40_000), (played.endAt - at) / 2))
    return [{ ...tower, at, kind, building, tier: 0 }]
  })
}

/** Roshan, dragons and the like: mostly for the side that has the most towers at that time. */
function objectives(game: MobaGame, played: PlayedMap, random: Random): MobaMoment[] {
  const moments: MobaMoment[] = []
  for (const { kind, from, until, every } of game.objectives) {
    let at = played.startAt + Math.round((from + random.between(0, 3)) * minute)
    while (at < played.endAt && at < played.startAt + until * minute) {
      const by = random.chance(homeShare(played, at)) ? 'home' : 'away'
      moments.push({ ...plain, at, by, kind, player: randomPlace(random) })
      at += Math.round(random.between(every.from, every.to) * minute)
    }
  }
  return moments
}

function homeShare({ moments }: PlayedMap, at: number): number {
  const towers = moments.filter((moment) => moment.kind === 'tower' && moment.at <= at)
  const ahead = towers.reduce((sum, { by }) => sum + (by === 'home' ? 1 : -1), 0)
  return Math.min(0.9, Math.max(0.1, 0.5 + 0.1 * ahead))
}

function randomPlace(random: Random): number {
  return random.whole(0, squadSize - 1)
}
