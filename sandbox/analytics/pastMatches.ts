import { placeAt, placeOf, sidesOf, startOf } from '../feeds/simulator/schedule.ts'
import type { ModelEvent } from '../market/entities.ts'
import type { MarketModel } from '../market/model.ts'
import type { WorldSeed } from '../market/worldSeed.ts'
import { overAfterMs, pastAt, resultsBackMs } from '../statistics/past.ts'

/** What the past is read from: the market, which remembers days, and the seed from which everything earlier follows. */
export interface AnalysedWorld {
  readonly seed: WorldSeed
  readonly model: MarketModel
  readonly isSimulated: boolean
}

/** A finished match of one of an event's teams; it is played to its end when it is asked for. */
export interface PastMatch {
  readonly eventId: string
  readonly startUtc: number
  readonly home: string
  readonly away: string
  event(): ModelEvent
}

/**
 * The matches of an event's two teams that began before it and are over, newest first: exactly those that the lists of
 * results have for them.
 */
export function pastMatchesOf(world: AnalysedWorld, event: ModelEvent, now: number): PastMatch[] {
  const teams = new Set([event.home, event.away])
  const isOfBoth = ({ home, away }: Pick<PastMatch, 'home' | 'away'>): boolean =>
    teams.has(home) || teams.has(away)
  const remembered = world.model
    .closedEvents()
    .filter(
      (closed) => closed.gameId === event.gameId && closed.startUtc < event.startUtc && isOfBoth(closed),
    )
    .map((closed): PastMatch => ({ ...closed, event: () => closed }))
  const found = [...remembered, ...forgotten(world, event, now).filter(isOfBoth)]
  return found.sort((a, b) => b.startUtc - a.startUtc || (a.eventId < b.eventId ? -1 : 1))
}

/** The matches of the event's lane that the market does not have: a lane has its own teams, so all of their matches are in it. */
function forgotten(
  { seed: world, model, isSimulated }: AnalysedWorld,
  event: ModelEvent,
  now: number,
): PastMatch[] {
  const place = isSimulated ? placeOf(world, event.eventId) : null
  if (place === null) return []
  const { game, lane } = place
  const matches: PastMatch[] = []
  for (let turn = place.turn - 1; ; turn -= 1) {
    const startUtc = startOf(world.seed, world.epoch, game, lane, turn)
    if (startUtc < now - resultsBackMs) return matches
    if (startUtc >= now - overAfterMs) continue
    const past = pastAt(world, placeAt(world, game, lane, turn))
    if (model.event(past.eventId) !== undefined) continue
    const [home, away] = sidesOf(game, lane, turn)
    matches.push({ ...past, home, away })
  }
}
