import type { components } from '#openapi/client.gen.ts'

import type { ModelEvent } from '../market/entities.ts'
import { hasHeroes, heroesOf } from './heroes.ts'
import { type AnalysedWorld, type PastMatch, pastMatchesOf } from './pastMatches.ts'
import { winRatesOf } from './winRates.ts'

type Schemas = components['schemas']
type Filter = 'all' | 'home' | 'away'

/** How many matches are looked at: of two teams with each other, of one team, and for its heroes. */
const most = { together: 20, recent: 10, heroes: 20 } as const

/** The analyses of an event's two teams, from the matches before it [STAT-03]. Nothing is stored. */
export interface Analytics {
  headToHead(filter: Filter): Schemas['HeadToHead']
  heroes(filter: Filter): Schemas['Heroes']
  recentMatches(filter: Filter): Schemas['RecentMatches']
  /** Which of them have something to show. */
  available(): Record<'head_to_head' | 'heroes' | 'recent_matches', boolean>
}

/** The analyses of an event at a moment of sandbox time. */
export function analyse(world: AnalysedWorld, event: ModelEvent, now: number): Analytics {
  const { seed } = world
  const { gameId, home, away } = event
  const all = pastMatchesOf(world, event, now)
  const isOf = (team: string) => (match: PastMatch) => match.home === team || match.away === team
  const between = all.filter((match) => isOf(home)(match) && isOf(away)(match))
  const lastOf = (team: string, count: number): PastMatch[] => all.filter(isOf(team)).slice(0, count)
  const unless = <Row>(filter: Filter, other: Filter, rows: () => Row[]): Row[] =>
    filter === other ? [] : rows()

  return {
    headToHead: (filter) => {
      const host = filter === 'home' ? home : filter === 'away' ? away : null
      const found = between.filter((match) => host === null || match.home === host).slice(0, most.together)
      const matches = found.flatMap(toldMatch)
      const wins = (team: string): number =>
        matches.filter((match) => match.winner !== null && match[match.winner] === team).length
      const rates = [home, away].map((team) => winRatesOf(seed, gameId, found, team))
      const [ofHome = null, ofAway = null] = rates
      return {
        summaryType: 'head_to_head',
        home: { teamName: home, wins: wins(home) },
        away: { teamName: away, wins: wins(away) },
        draws: matches.length - wins(home) - wins(away),
        matches,
        winRates: ofHome === null || ofAway === null ? null : { home: ofHome, away: ofAway },
      }
    },
    heroes: (filter) => ({
      summaryType: 'heroes',
      home: unless(filter, 'away', () => heroesOf(seed, gameId, lastOf(home, most.heroes), home)),
      away: unless(filter, 'home', () => heroesOf(seed, gameId, lastOf(away, most.heroes), away)),
    }),
    recentMatches: (filter) => ({
      summaryType: 'recent_matches',
      home: unless(filter, 'away', () => lastOf(home, most.recent).flatMap(toldMatch)),
      away: unless(filter, 'home', () => lastOf(away, most.recent).flatMap(toldMatch)),
    }),
    available: () => ({
      head_to_head: between.length > 0,
      heroes: world.isSimulated && hasHeroes(gameId) && all.length > 0,
      recent_matches: all.length > 0,
    }),
  }
}

/** A match as it ended; one that was called off has no score and is left out. */
function toldMatch({ eventId, startUtc, event }: PastMatch): Schemas['PastMatch'][] {
  const { competitionName, home, away, scoreline } = event()
  if (scoreline === null) return []
  const startDatetimeUtc = new Date(startUtc).toISOString()
  return [{ eventId, competitionName, startDatetimeUtc, home, away, scoreline, winner: winnerOf(scoreline) }]
}

/** The side that has more; in an innings, runs count. */
function winnerOf(scoreline: string): Schemas['Who'] {
  const [, home, away] = /^(\d+)(?:\/\d+)?-(\d+)(?:\/\d+)?$/.exec(scoreline) ?? []
  if (home === undefined || away === undefined || home === away) return null
  return Number(home) > Number(away) ? 'home' : 'away'
}
