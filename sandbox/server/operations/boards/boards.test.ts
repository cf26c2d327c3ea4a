import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import type { components } from '#openapi/client.gen.ts'

import { quietFeed, startTestSandbox, type TestMember, type TestSandbox } from '../../../testing/server.ts'

type Schemas = components['schemas']

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox({ feeds: (world) => [quietFeed(world)] })
})
afterAll(() => sandbox.close())
afterEach(async () => {
  await sandbox.control('POST', 'reset', {})
  await sandbox.control('POST', 'features', {
    enableHotMatch: true,
    enableWinRate: true,
    enableTurnover: true,
  })
})

async function json<Reply>(member: TestMember, path: string): Promise<Reply> {
  const response = await member.get(path)
  expect([path, response.status]).toEqual([path, 200])
  return response.json()
}
const board = (member: TestMember, path: string) => json<Schemas['MemberBoard']>(member, path)
const offered = async (member: TestMember): Promise<Schemas['Event'][]> =>
  (await json<Schemas['EventPage']>(member, '/events/')).results

interface Pick {
  eventId: string
  marketId: string
  side: string
  odds: string
}
/** The first side of the first market of each event. */
async function picks(member: TestMember): Promise<Pick[]> {
  return (await offered(member)).flatMap(({ eventId, markets: [market] }) => {
    const [selection] = market?.selection ?? []
    return market === undefined || selection === undefined
      ? []
      : [
          {
            eventId,
            marketId: market.marketId,
            side: selection.betTypeSelectionName,
            odds: selection.euroOdds,
          },
        ]
  })
}
async function bet(member: TestMember, pick: Pick | undefined, amount: string): Promise<void> {
  if (pick === undefined) throw new Error('nothing to bet on')
  const { currencyCode: currency } = member.settings
  expect((await member.bet({ ...pick, amount, accept: 'any', currency })).status).toBe(201)
}

describe('the hot matches [BROWSE-11]', () => {
  it('are those that others bet on most, counting each bet once, until they are settled or switched off [LAUNCH-14]', async () => {
    const [alice, bob, carol] = [
      await sandbox.enter('alice'),
      await sandbox.enter('bob'),
      await sandbox.enter('carol'),
    ]
    const [first, second] = await picks(alice)
    await bet(bob, first, '20')
    await bet(bob, second, '20')
    await bet(carol, second, '20')
    const hot = async (member: TestMember) =>
      (await json<Schemas['HotBoard']>(member, '/features/hot_event')).results.map(
        ({ rank, betCount, event }) => [rank, betCount, event.eventId],
      )
    expect(await hot(alice)).toEqual([
      [1, 2, second?.eventId],
      [2, 1, first?.eventId],
    ])
    expect(await hot(bob)).toEqual([[1, 1, second?.eventId]])
    await sandbox.control('POST', `markets/${second?.marketId}`, { settle: { [second?.side ?? '']: 'win' } })
    expect(await hot(alice)).toEqual([[1, 1, first?.eventId]])
    await sandbox.control('POST', 'features', { enableHotMatch: false })
    expect(await hot(alice)).toEqual([])
  })
})

describe('the boards of members', () => {
  it('go by the ledger: share of won tickets, total stakes, winnings; in the currency of the member who asks [BROWSE-11] [BROWSE-01] [MEMBER-06]', async () => {
    const [alice, bob, carol] = [
      await sandbox.enter('alice'),
      await sandbox.enter('bob'),
      await sandbox.enter('carol'),
    ]
    const [won, lost, open] = await picks(alice)
    await bet(alice, won, '100')
    await bet(bob, won, '50')
    await bet(bob, lost, '30')
    await bet(carol, lost, '20')
    await bet(carol, open, '7')
    await sandbox.control('POST', `markets/${won?.marketId}`, { settle: { [won?.side ?? '']: 'win' } })
    await sandbox.control('POST', `markets/${lost?.marketId}`, { settle: { [lost?.side ?? '']: 'lose' } })

    const told = ({ results }: Schemas['MemberBoard']) =>
      results.map(({ rank, member, winRate, turnover, ticketCount }) => [
        rank,
        member.nickname ?? member.obfuscatedUserId,
        winRate,
        turnover,
        ticketCount,
      ])
    const byRate = await board(alice, '/features/win_rate')
    expect(told(byRate)).toEqual([
      [1, 'Riverstone', '1.0000', '100.00', 1],
      [2, 'bo***', '0.5000', '80.00', 2],
      // 27 dollars at 0.14 per unit.
      [3, 'ca***', '0.0000', '192.85', 2],
    ])
    const byTurnover = await board(alice, '/features/turnover')
    expect(told(byTurnover).map(([, name]) => name)).toEqual(['ca***', 'Riverstone', 'bo***'])
    expect((await board(carol, '/features/turnover')).results[0]).toMatchObject({
      currency: 'USD',
      turnover: '27.00',
      winnings: '-20.00',
    })

    const masters = await board(alice, '/rankings/masters/?range=past_3_months&page_size=2')
    const { bets } = await sandbox.ledger('alice')
    const [ticket] = bets
    expect(masters).toMatchObject({ count: 3, next: 2 })
    expect(masters.results[0]).toMatchObject({
      rank: 1,
      member: { nickname: 'Riverstone', avatarId: 'a-1' },
      winnings: (Number(ticket?.returns) - 100).toFixed(2),
    })
    const rest = await board(alice, '/rankings/masters/?range=past_3_months&page_size=2&page=2')
    expect([rest.next, rest.results.map(({ rank }) => rank)]).toEqual([null, [3]])

    await sandbox.control('POST', 'features', { enableWinRate: false, enableTurnover: false })
    for (const path of ['/features/win_rate', '/features/turnover'])
      expect(await board(alice, path)).toEqual({ count: 0, next: null, results: [] })
  })

  it('of a week count what was placed in it [BROWSE-01] [MEMBER-06]', async () => {
    const alice = await sandbox.enter('alice')
    const [pick] = await picks(alice)
    await bet(alice, pick, '100')
    await sandbox.control('POST', `markets/${pick?.marketId}`, { settle: { [pick?.side ?? '']: 'win' } })
    const count = async (range: string) =>
      (await board(await sandbox.enter('bob'), `/rankings/masters/${range}`)).count
    expect(await count('')).toBe(1)
    await sandbox.control('POST', 'clock', { advance: 8 * 24 * 3_600_000 })
    expect(await count('')).toBe(0)
    expect(await count('?range=past_3_months')).toBe(1)
  })
})

describe('the featured events [BROWSE-04]', () => {
  it("are some of today's and some in play, in a stable order", async () => {
    const alice = await sandbox.enter('alice')
    const ids = async () =>
      (await json<Schemas['EventPage']>(alice, '/events/featured')).results.map(({ eventId }) => eventId)
    const featured = await ids()
    expect(featured.length).toBeGreaterThan(0)
    const known = new Set((await offered(alice)).map(({ eventId }) => eventId))
    expect(featured.filter((id) => !known.has(id))).toEqual([])
    const [first, ...others] = featured
    await sandbox.control('POST', `events/${first}`, { close: true })
    expect((await ids()).slice(0, others.length)).toEqual(others)
  })
})
