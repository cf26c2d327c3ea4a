import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { isDeep } from '../../testing/depth.ts'
import type { TestMember, TestSandbox } from '../../testing/server.ts'
import { startSimulatedSandbox } from '../../testing/simulated.ts'

/** The middle of the day, so that matches of the last hours belong to today. */
const epoch = Date.parse('2026-05-05T12:00:00Z')
/** Every match on a page is played for it: long pages only in depth. */
const size = isDeep ? 100 : 25
let sandbox: TestSandbox
let alice: TestMember

interface Result {
  eventId: string
  gameId: string
  competitionId: string
  startDatetimeUtc: string
  matchScoreline: string | null
  marketTabs: { tabName: string; scoreline: string | null }[]
  markets: { selection: { result: string | null }[] }[]
}

beforeAll(async () => {
  sandbox = await startSimulatedSandbox({ epoch })
  alice = await sandbox.enter('alice')
  await sandbox.control('POST', 'clock', { advance: 4 * 3_600_000 })
})
afterAll(() => sandbox.close())

const results = async (query: string): Promise<{ count: number; next: number | null; results: Result[] }> => {
  const response = await alice.get(`/results/?timezone=UTC&${query}`)
  expect([query, response.status]).toEqual([query, 200])
  return response.json()
}
const daysOf = (found: readonly Result[]): string[] => [
  ...new Set(found.map(({ startDatetimeUtc }) => startDatetimeUtc.slice(0, 10))),
]

describe('results [BROWSE-13]', () => {
  it.each([
    ['', '2026-05-05', '2026-05-05'],
    ['date=2026-05-04', '2026-05-04', '2026-05-04'],
    ['date=2026-05-03', '2026-05-03', '2026-05-03'],
    ['date=2026-04-29/2026-05-05', '2026-04-29', '2026-05-05'],
    ['date=2026-04-01/2026-04-30', '2026-04-01', '2026-04-30'],
  ])('asked with "%s" are of these days, newest first, with scores', async (query, first, last) => {
    const page = await results(`${query}&page_size=${size}`)
    expect(page.results.length).toBeGreaterThan(20)
    const starts = page.results.map(({ startDatetimeUtc }) => startDatetimeUtc)
    expect(starts).toEqual(starts.toSorted().toReversed())
    for (const day of daysOf(page.results)) {
      expect(day >= first && day <= last).toBe(true)
    }
    expect(page.results.filter(({ matchScoreline }) => matchScoreline === null)).toEqual([])
    expect(
      daysOf((await results(`${query}&page=${Math.ceil(page.count / size)}&page_size=${size}`)).results),
    ).toEqual([first])
  })

  it('include how each selection ended, and the score of each map', async () => {
    const { results: found } = await results(`game_id=1&page_size=${size}`)
    expect(new Set(found.map(({ gameId }) => gameId))).toEqual(new Set(['1']))
    const known = found.filter(({ markets }) => markets.length > 0)
    expect(known.length).toBeGreaterThan(2)
    for (const { markets } of known) {
      for (const { selection } of markets) expect(selection.map(({ result }) => result)).not.toContain(null)
    }
    for (const { matchScoreline, marketTabs } of found) {
      const [home = 0, away = 0] = (matchScoreline ?? '').split('-').map(Number)
      const maps = marketTabs.filter(({ tabName, scoreline }) => tabName !== 'MATCH' && scoreline !== null)
      expect(maps).toHaveLength(home + away)
    }
  })

  it('are limited to the requested games and competitions, and come in pages', async () => {
    const [one] = (await results('game_id=2')).results
    const mine = await results(`competition_id=${one?.competitionId}`)
    expect(new Set(mine.results.map(({ competitionId }) => competitionId))).toEqual(
      new Set([one?.competitionId]),
    )
    const first = await results('page_size=10')
    const second = await results('page_size=10&page=2')
    expect(first).toMatchObject({ next: 2, count: second.count })
    const ids = [...first.results, ...second.results].map(({ eventId }) => eventId)
    expect(new Set(ids).size).toBe(20)
  })

  it('can be of several games at once, and list their competitions with the number of results of each', async () => {
    const days = 'date=2026-04-29/2026-05-05&game_id=1&game_id=2'
    const { count, results: found } = await results(`${days}&page_size=${size}`)
    expect(new Set(found.map(({ gameId }) => gameId))).toEqual(new Set(['1', '2']))
    const reply = await (await alice.get(`/results/competitions/?timezone=UTC&${days}`)).json()
    const competitions: { competitionId: string; competitionName: string; count: number }[] = reply.results
    expect(competitions.reduce((sum, each) => sum + each.count, 0)).toBe(count)
    const [first] = competitions
    expect((await results(`${days}&competition_id=${first?.competitionId}`)).count).toBe(first?.count)
  })

  it('of a match from before the world began can be opened, with statistics and log', async () => {
    const [old] = (await results('date=2026-05-03&game_id=1')).results
    const { results: found } = await (await alice.get(`/events/?event_id=${old?.eventId}`)).json()
    expect(found).toHaveLength(1)
    const stats = await (await alice.get(`/events/event_livestats/${old?.eventId}/`)).json()
    expect(stats.results.at(-1)).toMatchObject({
      status: 3,
      details: { kind: 'rounds', matchScoreline: old?.matchScoreline },
    })
    const log = await (await alice.get(`/analytics/play_by_play/?event_id=${old?.eventId}`)).json()
    expect(log.rounds.length).toBeGreaterThan(10)
  })

  it('refuse invalid days', async () => {
    for (const date of ['2026-05-05/2026-05-01', '2024-01-01/2026-01-01', '2026-13-45', 'today']) {
      expect([date, (await alice.get(`/results/?date=${date}`)).status]).toEqual([date, 400])
    }
  })

  it('of outrights have their own list', async () => {
    await sandbox.control('POST', 'outrights', {
      name: 'Cup of the test',
      participants: { One: '2.00', Two: '3.00' },
    })
    const { results: offered } = await (await alice.get('/events/?outright=true')).json()
    const cup = offered.find(
      ({ competitionName }: { competitionName: string }) => competitionName === 'Cup of the test',
    )
    const [market] = cup.markets
    await sandbox.control('POST', `markets/${market.marketId}`, {
      settle: { [market.selection[1].betTypeSelectionName]: 'win' },
    })
    await sandbox.control('POST', `events/${cup.eventId}`, { close: true })
    const { results: found } = await results('outright=true')
    expect(found.map(({ eventId }) => eventId)).toEqual([cup.eventId])
    expect(found[0]?.markets[0]?.selection.map(({ result }) => result)).toEqual(['loss', 'win'])
    expect((await results('page_size=100')).results.map(({ eventId }) => eventId)).not.toContain(cup.eventId)
  })
})
