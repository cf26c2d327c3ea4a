import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { type CatalogueEntry, errors } from '#domain/session/errorCatalogue.ts'

import { startTestSandbox, type TestSandbox } from '../../testing/server.ts'
import { type LegWish, mixBody, threeLegs, wideFeed } from '../testing/combos.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox({ feeds: (world) => [wideFeed(world)] })
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.control('POST', 'reset', {}))

const legs = (count: number): LegWish[] =>
  Array.from({ length: count }, (_, index) => [`m${index + 1}-win`, 'home', '2.00'])

describe('a system', () => {
  it('costs its stakes times their combinations, and the ticket lists them [SLIP-11]', async () => {
    const alice = await sandbox.enter('alice')
    const reply = await alice.place('/mixed-combo-bet/', mixBody())
    expect(reply.status).toBe(201)
    // 3 pairs of 10.00 and one three of 15.00; it returns 10 × (3.6 + 4 + 3.6) + 15 × 7.2 = 220.00 for 45.00.
    expect(await reply.json()).toMatchObject({
      ticket: {
        ticketType: 'mix',
        amount: '45.00',
        totalOdds: '4.88',
        stakes: [
          { size: 2, amount: '10.00' },
          { size: 3, amount: '15.00' },
        ],
        tickets: [{ marketId: 'm1-win' }, { marketId: 'm2-win' }, { marketId: 'm3-win' }],
      },
      wallet: { balance: '9955.00' },
    })
    const { bets, entries, problems } = await sandbox.ledger('alice')
    expect(bets).toMatchObject([{ ticketType: 'mix', amount: '45.00' }])
    expect(entries.at(-1)).toMatchObject({ kind: 'stake', amount: '-45.00' })
    expect(problems).toEqual([])
  })

  it.each<[string, string, LegWish[], Parameters<typeof mixBody>[1], CatalogueEntry, object]>([
    [
      'of two events',
      'alice',
      legs(2),
      { stakes: [{ size: 2, amount: '10.00' }] },
      errors.validationFailed,
      {},
    ],
    ['of six events', 'alice', legs(6), {}, errors.tooManyEvents, {}],
    [
      'with an event twice',
      'alice',
      [...threeLegs, ['m1-win', 'away', '1.80']],
      {},
      errors.comboNotAllowed,
      {},
    ],
    [
      'with an outright',
      'alice',
      [...threeLegs, ['cup-or', 'p1', '3.00']],
      {},
      errors.outrightNotForCombo,
      {},
    ],
    [
      'with a market for none',
      'alice',
      [...threeLegs, ['apart-win', 'home', '2.00']],
      {},
      errors.comboNotAllowed,
      {},
    ],
    ['in Indo odds', 'alice', threeLegs, { odds_type: 'indo' }, errors.invalidMemberOdds, {}],
    [
      'of a size it has not',
      'alice',
      threeLegs,
      { stakes: [{ size: 4, amount: '10.00' }] },
      errors.invalidPostData,
      {},
    ],
    [
      'with a size twice',
      'alice',
      threeLegs,
      {
        stakes: [
          { size: 2, amount: '10.00' },
          { size: 2, amount: '20.00' },
        ],
      },
      errors.invalidPostData,
      {},
    ],
    [
      'with nothing on a size',
      'alice',
      threeLegs,
      {
        stakes: [
          { size: 2, amount: '10.00' },
          { size: 3, amount: '0.00' },
        ],
      },
      errors.enterBetAmount,
      {},
    ],
    [
      'with too little on a combination',
      'alice',
      threeLegs,
      { stakes: [{ size: 2, amount: '9.99' }] },
      errors.minimumBet,
      { params: { min_bet: '10.00' } },
    ],
    [
      'with too much on a combination',
      'alice',
      threeLegs,
      { stakes: [{ size: 3, amount: '20000.01' }] },
      errors.amountLimitReached,
      { params: { max_bet: '20000.00' } },
    ],
    [
      'whose whole cost is more than there is',
      'alice',
      threeLegs,
      { stakes: [{ size: 2, amount: '3333.34' }] },
      errors.insufficientBalance,
      {},
    ],
    [
      'that returns more than the limit, with all of its combinations',
      'modest',
      threeLegs,
      // 11.2 × 26.79 = 300.048
      { stakes: [{ size: 2, amount: '26.79' }] },
      errors.comboAboveMaxPayout,
      { params: { max_payout: '300.00' } },
    ],
    [
      'equal to a code',
      'oracle',
      threeLegs,
      { stakes: [{ size: 2, amount: '2003.00' }] },
      errors.insufficientFunds,
      {},
    ],
    ['of the barred', 'barred', threeLegs, {}, errors.memberCannotBet, {}],
  ])(
    '%s is refused with its message [SLIP-11] [SLIP-19]',
    async (_what, code, tickets, more, entry, said) => {
      const member = await sandbox.enter(code)
      const reply = await member.place('/mixed-combo-bet/', mixBody(tickets, more))
      expect([reply.status, await reply.json()]).toMatchObject([400, { code: entry.code, ...said }])
      const { bets, problems } = await sandbox.ledger(code)
      expect([bets, problems]).toEqual([[], []])
    },
  )

  it('at the limits is taken, to the cent [SLIP-11]', async () => {
    const alice = await sandbox.enter('alice')
    const whole = mixBody(threeLegs, { stakes: [{ size: 2, amount: '3333.33' }] })
    expect((await alice.place('/mixed-combo-bet/', whole)).status).toBe(201)
    expect((await sandbox.ledger('alice')).wallet.balance).toBe('0.01')
    const modest = await sandbox.enter('modest')
    const most = mixBody(threeLegs, { stakes: [{ size: 2, amount: '26.78' }] })
    expect((await modest.place('/mixed-combo-bet/', most)).status).toBe(201)
  })

  it('is refused with each leg that moved, by the policy of the member [SLIP-15] [SLIP-16]', async () => {
    await sandbox.control('POST', 'markets/m3-win', { prices: { home: '1.90' } })
    const alice = await sandbox.enter('alice')
    const reply = await alice.place('/mixed-combo-bet/', mixBody(threeLegs, { accept_odds: 'better' }))
    expect(await reply.json()).toMatchObject({
      code: errors.oddsChanged.code,
      changes: [{ market_id: 'm3-win', euro_odds: '1.90' }],
    })
    expect((await alice.place('/mixed-combo-bet/', mixBody())).status).toBe(201)
  })

  it('is a duplicate of a system on the same selections, and not of a combo [SLIP-20]', async () => {
    const twice = await sandbox.enter('twice')
    expect((await twice.place('/mixed-combo-bet/', mixBody())).status).toBe(201)
    expect((await twice.place('/mixed-combo-bet/', mixBody())).status).toBe(409)
  })
})
