import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { components } from '#openapi/client.gen.ts'

import type { TestMember, TestSandbox } from '../../testing/server.ts'
import { startSimulatedSandbox } from '../../testing/simulated.ts'

type Schemas = components['schemas']
type Row = Schemas['StandingsRow']

const epoch = Date.parse('2026-05-05T12:00:00Z')
let sandbox: TestSandbox
let alice: TestMember

beforeAll(async () => {
  sandbox = await startSimulatedSandbox({ epoch })
  alice = await sandbox.enter('alice')
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
const standingsOf = ({ eventId }: Schemas['Event']): Promise<Schemas['Standings']> =>
  json(`/analytics/?event_id=${eventId}&summary_type=x-slipway-standings`)
const isListed = async ({ eventId }: Schemas['Event']): Promise<boolean | undefined> => {
  const tabs = await json<Schemas['AvailableAnalytics']>(`/analytics/available/?event_id=${eventId}`)
  return tabs['x-slipway-standings']?.available
}

/** Every result of an event's competition since a day, page by page. */
const resultsOf = async (
  { gameId, competitionId }: Schemas['Event'],
  since: string,
): Promise<Schemas['Event'][]> => {
  const found: Schemas['Event'][] = []
  for (let page: number | null = 1; page !== null;) {
    const list: Schemas['EventPage'] = await json(
      `/results/?timezone=UTC&date=${since.slice(0, 10)}/2026-05-05&game_id=${gameId}&competition_id=${competitionId}&page_size=100&page=${page}`,
    )
    found.push(...list.results)
    page = list.next
  }
  return found
}

/** What a team's results say, counted a team at a time. */
const countedFor = (team: string, results: readonly Schemas['Event'][]) => {
  const scores = results.flatMap(({ home, away, matchScoreline }) => {
    const [ofHome = '', ofAway = ''] = (matchScoreline ?? '').split('-')
    if (home.teamName === team) return [[Number(ofHome), Number(ofAway)] as const]
    return away.teamName === team ? [[Number(ofAway), Number(ofHome)] as const] : []
  })
  return {
    teamName: team,
    played: scores.length,
    won: scores.filter(([own, other]) => own > other).length,
    drawn: scores.filter(([own, other]) => own === other).length,
    lost: scores.filter(([own, other]) => own < other).length,
    scored: scores.reduce((sum, [own]) => sum + own, 0),
    conceded: scores.reduce((sum, [, other]) => sum + other, 0),
  }
}
type Count = ReturnType<typeof countedFor>
const difference = ({ scored, conceded }: Count): number => scored - conceded

/** By which figures a game's table is sorted, the most important first: the higher the better. */
const order: Record<string, (team: Count) => readonly number[]> = {
  soccer: (team) => [3 * team.won + team.drawn, difference(team), team.scored],
  basketball: (team) => [team.won / team.played, difference(team), team.scored],
  esports: (team) => [team.won, -team.lost, difference(team), team.scored],
}

describe('the standings of a match [STAT-03]', () => {
  it.each([
    ['41', 'soccer'],
    ['15', 'soccer'],
    ['43', 'basketball'],
    ['1', 'esports'],
    ['2', 'esports'],
    ['11', 'esports'],
  ])(
    'of game %s follow from the results of its competition, counted with code of its own',
    async (gameId, rule) => {
      const event = await upcoming(gameId)
      expect(await isListed(event)).toBe(true)
      const { competitionName, sinceUtc, rows } = await standingsOf(event)
      expect(competitionName).toBe(event.competitionName)
      expect(sinceUtc).toMatch(/^2026-0[45]-\d\dT00:00:00\.000Z$/)
      const results = await resultsOf(event, sinceUtc ?? '')
      expect(results.length).toBeGreaterThan(30)

      const teams = new Set(results.flatMap(({ home, away }) => [home.teamName, away.teamName]))
      expect(new Set(rows.map(({ teamName }) => teamName))).toEqual(teams)
      expect(rows).toHaveLength(teams.size)
      const figures = order[rule]
      if (figures === undefined) throw new Error(`no order of ${rule}`)
      const isBetter = (one: Count, other: Count): boolean => {
        const others = figures(other)
        const at = figures(one).findIndex((figure, place) => figure !== others[place])
        return at !== -1 && (figures(one)[at] ?? 0) > (others[at] ?? 0)
      }
      const counted = [...teams].map((team) => countedFor(team ?? '', results))
      for (const row of rows) {
        const own = counted.find(({ teamName }) => teamName === row.teamName)
        if (own === undefined) throw new Error(`no results of ${row.teamName}`)
        const expected: Row = {
          ...own,
          position: 1 + counted.filter((other) => isBetter(other, own)).length,
          drawn: rule === 'soccer' ? own.drawn : null,
          points: rule === 'soccer' ? 3 * own.won + own.drawn : null,
          winRate: rule === 'basketball' ? (own.won / own.played).toFixed(4) : null,
        }
        expect(row).toEqual(expected)
      }
      const positions = rows.map(({ position }) => position)
      expect(positions).toEqual(positions.toSorted((a, b) => a - b))
      // What one team won another lost.
      const sumOf = (figure: (row: Row) => number): number => rows.reduce((sum, row) => sum + figure(row), 0)
      expect(sumOf(({ won }) => won)).toBe(sumOf(({ lost }) => lost))
      expect(sumOf(({ scored }) => scored ?? 0)).toBe(sumOf(({ conceded }) => conceded ?? 0))
    },
  )

  it('have the two teams of the match among them', async () => {
    const event = await upcoming('41')
    const { rows } = await standingsOf(event)
    const names = rows.map(({ teamName }) => teamName)
    expect(names).toEqual(expect.arrayContaining([event.home.teamName, event.away.teamName]))
  })

  it('of a match that is over are as they were before it', async () => {
    const event = await upcoming('43')
    const { sinceUtc } = await standingsOf(event)
    const [newest, ...earlier] = await resultsOf(event, sinceUtc ?? '')
    if (newest === undefined) throw new Error('no result')
    const before = await standingsOf(newest)
    const counting = earlier.filter(
      ({ startDatetimeUtc }) =>
        startDatetimeUtc < newest.startDatetimeUtc && startDatetimeUtc >= (before.sinceUtc ?? ''),
    )
    expect(before.rows.reduce((sum, { played }) => sum + played, 0)).toBe(2 * counting.length)
  })

  it('change with a result, once', async () => {
    const event = await upcoming('41')
    const playedOf = (table: Schemas['Standings'], team: string): number =>
      table.rows.find(({ teamName }) => teamName === team)?.played ?? 0
    const { results: live } = await json<Schemas['EventPage']>('/events/?timing=inplay&game_id=41')
    const before = await standingsOf(event)
    const playing = live.find(
      ({ competitionId, startDatetimeUtc }) =>
        competitionId === event.competitionId && startDatetimeUtc < event.startDatetimeUtc,
    )
    if (playing === undefined) throw new Error('nothing is played in this competition')
    const team = playing.home.teamName ?? ''
    await sandbox.control('POST', `events/${playing.eventId}`, { scoreline: '9-0' })
    expect(await standingsOf(event)).toEqual(before)
    await sandbox.control('POST', `events/${playing.eventId}`, { close: true })
    const after = await standingsOf(event)
    expect(playedOf(after, team)).toBe(playedOf(before, team) + 1)
    expect(await standingsOf(event)).toEqual(after)
  })

  it('are not there for cricket, whose tables need more than scores, nor for an outright', async () => {
    const cricket = await upcoming('44')
    expect(await isListed(cricket)).toBe(false)
    expect(await standingsOf(cricket)).toMatchObject({ sinceUtc: null, rows: [] })
    const { results } = await json<Schemas['EventPage']>('/events/?outright=true')
    const [cup] = results
    if (cup === undefined) throw new Error('no outright')
    expect(await isListed(cup)).toBe(false)
    expect((await standingsOf(cup)).rows).toEqual([])
  })
})
