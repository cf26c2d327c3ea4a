import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { decimal } from '#domain/money/decimal.ts'

import { simulatorFeed } from '../../feeds/simulator/simulator.ts'
import { quietFeed, startTestSandbox, type TestMember, type TestSandbox } from '../../testing/server.ts'

const epoch = Date.parse('2026-05-01T10:00:00Z')
let sandbox: TestSandbox
let alice: TestMember

interface Row {
  timeStamp: number
  homeOdds: string
  awayOdds: string
  drawOdds: string | null
  handicap: string | null
  oddsDiff: string | null
}

beforeAll(async () => {
  sandbox = await startTestSandbox({
    frozen: true,
    epoch,
    feeds: (world) => [simulatorFeed(world), quietFeed(world)],
  })
  alice = await sandbox.enter('alice')
})
afterAll(() => sandbox.close())

const history = async (marketId: string): Promise<Row[]> => {
  const response = await alice.get(`/events/odds_history?market_id=${marketId}`)
  expect([marketId, response.status]).toEqual([marketId, 200])
  return (await response.json()).results
}

describe('the history of odds [BROWSE-12]', () => {
  it('ends, in every market of a match, with the odds on offer, and each row says how far it moved', async () => {
    await sandbox.control('POST', 'clock', { advance: 60_000 })
    const live = sandbox.sandbox.world.model.tab('inplay', { gameId: '1' })[0]
    const soon = sandbox.sandbox.world.model.tab('today', { gameId: '41' })[0]
    for (const event of [live, soon]) {
      for (const market of event?.markets ?? []) {
        const rows = await history(market.marketId)
        const draw = market.selections.find(({ side }) => side === 'draw')
        const [first, second] = market.selections.filter((selection) => selection !== draw)
        expect([market.marketId, rows[0]]).toEqual([
          market.marketId,
          expect.objectContaining({
            homeOdds: first?.price.euro,
            awayOdds: second?.price.euro,
            drawOdds: draw?.price.euro ?? null,
            handicap: first?.handicap,
          }),
        ])
        rows.forEach(({ timeStamp, homeOdds, oddsDiff }, index) => {
          const older = rows[index + 1]
          if (older === undefined) return expect(rows.length === 500 || oddsDiff === null).toBe(true)
          expect(timeStamp).toBeGreaterThanOrEqual(older.timeStamp)
          expect(
            decimal(older.homeOdds)
              .plus(decimal(oddsDiff ?? ''))
              .eq(decimal(homeOdds)),
          ).toBe(true)
        })
      }
    }
    expect((await history(live?.markets[0]?.marketId ?? '')).length).toBeGreaterThan(20)
  })

  it('includes what a control call set, and stops if nothing moves', async () => {
    expect(await history('e1-1x2')).toEqual([
      {
        timeStamp: epoch,
        homeOdds: '2.10',
        awayOdds: '3.60',
        drawOdds: '3.40',
        handicap: null,
        line: null,
        oddsDiff: null,
      },
    ])
    await sandbox.control('POST', 'markets/e1-1x2', { prices: { home: '2.25' } })
    const [newest, older] = await history('e1-1x2')
    expect([newest?.homeOdds, newest?.oddsDiff, older?.homeOdds]).toEqual(['2.25', '0.15', '2.10'])
  })

  it('shows since when nothing could be bet, though no price moved', async () => {
    await sandbox.control('POST', 'markets/e1-ou', { status: 'paused' })
    await sandbox.control('POST', 'clock', { advance: 1_000 })
    await sandbox.control('POST', 'markets/e1-ou', { status: 'open' })
    const response = await alice.get('/events/odds_history?market_id=e1-ou')
    const rows: { status?: string; oddsDiff: string | null }[] = (await response.json()).results
    expect(rows.map(({ status, oddsDiff }) => [status, oddsDiff])).toEqual([
      [undefined, '0'],
      ['paused', '0'],
      [undefined, null],
    ])
  })

  it('of an unknown market is not found', async () => {
    expect((await alice.get('/events/odds_history?market_id=nothing')).status).toBe(404)
  })
})
