import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { quietFeed, startTestSandbox, type TestSandbox } from '../testing/server.ts'
import { builderBody, comboBody, type LegWish, mixBody, threeLegs, wideFeed } from './testing/combos.ts'

let sandbox: TestSandbox

const feeds = (world: Parameters<typeof quietFeed>[0]) => [quietFeed(world), wideFeed(world)]
beforeAll(async () => {
  sandbox = await startTestSandbox({ feeds })
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.control('POST', 'reset', {}))

const settle = (marketId: string, change: object) => sandbox.control('POST', `markets/${marketId}`, change)
const wins = (marketId: string, side = 'home') => settle(marketId, { settle: { [side]: 'win' } })

async function betOf(code: string) {
  const { bets, wallet, problems } = await sandbox.ledger(code)
  expect(problems).toEqual([])
  return { bet: bets[0], balance: wallet.balance, legs: bets[0]?.legs.map(({ result }) => result) }
}

describe('a combo', () => {
  it('pays with its last leg, and shows the result of each leg before that [HIST-04]', async () => {
    const alice = await sandbox.enter('alice')
    await alice.place('/combo-bet/', comboBody())
    await wins('m1-win')
    await wins('m2-win', 'away')
    expect(await betOf('alice')).toMatchObject({
      bet: { status: 'pending', returns: null },
      legs: ['win', 'win', 'pending'],
      balance: '9900.00',
    })
    await settle('m3-win', { settle: { home: 'win' }, resultValue: '2-1' })
    expect(await betOf('alice')).toMatchObject({
      bet: { status: 'win', returns: '720.00' },
      balance: '10620.00',
    })
    const history = await (await alice.get('/transactions/?tab=settled')).json()
    expect(history.results).toMatchObject([
      {
        ticketType: 'combo',
        returns: '720.00',
        earnings: '620.00',
        tickets: [{}, {}, { resultValue: '2-1' }],
      },
    ])
  })

  it('is lost at once with one leg, and its other legs still get their results [HIST-04]', async () => {
    const alice = await sandbox.enter('alice')
    await alice.place('/combo-bet/', comboBody())
    await wins('m2-win', 'home')
    expect(await betOf('alice')).toMatchObject({
      bet: { status: 'loss', returns: '0.00' },
      legs: ['pending', 'loss', 'pending'],
    })
    await wins('m1-win')
    await settle('m3-win', { settle: { home: 'void', away: 'void' } })
    expect(await betOf('alice')).toMatchObject({
      bet: { status: 'loss', returns: '0.00' },
      legs: ['win', 'loss', 'refund'],
      balance: '9900.00',
    })
  })

  it('counts a void leg as 1, and a quarter line and a dead heat in part [HIST-04]', async () => {
    const alice = await sandbox.enter('alice')
    const legs: LegWish[] = [
      ['m1-win', 'home', '2.00'],
      ['e1-ah', 'home', '1.93', { handicap: '-0.25' }],
      ['e2-1x2', 'away', '3.60'],
      ['m4-win', 'home', '2.00'],
    ]
    await alice.place('/combo-bet/', comboBody(legs, { amount: '33.33' }))
    await settle('m1-win', { settle: { home: 'void', away: 'void' } })
    await settle('e1-ah', { score: { home: 1, away: 1 } })
    await settle('e2-1x2', { settle: { away: { deadHeat: { places: 1, tied: 2 } } } })
    await wins('m4-win')
    // 33.33 × 1 × ½ × 3.60/2 × 2.00 = 59.994
    expect(await betOf('alice')).toMatchObject({
      bet: { status: 'win', returns: '59.99' },
      legs: ['refund', 'half_loss', 'half_win', 'win'],
    })
  })

  it('returns its stake as a refund if every market goes away', async () => {
    const alice = await sandbox.enter('alice')
    await alice.place('/combo-bet/', comboBody())
    for (const event of ['m1', 'm2', 'm3']) await sandbox.control('POST', `events/${event}`, { close: true })
    expect(await betOf('alice')).toMatchObject({
      bet: { status: 'refund', returns: '100.00' },
      balance: '10000.00',
    })
    expect((await sandbox.ledger('alice')).entries.at(-1)).toMatchObject({ kind: 'refund' })
  })

  it('can be returned by a control call though a leg has won', async () => {
    const alice = await sandbox.enter('alice')
    await alice.place('/combo-bet/', comboBody())
    await wins('m1-win')
    const { bet } = await betOf('alice')
    await sandbox.control('POST', `bets/${bet?.ticketNum ?? ''}`, { void: true })
    expect(await betOf('alice')).toMatchObject({ bet: { status: 'refund', returns: '100.00' } })
    await wins('m2-win', 'away')
    expect((await betOf('alice')).balance).toBe('10000.00')
  })

  it('is paid once though a restart announces all results again', async () => {
    const data = `${sandbox.folder}/again`
    const first = await startTestSandbox({ data, feeds })
    const alice = await first.enter('alice')
    await alice.place('/combo-bet/', comboBody())
    for (const [id, side] of threeLegs.slice(0, 2))
      await first.control('POST', `markets/${id}`, { settle: { [side]: 'win' } })
    await first.close()
    const second = await startTestSandbox({ data, feeds })
    await second.control('POST', 'markets/m3-win', { settle: { home: 'win' } })
    await second.close()
    const third = await startTestSandbox({ data, feeds })
    const { bets, wallet, problems } = await third.ledger('alice')
    expect(bets).toMatchObject([{ status: 'win', returns: '720.00' }])
    expect([wallet.balance, problems]).toEqual(['10620.00', []])
    await third.close()
  })
})

describe('a system', () => {
  it('pays the combinations that won, and not before its last leg [SLIP-11] [HIST-04]', async () => {
    const alice = await sandbox.enter('alice')
    await alice.place('/mixed-combo-bet/', mixBody())
    await wins('m1-win', 'away')
    expect(await betOf('alice')).toMatchObject({
      bet: { status: 'pending' },
      legs: ['loss', 'pending', 'pending'],
    })
    await wins('m2-win', 'away')
    await wins('m3-win')
    // One pair of 10.00 at 1.80 × 2.00, of 45.00 at stake.
    expect(await betOf('alice')).toMatchObject({
      bet: { status: 'half_loss', returns: '36.00' },
      balance: '9991.00',
    })
    const { results } = await (await alice.get('/transactions/?tab=settled')).json()
    expect(results).toMatchObject([
      { ticketType: 'mix', amount: '45.00', returns: '36.00', earnings: '-9.00' },
    ])
  })

  it('is lost as soon as none of its combinations can win', async () => {
    const alice = await sandbox.enter('alice')
    await alice.place('/mixed-combo-bet/', mixBody(threeLegs, { stakes: [{ size: 3, amount: '10.00' }] }))
    await wins('m3-win', 'away')
    expect(await betOf('alice')).toMatchObject({ bet: { status: 'loss', returns: '0.00' } })
  })
})

describe('a bet builder [SLIP-12]', () => {
  it('pays the agreed price if everything is won, with its last leg', async () => {
    const alice = await sandbox.enter('alice')
    expect((await alice.place('/event-combo/', builderBody())).status).toBe(201)
    await wins('series-win')
    expect(await betOf('alice')).toMatchObject({ bet: { status: 'pending' } })
    await settle('series-ou', { score: { home: 2, away: 1 } })
    expect(await betOf('alice')).toMatchObject({ bet: { status: 'win', returns: '344.00' } })
  })

  it('pays the rest without a void leg, at the price it would have had [HIST-04]', async () => {
    const alice = await sandbox.enter('alice')
    await alice.place('/event-combo/', builderBody())
    await settle('series-win', { settle: { home: 'void', away: 'void' } })
    await settle('series-ou', { score: { home: 2, away: 1 } })
    expect(await betOf('alice')).toMatchObject({
      bet: { status: 'win', returns: '190.00' },
      legs: ['refund', 'win'],
    })
  })

  it('is lost with one leg, though others of its event are still open', async () => {
    const alice = await sandbox.enter('alice')
    await alice.place('/event-combo/', builderBody())
    await settle('series-ou', { score: { home: 2, away: 0 } })
    expect(await betOf('alice')).toMatchObject({ bet: { status: 'loss' }, legs: ['pending', 'loss'] })
  })
})

describe('the audit of bets of several legs', () => {
  it.each([
    ['a payout', `UPDATE bets SET returns = 1`, /paid 1, and should have paid 72000/],
    ['a leg', `UPDATE legs SET result = 'loss' WHERE position = 1`, /is win \(win, loss, win\)/],
    ['odds', `UPDATE legs SET euro_odds = '9.00' WHERE position = 0`, /and should have paid 324000/],
    ['an open leg', `UPDATE legs SET result = 'pending' WHERE position = 0`, /was still open/],
  ])('finds out when %s is wrong [HIST-04]', async (_what, tampering, problem) => {
    const alice = await sandbox.enter('alice')
    await alice.place('/combo-bet/', comboBody())
    for (const [id, side] of threeLegs) await wins(id, side)
    expect((await sandbox.ledger('alice')).problems).toEqual([])
    sandbox.sandbox.database.run(tampering)
    expect((await sandbox.ledger('alice')).problems).toContainEqual(expect.stringMatching(problem))
  })
})
