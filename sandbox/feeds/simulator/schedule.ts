import { gameById } from '#domain/market/game.ts'

import type { WorldSeed } from '../../market/worldSeed.ts'
import { createRandom, hash, hashUnit, type Random } from '../random.ts'
import { type SimulatedGame, simulatedGames } from './games.ts'
import { teamNames } from './names.ts'
import type { EventPlan } from './play.ts'

const minute = 60_000
const hour = 60 * minute

/** Matches that began this long before the epoch are in progress at it. */
export const backMs = 3 * hour
/** No event is published longer before its start than this. */
export const longestLeadMs = 62 * hour
/** A lane's sides play each other in turn, two at a time. */
export const teamsPerLane = 8
/** Turns before the epoch are negative; ids are not. */
const firstTurn = 1000

/** The place of an event: the `turn`-th match of a lane of a game. */
export interface Place {
  game: SimulatedGame
  lane: number
  turn: number
  publishAt: number
}

/** Starts are at full five minutes. */
const grid = 5 * minute

/** All events that are published in a stretch of time, unordered; the same for the same seed and epoch. */
export function placesBetween(seed: number, epoch: number, from: number, to: number): Place[] {
  const places: Place[] = []
  for (const game of simulatedGames) {
    for (let lane = 0; lane < game.lanes; lane += 1) {
      const every = game.everyMinutes * minute
      const first = Math.floor((from - longestLeadMs - epoch) / every) - 1
      const last = Math.ceil((to + longestLeadMs - epoch) / every) + 1
      for (let turn = first; turn <= last; turn += 1) {
        const start = startOf(seed, epoch, game, lane, turn)
        if (start < epoch - backMs) continue
        const publishAt = start - leadOf(seed, game, lane, turn)
        if (publishAt >= from && publishAt < to) places.push({ game, lane, turn, publishAt })
      }
    }
  }
  return places
}

/** When the match of a place begins. */
export function startOf(
  seed: number,
  epoch: number,
  game: SimulatedGame,
  lane: number,
  turn: number,
): number {
  const every = game.everyMinutes * minute
  // Lanes of a game are staggered over its period, a little unevenly, so that they do not all pause at once.
  const stagger = ((lane + 0.7 * hashUnit(seed, Number(game.gameId), lane)) / game.lanes) * every
  return Math.floor((epoch + turn * every + stagger) / grid) * grid
}

/** The places where matches of a game, or of all games, began in a stretch of time, unordered. */
export function placesStarted(world: WorldSeed, from: number, to: number, gameId?: string): Place[] {
  const { seed, epoch } = world
  const places: Place[] = []
  for (const game of simulatedGames) {
    if (gameId !== undefined && game.gameId !== gameId) continue
    const every = game.everyMinutes * minute
    for (let lane = 0; lane < game.lanes; lane += 1) {
      const last = Math.ceil((to - epoch) / every)
      for (let turn = Math.floor((from - epoch) / every) - 1; turn <= last; turn += 1) {
        const start = startOf(seed, epoch, game, lane, turn)
        if (start >= from && start < to) places.push(placeAt(world, game, lane, turn))
      }
    }
  }
  return places
}

/** The place of an event by its id; null if no lane has such an event. */
export function placeOf({ seed, epoch }: WorldSeed, eventId: string): Place | null {
  const [, ofSeed, gameId, lane = '', turn = ''] = /^e(-?\d+)-(\d+)-(\d+)-(-?\d+)$/.exec(eventId) ?? []
  const game = simulatedGames.find((known) => known.gameId === gameId)
  if (game === undefined || Number(ofSeed) !== seed || Number(lane) < 1 || Number(lane) > game.lanes)
    return null
  return placeAt({ seed, epoch }, game, Number(lane) - 1, Number(turn) - firstTurn)
}

/** The `turn`-th match of a lane of a game: turns before the epoch are negative. */
export function placeAt({ seed, epoch }: WorldSeed, game: SimulatedGame, lane: number, turn: number): Place {
  const publishAt = startOf(seed, epoch, game, lane, turn) - leadOf(seed, game, lane, turn)
  return { game, lane, turn, publishAt }
}

/** How long before its start an event is published: mostly hours, for some a day or two. */
function leadOf(seed: number, game: SimulatedGame, lane: number, turn: number): number {
  const luck = hashUnit(seed, Number(game.gameId), lane, turn, 3)
  const share = hashUnit(seed, Number(game.gameId), lane, turn, 4)
  return Math.round((luck < 0.06 ? 20 + 40 * share : 1 + 2.5 * share) * hour)
}

/** The event's names, and where it is played: known without making its match. */
export function identityOf(
  seed: number,
  { game, lane, turn }: Place,
): { eventId: string; competition: number; competitionId: string; random: Random } {
  const { gameId } = game
  const random = createRandom(hash(seed, Number(gameId), lane, turn), 5)
  const competition = random.whole(1, game.competitions.length)
  return {
    eventId: `e${seed}-${gameId}-${lane + 1}-${turn + firstTurn}`,
    competition,
    competitionId: `c${gameId}-${competition}`,
    random,
  }
}

/** @param competition its number in the game, from 1 */
export function competitionNameOf({ competitions }: Place['game'], competition: number): string {
  return competitions[competition - 1] ?? 'Open'
}

/** The event of a place. Its sides, its course and its prices depend only on the seed and the place. */
export function planEvent(seed: number, epoch: number, place: Place): EventPlan {
  const { game, lane, turn, publishAt } = place
  const { gameId } = game
  const own = hash(seed, Number(gameId), lane, turn)
  const { eventId, competition, competitionId, random } = identityOf(seed, place)
  const startUtc = startOf(seed, epoch, game, lane, turn)
  const [home, away] = sidesOf(game, lane, turn)
  const strength = gaussian(random.unit(), random.unit()) * game.spread
  return {
    publishAt,
    event: {
      eventId,
      gameId,
      gameName: gameById(gameId).name,
      competitionId,
      competitionName: competitionNameOf(game, competition),
      home,
      away,
      startUtc,
      hasStream: random.chance(0.3),
    },
    match: game.create(clampTo(strength, 2 * game.spread), random),
    book: {
      eventId,
      home,
      away,
      startUtc,
      margin: random.between(0.04, 0.06),
      nudge: game.nudge,
      seed: hash(own, 9),
      comboAllowed: random.chance(0.9),
    },
  }
}

const knownTeams = new Map<string, readonly string[]>()

/** All sides of a game, those of its first lane first. */
export function teamsOf({ style, gameId, lanes }: SimulatedGame): readonly string[] {
  const known =
    knownTeams.get(gameId) ?? teamNames(style, gameId, lanes * teamsPerLane, teamsBefore(style, gameId))
  knownTeams.set(gameId, known)
  return known
}

/** How many sides the games before one have in a style. */
function teamsBefore(style: SimulatedGame['style'], gameId: string): number {
  const before = simulatedGames.slice(
    0,
    simulatedGames.findIndex((game) => game.gameId === gameId),
  )
  return before.reduce((sum, game) => sum + (game.style === style ? game.lanes * teamsPerLane : 0), 0)
}

/** A lane has its own sides, and a side rests after it has played: no side is in two matches at a time. */
export function sidesOf(game: SimulatedGame, lane: number, turn: number): [string, string] {
  const names = teamsOf(game)
  const own = names.slice(lane * teamsPerLane, (lane + 1) * teamsPerLane)
  const pairs = teamsPerLane / 2
  const round = Math.floor(turn / pairs)
  const pair = turn - round * pairs
  // The circle method: one side stays, the others move on by one place each round.
  const others = teamsPerLane - 1
  const moved = (place: number): number => 1 + ((((place + round) % others) + others) % others)
  const first = pair === 0 ? 0 : moved(pair - 1)
  const second = moved(others - 1 - pair)
  const swap = hash(Number(game.gameId), lane, turn) % 2 === 0
  const [home, away] = swap ? [own[second], own[first]] : [own[first], own[second]]
  return [home ?? 'Home', away ?? 'Away']
}

function gaussian(first: number, second: number): number {
  return Math.sqrt(-2 * Math.log(1 - first)) * Math.cos(2 * Math.PI * second)
}

function clampTo(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value))
}
