import { gameById } from '#domain/market/game.ts'

import {
  competitionNameOf,
  identityOf,
  placeOf,
  placesStarted,
  startOf,
  type Place,
} from '../feeds/simulator/schedule.ts'
import { type ModelEvent, newEvent } from '../market/entities.ts'
import type { WorldSeed } from '../market/worldSeed.ts'
import { type PlayedMatch, playMatch } from './played.ts'
import { lastStep } from './scoreboards/period.ts'

/** A match that began this long ago is over, whatever its game. */
export const overAfterMs = 6 * 3_600_000

/** Results go back no further than this. */
export const resultsBackMs = 92 * 24 * 3_600_000

/** A finished match that is no longer in the market, or never was: when it began, and what became of it. */
export interface PastEvent {
  eventId: string
  startUtc: number
  gameId: string
  competition(): { competitionId: string; competitionName: string }
  /** Plays it. */
  event(): ModelEvent
}

/** The simulator's finished matches in a stretch of time: they follow from seed and place, and so do their results. */
export function pastEvents(
  world: WorldSeed,
  { from, to, now, gameId }: { from: number; to: number; now: number; gameId?: string | undefined },
): PastEvent[] {
  return placesStarted(world, from, Math.min(to, now - overAfterMs), gameId).map((place) =>
    pastAt(world, place),
  )
}

/** The match of a place; it must be over. */
export function pastAt(world: WorldSeed, place: Place): PastEvent {
  const { seed, epoch } = world
  const { eventId } = identityOf(seed, place)
  const competition: PastEvent['competition'] = () => {
    const { competition: number, competitionId } = identityOf(seed, place)
    return { competitionId, competitionName: competitionNameOf(place.game, number) }
  }
  return {
    eventId,
    startUtc: startOf(seed, epoch, place.game, place.lane, place.turn),
    gameId: place.game.gameId,
    competition,
    event: () => eventAtEnd(playMatch(world, place), competition().competitionId),
  }
}

/** One of them by its id; null if it is unknown, or not over yet. */
export function pastEvent(world: WorldSeed, eventId: string, now: number): ModelEvent | null {
  const place = placeOf(world, eventId)
  if (place === null) return null
  const past = pastAt(world, place)
  return past.startUtc < now - overAfterMs ? past.event() : null
}

function eventAtEnd(match: PlayedMatch, competitionId: string): ModelEvent {
  const { eventId, gameId, competitionName, home, away, startUtc, endAt } = match
  const seed = { eventId, gameId, competitionId, competitionName, home, away, startUtc }
  const event = newEvent({ ...seed, gameName: gameById(gameId).name })
  const board = lastStep(match, endAt)?.board ?? match.opening
  const { scoreline, details, mapNum, liveTab, tabs } = board
  return { ...event, scoreline, details, mapNum, liveTab, tabs, closedAt: startUtc + endAt }
}
