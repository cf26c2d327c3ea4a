import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { simulatorFeed } from '../../feeds/simulator/simulator.ts'
import { channelListener } from '../../testing/channels.ts'
import { startTestSandbox, type TestMember, type TestSandbox } from '../../testing/server.ts'

const epoch = Date.parse('2026-05-01T10:00:00Z')
const games = {
  csgo: '1',
  dota: '2',
  lol: '3',
  valorant: '24',
  soccer: '41',
  basketball: '43',
  cricket: '44',
}
let sandbox: TestSandbox
let alice: TestMember
const { listenUntilOpen, hangUp } = channelListener(() => ({ sandbox, member: alice }))

interface Row {
  mapNum: number
  status: number
  details: { kind: string; scoreline: string; matchScoreline: string | null }
}

const data = mkdtempSync(join(tmpdir(), 'slipway-statistics-'))
async function start(): Promise<void> {
  sandbox = await startTestSandbox({ data, frozen: true, epoch, feeds: (world) => [simulatorFeed(world)] })
  alice = await sandbox.enter('alice')
}

beforeAll(async () => {
  await start()
})
afterAll(async () => {
  await sandbox.close()
  rmSync(data, { recursive: true, force: true })
})
afterEach(() => hangUp())

const json = async (path: string) => {
  const response = await alice.get(path)
  expect([path, response.status]).toEqual([path, 200])
  return response.json()
}
const inPlay = async (gameId: string): Promise<{ eventId: string; matchScoreline: string }[]> =>
  (await json(`/events/?timing=inplay&game_id=${gameId}`)).results
const statsOf = async (eventId: string): Promise<Row[]> =>
  (await json(`/events/event_livestats/${eventId}/`)).results
const liveEvent = async (gameId: string): Promise<string> => {
  for (const { eventId } of await inPlay(gameId)) {
    if ((await statsOf(eventId)).some(({ status }) => status === 2)) return eventId
  }
  throw new Error(`No live match of ${gameId}.`)
}

describe('statistics over the contract', () => {
  it.each(Object.entries(games))("of %s have the list's score [STAT-01] [STAT-08]", async (_name, gameId) => {
    const events = await inPlay(gameId)
    expect(events.length).toBeGreaterThan(0)
    for (const { eventId, matchScoreline } of events) {
      const rows = await statsOf(eventId)
      const begun = rows.filter(({ status }) => status !== 1)
      expect([eventId, begun.at(-1)?.details.matchScoreline]).toEqual([eventId, matchScoreline])
      const one = (await json(`/events/event_livestats/${eventId}/?map_option=MAP%201`)).results
      expect(one).toEqual(rows.slice(0, 1))
    }
  })

  it('of games without columns of their own are their scoreboard, and are empty before the start [STAT-08]', async () => {
    const [event] = await inPlay('42')
    const rows = await statsOf(event?.eventId ?? '')
    expect(rows.at(-1)?.details).toMatchObject({ kind: 'scoreboard', matchScoreline: event?.matchScoreline })
    const { results } = await json('/events/?timing=early&game_id=41')
    expect(await statsOf(results[0].eventId)).toEqual([])
  })

  it.each([
    ['rounds', '1', 'rounds'],
    ['rounds', '24', 'rounds'],
    ['kills', '2', 'events'],
    ['kills', '3', 'events'],
  ])('have a log of %s, whole or narrowed [STAT-05]', async (summary, gameId, list) => {
    const eventId = await liveEvent(gameId)
    const address = `/analytics/play_by_play/?event_id=${eventId}`
    const log = await json(address)
    const rows = await statsOf(eventId)
    expect(log.summaryType).toBe(summary)
    expect(log.races.map(({ marker }: { marker: number }) => marker)).toEqual([5, 10, 15])
    const current = rows.find(({ mapNum }) => mapNum === log.maps.at(-1).mapNum)
    expect(log[list].at(-1)?.scoreline ?? '0-0').toBe(current?.details.scoreline)
    const first = await json(`${address}&match_id=${log.maps[0].matchId}&filter_by=race_to_5`)
    expect(first.matchId).toBe(log.maps[0].matchId)
    const other = summary === 'rounds' ? 'kills' : 'rounds'
    expect((await alice.get(`${address}&summary_type=${other}`)).status).toBe(404)
    expect((await alice.get(`${address}&match_id=nothing`)).status).toBe(404)
    if (summary === 'rounds') {
      const round = await json(`${address}&filter_by=round_1`)
      expect(round.rounds).toEqual(log.rounds.slice(0, 1))
    }
  })

  it('say that an event is unknown', async () => {
    for (const path of [
      '/events/event_livestats/nothing/',
      '/analytics/play_by_play/?event_id=nothing',
      '/events/event_livestats/e1-1-1-999999/',
    ]) {
      expect((await alice.get(path)).status).toBe(404)
    }
  })

  it.each(Object.entries(games))(
    'of %s are sent over the channel as they change [STAT-06]',
    async (_name, gameId) => {
      const eventId = await liveEvent(gameId)
      const line = await listenUntilOpen('event', { path: `events/${eventId}/` })
      await expect.poll(() => line.of('gameclient-livestats').length).toBeGreaterThan(0)
      const before = line.of('gameclient-livestats').length
      await sandbox.control('POST', 'clock', { advance: 300_000 })
      await expect.poll(() => line.of('gameclient-livestats').length).toBeGreaterThan(before)
      const rows = await statsOf(eventId)
      const told = line.of('gameclient-livestats').at(-1)?.data
      expect(rows).toContainEqual(told)
      expect(line.problems).toEqual([])
    },
  )

  it('are available again after a restart, and for a match that is over [BROWSE-13]', async () => {
    const eventId = await liveEvent(games.csgo)
    const paths = [
      `/events/event_livestats/${eventId}/`,
      `/analytics/play_by_play/?event_id=${eventId}`,
      `/events/event_livestats/${await liveEvent(games.dota)}/`,
    ]
    const before = await Promise.all(paths.map(json))
    await sandbox.close()
    await start()
    expect(await Promise.all(paths.map(json))).toEqual(before)

    for (let hour = 0; hour < 6; hour += 1) await sandbox.control('POST', 'clock', { advance: 3_600_000 })
    const rows = await statsOf(eventId)
    expect(rows.every(({ status }) => status === 3)).toBe(true)
    const { results } = await json(`/events/?event_id=${eventId}`)
    expect(rows.at(-1)?.details.matchScoreline).toBe(results[0].matchScoreline)
  })
})
