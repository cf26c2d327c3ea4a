import { afterEach, describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'

import { feedFromList } from '../feeds/feed.ts'
import type { MarketCommand } from '../market/commands.ts'
import { memberByCode } from '../members.ts'
import { betBody, newKey, quietFeed, startTestSandbox, type TestSandbox } from '../testing/server.ts'

const second = 1000
let sandbox: TestSandbox | undefined

afterEach(async () => {
  await sandbox?.close()
  sandbox = undefined
})

/** A sandbox in which something happens to the first market this many seconds after the epoch, with no tick nearby. */
async function withPlan(plan: [atSeconds: number, command: MarketCommand][]): Promise<TestSandbox> {
  sandbox = await startTestSandbox({
    frozen: true,
    tickMs: 3_600_000,
    feeds: (world) => [
      quietFeed(world),
      feedFromList(
        'plan',
        plan.map(([at, command]) => ({ at: world.epoch + at * second, command })),
      ),
    ],
  })
  return sandbox
}

const price = (euro: string): MarketCommand => ({
  kind: 'prices',
  marketId: 'e1-1x2',
  prices: [{ side: 'home', euro }],
})
const homeWins: MarketCommand = {
  kind: 'settle',
  marketId: 'e1-1x2',
  results: {},
  score: { home: 1, away: 0 },
  resultValue: '1-0',
}

describe('a bet between two ticks of a fast clock', () => {
  it('is judged and priced by the market at its own moment, not at the last tick [SLIP-16]', async () => {
    const { enter, ledger, sandbox: running } = await withPlan([[10, price('1.50')]])
    const alice = await enter('alice')
    const { clock, seed } = running.world
    clock.advance(15 * second)
    const asked = await alice.bet({ odds: '2.10', accept: 'none' })
    expect(await asked.json()).toMatchObject({
      code: errors.oddsChanged.code,
      changes: [{ euro_odds: '1.50' }],
    })
    expect((await alice.bet({ odds: '2.10', accept: 'any' })).status).toBe(201)
    expect((await ledger('alice')).bets).toMatchObject([
      { euroOdds: '1.50', placedAt: seed.epoch + 15 * second },
    ])
  })

  it('is refused if its market has ended in the meantime [SLIP-04]', async () => {
    const { enter, ledger, sandbox: running } = await withPlan([[10, homeWins]])
    const alice = await enter('alice')
    expect((await alice.bet()).status).toBe(201)
    running.world.clock.advance(10 * second)
    expect(await (await alice.bet()).json()).toMatchObject({ code: errors.statusChanged.code })
    const { bets, problems } = await ledger('alice')
    expect(bets).toMatchObject([{ status: 'win', returns: '210.00' }])
    expect(problems).toEqual([])
  })
})

describe('the bet delay of a market', () => {
  it('holds a bet back, and judges it by the market after it [SLIP-18]', async () => {
    const running = await withPlan([
      [0, { kind: 'betDelay', marketId: 'e1-1x2', ms: 50 }],
      [10, homeWins],
    ])
    await running.enter('alice')
    const member = memberByCode('alice')
    if (member === null) throw new Error('There is no alice.')
    const { placing, world } = running.sandbox
    const body = betBody()
    const expires = Date.now() + 60_000
    const key = newKey()
    const bet = placing.place({
      member,
      isGuest: false,
      key,
      expires: String(expires),
      bytes: JSON.stringify(body),
      order: { operation: 'placeSingleBet', body },
    })
    expect(placing.outcome('alice', key)).toMatchObject({ status: 'inProgress', request: { expires } })
    world.clock.advance(10 * second)
    expect(JSON.parse((await bet).text)).toMatchObject({ code: errors.statusChanged.code })
    expect((await running.ledger('alice')).bets).toEqual([])
  })

  it('is sandbox time: a fast clock makes it short, a stopped one keeps it', async () => {
    const { sandbox: running } = await withPlan([[0, { kind: 'betDelay', marketId: 'e1-1x2', ms: 6000 }]])
    const { world } = running
    expect(world.betDelay('e1-1x2')).toBe(6000)
    world.clock.setSpeed(60)
    expect(world.betDelay('e1-1x2')).toBe(6000)
    world.clock.run()
    expect(world.betDelay('e1-1x2')).toBe(100)
    expect(world.betDelay('e1-ah')).toBe(0)
  })
})
