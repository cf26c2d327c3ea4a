import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { channelListener } from '../../testing/channels.ts'
import { startTestSandbox, type TestMember, type TestSandbox } from '../../testing/server.ts'

let sandbox: TestSandbox
let alice: TestMember
const { listenUntilOpen, hangUp } = channelListener(() => ({ sandbox, member: alice }))

beforeAll(async () => {
  sandbox = await startTestSandbox({ priceHeartbeatMs: 60, heartbeatMs: 60 })
  alice = await sandbox.enter('alice')
})
afterAll(() => sandbox.close())
afterEach(hangUp)

describe('the events channel [LIVE-01]', () => {
  it('sends everything that changed in a tick in one message, each market with all of its selections', async () => {
    const line = await listenUntilOpen('events')
    const { model } = sandbox.sandbox.world
    model.batch(() => {
      const at = sandbox.sandbox.world.clock.now()
      for (const marketId of ['e1-1x2', 'e1-ah', 'e2-1x2']) {
        model.apply({ kind: 'prices', marketId, prices: [{ side: 'home', euro: '2.22' }] }, at)
      }
    })
    await expect.poll(() => line.of('gameclient-updates').length).toBe(1)
    expect(line.of('gameclient-updates')[0]).toMatchObject({
      room: 'events',
      data: [
        {
          marketId: 'e1-1x2',
          selection: [{ betTypeSelectionName: 'home', euroOdds: '2.22', malayOdds: '-0.81' }, {}, {}],
        },
        { marketId: 'e1-ah', selection: [{ handicap: '-0.25' }, { handicap: '0.25' }] },
        { marketId: 'e2-1x2', eventId: 'e2' },
      ],
    })
    expect(line.problems).toEqual([])
  })

  it('sends suspensions, results, scores and what becomes of events', async () => {
    const line = await listenUntilOpen('events')
    await sandbox.control('POST', 'markets/e3-1x2', { status: 'paused' })
    await sandbox.control('POST', 'events/e3', { inPlay: true, scoreline: '1-0', details: "12'" })
    await sandbox.control('POST', 'markets/e3-1x2', { settle: { home: 'win' }, resultValue: '1-0' })
    await sandbox.control('POST', 'events/e3', { close: true })
    await expect
      .poll(() => line.of('gameclient-events').map(({ data }) => data))
      .toContainEqual(expect.objectContaining({ eventId: 'e3', action: 'removed' }))
    const updates = line.of('gameclient-updates').flatMap(({ data }) => data)
    expect(updates).toContainEqual(expect.objectContaining({ marketId: 'e3-1x2', status: 'paused' }))
    expect(updates).toContainEqual(
      expect.objectContaining({
        marketId: 'e3-1x2',
        status: 'settled',
        selection: expect.arrayContaining([expect.objectContaining({ won: true, result: 'win' })]),
      }),
    )
    expect(line.of('gameclient-events').map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ eventId: 'e3', action: 'changed', inPlay: 'true' }),
    )
    expect(line.of('market-scoreline').map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ eventId: 'e3', matchScoreline: '1-0', details: "12'", inPlay: 'true' }),
    )
    expect(line.problems).toEqual([])
  })

  it("sends every market's changes with rising time stamps [LIVE-06]", async () => {
    const line = await listenUntilOpen('events')
    for (const home of ['2.30', '2.31', '2.32'])
      await sandbox.control('POST', 'markets/e1-1x2', { prices: { home } })
    await expect.poll(() => line.of('gameclient-updates').length).toBe(3)
    const stamps = line
      .of('gameclient-updates')
      .flatMap(({ data }) => data)
      .map((update) => Object(update).timeStamp)
    expect(stamps).toEqual([...new Set(stamps)].toSorted((a, b) => a - b))
  })
})

describe("an event's channel [LIVE-02]", () => {
  it('only reports its own event', async () => {
    const line = await listenUntilOpen('event')
    await sandbox.control('POST', 'markets/e2-ah', { prices: { home: '1.50' } })
    await sandbox.control('POST', 'markets/e1-ah', { prices: { home: '1.60' } })
    await expect.poll(() => line.of('gameclient-updates').length).toBe(1)
    expect(line.of('gameclient-updates')[0]).toMatchObject({
      room: 'event:e1',
      data: [{ marketId: 'e1-ah' }],
    })
    expect(line.problems).toEqual([])
  })

  it('asks to be fetched again when a market is added, and when a control call says so', async () => {
    const line = await listenUntilOpen('event')
    await sandbox.control('POST', 'events/e1', { refresh: true })
    await expect.poll(() => line.of('gameclient-refresh').length).toBe(1)
    const { model, clock } = sandbox.sandbox.world
    const selections = [
      { side: 'odd', name: 'Odd', euro: '1.90' },
      { side: 'even', name: 'Even', euro: '1.90' },
    ]
    model.apply(
      {
        kind: 'market',
        market: { marketId: 'e1-oe', eventId: 'e1', name: 'Odd/even', betType: 'OE', selections },
      },
      clock.now(),
    )
    await expect
      .poll(() => line.of('gameclient-refresh').map(({ data }) => data))
      .toEqual([{ eventId: 'e1' }, { eventId: 'e1' }])
    expect(line.problems).toEqual([])
  })
})

describe('the notifications channel', () => {
  it('tells a member that their ticket has settled, and no one else [HIST-03]', async () => {
    await alice.bet({ marketId: 'e2-ou', side: 'over', odds: '1.90', line: '2.75' })
    const bob = await sandbox.enter('bob')
    const mine = await listenUntilOpen('notifications', { query: 'lang=en' })
    const theirs = await listenUntilOpen('notifications', { query: 'lang=en', token: bob.settings.token })
    await sandbox.control('POST', 'markets/e2-ou', { settle: { over: 'win' } })
    await expect.poll(() => mine.of('notification').length).toBe(1)
    const { bets } = await sandbox.ledger('alice')
    expect(mine.of('notification')[0]?.data).toMatchObject({
      results: [{ ticketNum: bets.at(-1)?.ticketNum, type: 'success' }],
    })
    expect(theirs.of('notification')).toEqual([])
    expect(mine.problems).toEqual([])
  })
})
