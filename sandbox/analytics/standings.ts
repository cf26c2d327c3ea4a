import { gameById } from '#domain/market/game.ts'
import type { components } from '#openapi/client.gen.ts'

import { placeOf, teamsPerLane } from '../feeds/simulator/schedule.ts'
import type { ModelEvent } from '../market/entities.ts'
import { pastEvents, resultsBackMs } from '../statistics/past.ts'
import type { AnalysedWorld } from './pastMatches.ts'
import { type Counted, type Rules, rulesOf, scoreOf, tableOf } from './table.ts'

type Schemas = components['schemas']

const summaryType = 'x-slipway-standings'

const dayMs = 24 * 3_600_000

/** A season is so long that a team plays about so many matches of a competition. */
const matchesOfTeam = 10

/** The most scores that are remembered: those of every competition's season, or nearly. */
const mostScores = 5000

/** The tables of competitions [STAT-03]. */
export interface StandingsDesk {
  /** Whether there is a table for an event: of a simulated match, in a game that has them, with a result. */
  isThere(world: AnalysedWorld, event: ModelEvent, now: number): boolean
  /** The table before an event, from the results of its competition's season that are known by now. */
  of(world: AnalysedWorld, event: ModelEvent, now: number): Schemas['Standings']
}

/** A match of the season that is over; null if it does not count. */
type Played = () => Counted | null

interface Season {
  rules: Rules
  sinceUtc: number
  /** Those that the market remembers, which control calls may have changed. */
  inMarket(): Played[]
  /** All others. */
  forgotten(): Played[]
}

/**
 * Tables are calculated when they are asked for. Of them only the scores of matches that the market has forgotten are
 * kept, since those are played for it; they follow from the event's id.
 */
export function createStandings(): StandingsDesk {
  const scores = new Map<string, Counted | null>()

  const remembered = (eventId: string, play: Played): Counted | null => {
    const known = scores.get(eventId)
    if (known !== undefined) return known
    const counted = play()
    const [oldest] = scores.keys()
    if (scores.size >= mostScores && oldest !== undefined) scores.delete(oldest)
    scores.set(eventId, counted)
    return counted
  }

  const seasonOf = (world: AnalysedWorld, event: ModelEvent, now: number): Season | null => {
    const { seed, model, isSimulated } = world
    const { gameId, competitionId, startUtc } = event
    const place = isSimulated ? placeOf(seed, event.eventId) : null
    const rules = rulesOf(gameById(gameId).kind)
    if (place === null || rules === null) return null
    const { everyMinutes, competitions } = place.game
    const days = Math.ceil(
      (matchesOfTeam * (teamsPerLane / 2) * competitions.length * everyMinutes * 60_000) / dayMs,
    )
    const first = Math.max(
      Math.floor(Math.min(startUtc, now) / dayMs) - days,
      Math.ceil((now - resultsBackMs) / dayMs),
    )
    const sinceUtc = first * dayMs
    const inMarket = (): Played[] =>
      model
        .closedEvents()
        .filter((closed) => closed.competitionId === competitionId && placeOf(seed, closed.eventId) !== null)
        .filter((closed) => closed.startUtc >= sinceUtc && closed.startUtc < startUtc)
        .map(
          ({ home, away, scoreline }) =>
            () =>
              scoreOf(home, away, scoreline),
        )
    const forgotten = (): Played[] =>
      pastEvents(seed, { from: sinceUtc, to: startUtc, now, gameId })
        .filter(({ eventId }) => model.event(eventId) === undefined)
        .filter(({ competition }) => competition().competitionId === competitionId)
        .map(
          ({ eventId, event: play }) =>
            () =>
              remembered(eventId, () => {
                const { home, away, scoreline } = play()
                return scoreOf(home, away, scoreline)
              }),
        )
    return { rules, sinceUtc, inMarket, forgotten }
  }

  return {
    isThere: (world, event, now) => {
      const season = seasonOf(world, event, now)
      return season !== null && (season.inMarket().length > 0 || season.forgotten().length > 0)
    },
    of: (world, event, now) => {
      const { competitionName } = event
      const season = seasonOf(world, event, now)
      if (season === null) return { summaryType, competitionName, sinceUtc: null, rows: [] }
      const { rules, sinceUtc, inMarket, forgotten } = season
      const matches = [...inMarket(), ...forgotten()].flatMap((played) => played() ?? [])
      const rows = tableOf(rules, matches)
      return { summaryType, competitionName, sinceUtc: new Date(sinceUtc).toISOString(), rows }
    },
  }
}
