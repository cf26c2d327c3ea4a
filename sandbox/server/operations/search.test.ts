import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestSandbox, type TestMember, type TestSandbox } from '../../testing/server.ts'

let sandbox: TestSandbox
let alice: TestMember

beforeAll(async () => {
  sandbox = await startTestSandbox({ epoch: Date.parse('2026-05-01T03:00:00Z'), frozen: true })
  alice = await sandbox.enter('alice')
})
afterAll(() => sandbox.close())

const json = async (path: string) => {
  const response = await alice.get(path)
  expect(response.status).toBe(200)
  return response.json()
}
const ids = async (query: string): Promise<string[]> => {
  const page = await json(`/events/?${query}`)
  return page.results.map((event: { eventId: string }) => event.eventId)
}

describe('a search [BROWSE-02]', () => {
  beforeAll(async () => {
    const rename = (eventId: string, names: object) => sandbox.control('POST', `events/${eventId}`, { names })
    await rename('e1', { home: 'Atlético Ñandú', away: '<b>100%_</b>', competitionName: 'Süper Lig' })
    await rename('e2', { home: 'Real Harbour', away: 'Athletic Vale' })
    await rename('e3', { home: 'REAL VALE', away: 'ナポリ' })
  })

  it.each([
    ['real', ['e2', 'e3']],
    // Anywhere in a name, in any case.
    ['VAL', ['e2', 'e3']],
    ['athletic val', ['e2']],
    // Each word in any of the names.
    ['league real harb', ['e2', 'e3']],
    ['athletic league', ['e2']],
    ['atletico nandu', ['e1']],
    ['SÜPER', ['e1']],
    ['super  lig ', ['e1']],
    ['ナホ', ['e3']],
    ['harbour nobody', []],
    // What means something elsewhere is just text.
    ['100%_', ['e1']],
    ['%', ['e1']],
    ["' or 1=1 --", []],
    ['.*', []],
    ['<b>', ['e1']],
    ['   ', ['e2', 'e1', 'e3']],
  ])('for "%s" finds %j', async (search, expected) => {
    expect(await ids(new URLSearchParams({ search }).toString())).toEqual(expected)
  })

  it('is limited to its tab, game and competitions, and so are its days and its counts', async () => {
    expect(await ids('search=vale&timing=early')).toEqual(['e3'])
    expect(await ids('search=vale&timing=today')).toEqual([])
    expect(await ids('search=vale&competition_id=c9')).toEqual([])
    expect(await json('/games/tieco/?search=vale')).toMatchObject({
      total: { today: 0, inplay: 1, early: 1, combo: 2 },
    })
    expect(await json('/events/dates_count?search=real')).toMatchObject({ results: [{ count: 1 }] })
    expect(await json('/events/dates_count?search=nobody')).toEqual({ results: [] })
  })

  it('has at most 80 characters', async () => {
    expect(await ids(`search=${'x'.repeat(80)}`)).toEqual([])
    expect((await alice.get(`/events/?search=${'x'.repeat(81)}`)).status).toBe(400)
  })
})

describe('the competitions [BROWSE-02]', () => {
  it('are those that have events, each with its counts, for one game or all', async () => {
    const reply = await json('/events/competitions/')
    expect(reply.results).toHaveLength(1)
    expect(reply.results[0]).toMatchObject({ competitionId: 'c1', gameId: '41' })
    const tieco = await json('/games/tieco/?competition_id=c1')
    expect(reply.results[0].counts).toEqual(tieco.total)
    expect(await json('/events/competitions/?game_id=41')).toEqual(reply)
    expect(await json('/events/competitions/?game_id=2')).toEqual({ results: [] })
  })
})
