import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { components } from '#openapi/client.gen.ts'

import type { TestMember, TestSandbox } from '../../testing/server.ts'
import { startSimulatedSandbox } from '../../testing/simulated.ts'

type Schemas = components['schemas']

const epoch = Date.parse('2026-05-05T12:00:00Z')
let sandbox: TestSandbox
let alice: TestMember

beforeAll(async () => {
  sandbox = await startSimulatedSandbox({ epoch })
  alice = await sandbox.enter('alice')
  for (let hour = 0; hour < 3; hour += 1) await sandbox.control('POST', 'clock', { advance: 3_600_000 })
})
afterAll(() => sandbox.close())

async function json<Reply>(path: string): Promise<Reply> {
  const response = await alice.get(path)
  expect([path, response.status]).toEqual([path, 200])
  return response.json()
}
const upcoming = async (gameId: string): Promise<Schemas['Event']> => {
  const { results } = await json<Schemas['EventPage']>(`/events/?timing=today&game_id=${gameId}`)
  const [event] = results
  if (event === undefined) throw new Error(`No match of ${gameId} to come.`)
  return event
}
const ask = <Reply extends Schemas['Analysis']>(
  { eventId }: Schemas['Event'],
  summary: Reply['summaryType'],
  filter = 'all',
): Promise<Reply> => json(`/analytics/?event_id=${eventId}&summary_type=${summary}&filter_by=${filter}`)

/** Every result of a game in the lists of five days, newest first. */
const resultsOf = async (gameId: string): Promise<Schemas['Event'][]> => {
  const kept = known.get(gameId)
  if (kept !== undefined) return kept
  const found: Schemas['Event'][] = []
  for (let page: number | null = 1; page !== null;) {
    const list: Schemas['EventPage'] = await json(
      `/results/?timezone=UTC&date=2026-05-01/2026-05-05&game_id=${gameId}&page_size=100&page=${page}`,
    )
    found.push(...list.results)
    page = list.next
  }
  known.set(gameId, found)
  return found
}
const known = new Map<string, Schemas['Event'][]>()
const names = ({ home, away }: { home: { teamName: string }; away: { teamName: string } }) => [
  home.teamName,
  away.teamName,
]
/** A match of the results as an analysis shows it. */
const row = (event: Schemas['Event']) => {
  const [home, away] = names(event)
  const { eventId, competitionName, matchScoreline: scoreline } = event
  return { eventId, competitionName, home, away, scoreline }
}
const plain = ({ eventId, competitionName, home, away, scoreline }: Schemas['PastMatch']) => ({
  eventId,
  competitionName,
  home,
  away,
  scoreline,
})

describe('the analysis of a match [STAT-03]', () => {
  it.each(['1', '24', '2', '41', '44'])(
    'of game %s has the matches of the results lists: of the two with each other, and the last of each',
    async (gameId) => {
      const event = await upcoming(gameId)
      const [home, away] = names(event)
      const all = await resultsOf(gameId)
      const since = all.at(-1)?.startDatetimeUtc ?? ''
      const together = await ask<Schemas['HeadToHead']>(event, 'head_to_head')
      const both = new Set([home, away])
      const expected = all.filter((result) => names(result).every((name) => both.has(name)))
      expect(expected.length).toBeGreaterThan(0)
      expect(together.matches.filter((match) => match.startDatetimeUtc >= since).map(plain)).toEqual(
        expected.map(row),
      )
      expect([together.home.teamName, together.away.teamName]).toEqual([home, away])
      expect(together.home.wins + together.away.wins + together.draws).toBe(together.matches.length)
      for (const { winner, ...match } of together.matches) {
        const [ofHome = 0, ofAway = 0] = match.scoreline.split('-').map((score) => Number.parseInt(score, 10))
        expect([match, winner]).toEqual([match, ofHome === ofAway ? null : ofHome > ofAway ? 'home' : 'away'])
      }

      const recent = await ask<Schemas['RecentMatches']>(event, 'recent_matches')
      for (const [matches, team] of [
        [recent.home, home],
        [recent.away, away],
      ] as const) {
        const theirs = all.filter((result) => names(result).includes(team ?? ''))
        expect(matches.map(plain)).toEqual(theirs.slice(0, 10).map(row))
      }
    },
  )

  it.each(['1', '24'])(
    'has the win rates of game %s, which add up: what one won beginning as CT the other lost beginning as T',
    async (gameId) => {
      const { winRates } = await ask<Schemas['HeadToHead']>(await upcoming(gameId), 'head_to_head')
      if (winRates === null) throw new Error('no win rates')
      const { home, away } = winRates
      const whole = (one: string, other: string) => expect(Number(one) + Number(other)).toBeCloseTo(1, 3)
      whole(home.startWithCtWinRate, away.startWithTWinRate)
      whole(home.startWithTWinRate, away.startWithCtWinRate)
      whole(home.ctFirstRoundWinRate, away.tFirstRoundWinRate)
      whole(home.tFirstRoundWinRate, away.ctFirstRoundWinRate)
    },
  )

  it.each(['2', '3'])('has the heroes of game %s, five on each map that was played', async (gameId) => {
    const event = await upcoming(gameId)
    const heroes = await ask<Schemas['Heroes']>(event, 'heroes')
    for (const [rows, side] of [
      [heroes.home, 'home'],
      [heroes.away, 'away'],
    ] as const) {
      const picks = rows.reduce((sum, { games }) => sum + games, 0)
      expect(picks % 5).toBe(0)
      const maps = picks / 5
      expect(maps).toBeGreaterThan(0)
      expect(new Set(rows.map(({ hero }) => hero)).size).toBe(rows.length)
      expect(rows.map(({ games }) => games)).toEqual(rows.map(({ games }) => games).sort((a, b) => b - a))
      for (const { games, pick, win } of rows) {
        expect(Number(pick)).toBeCloseTo(games / maps, 3)
        expect(Number(win) * games).toBeCloseTo(Math.round(Number(win) * games), 2)
      }
      // Every pick of a map that was won is a pick that won.
      const wins = rows.reduce((sum, { games, win }) => sum + Math.round(games * Number(win)), 0)
      expect(wins % 5).toBe(0)
      const alone = await ask<Schemas['Heroes']>(event, 'heroes', side)
      expect(alone).toMatchObject({ home: [], away: [], [side]: rows })
    }
  })

  it("is narrowed to those at one side's home", async () => {
    const event = await upcoming('41')
    const [home] = names(event)
    const all = await ask<Schemas['HeadToHead']>(event, 'head_to_head')
    const there = await ask<Schemas['HeadToHead']>(event, 'head_to_head', 'home')
    const ofThese = all.matches.filter((match) => match.home === home)
    expect(there.matches.slice(0, ofThese.length)).toEqual(ofThese)
    expect(new Set(there.matches.map((match) => match.home))).toEqual(new Set([home]))
    expect(there.winRates).toBeNull()
  })

  it('is about earlier matches: for a match that is over, without itself and what followed', async () => {
    const [, over] = await resultsOf('1')
    if (over === undefined) throw new Error('no result')
    const { home, away } = await ask<Schemas['RecentMatches']>(over, 'recent_matches')
    const starts = [...home, ...away].map(({ startDatetimeUtc }) => startDatetimeUtc)
    expect(starts.length).toBeGreaterThan(2)
    expect(starts.filter((start) => start >= over.startDatetimeUtc)).toEqual([])
  })

  it('has the tabs with something in them: no log before the start, no heroes in soccer, nothing for an outright', async () => {
    const tabsOf = async ({ eventId }: Schemas['Event']) => {
      const tabs = await json<Schemas['AvailableAnalytics']>(`/analytics/available/?event_id=${eventId}`)
      for (const [key, { id }] of Object.entries(tabs)) expect(id).toBe(key)
      return Object.values(tabs)
        .filter(({ available }) => available)
        .map(({ id }) => id)
    }
    expect(await tabsOf(await upcoming('2'))).toEqual([
      'head_to_head',
      'heroes',
      'recent_matches',
      'x-slipway-standings',
    ])
    expect(await tabsOf(await upcoming('41'))).toEqual([
      'head_to_head',
      'recent_matches',
      'x-slipway-standings',
    ])
    const [over] = await resultsOf('1')
    if (over === undefined) throw new Error('no result')
    expect(await tabsOf(over)).toEqual([
      'head_to_head',
      'recent_matches',
      'x-slipway-standings',
      'live_stats',
      'play_by_play',
    ])
    const { results } = await json<Schemas['EventPage']>('/events/?outright=true')
    const [cup] = results
    if (cup === undefined) throw new Error('no outright')
    expect(await tabsOf(cup)).toEqual([])
    expect((await alice.get('/analytics/available/?event_id=nothing')).status).toBe(404)
    expect((await alice.get('/analytics/?event_id=nothing&summary_type=heroes')).status).toBe(404)
  })
})
