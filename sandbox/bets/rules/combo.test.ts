import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { type CatalogueEntry, errors } from '#domain/session/errorCatalogue.ts'

import { quietFeed, startTestSandbox, type TestSandbox } from '../../testing/server.ts'
import { comboBody, type LegWish, threeLegs, wideFeed } from '../testing/combos.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox({ feeds: (world) => [quietFeed(world), wideFeed(world)] })
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.control('POST', 'reset', {}))

const market = (id: string, change: object) => sandbox.control('POST', `markets/${id}`, change)
const many = (count: number, odds = '2.00'): LegWish[] =>
  Array.from({ length: count }, (_, index) => [`m${index + 1}-win`, 'home', odds])

/** Sends a combo and expects this refusal, with the books unchanged. */
async function expectRefusal(
  code: string,
  body: object,
  entry: CatalogueEntry,
  more: object = {},
): Promise<void> {
  const member = code === 'guest' ? await sandbox.enterAsGuest() : await sandbox.enter(code)
  const reply = await member.place('/combo-bet/', body)
  expect([reply.status, await reply.json()]).toMatchObject([
    400,
    { base_code: entry.base, code: entry.code, ...more },
  ])
  if (code === 'guest') return
  const { bets, problems } = await sandbox.ledger(code)
  expect([bets, problems]).toEqual([[], []])
}

describe('a combo', () => {
  it('is placed as one ticket at the product of its legs, and takes its stake [SLIP-10] [HIST-04]', async () => {
    const alice = await sandbox.enter('alice')
    const reply = await alice.place('/combo-bet/', comboBody())
    expect(reply.status).toBe(201)
    expect(await reply.json()).toMatchObject({
      ticket: {
        ticketType: 'combo',
        totalOdds: '7.20',
        memberOdds: '7.20',
        memberOddsStyle: 'euro',
        amount: '100.00',
        resultStatus: 'pending',
        tickets: [
          { marketId: 'm1-win', betSelectionType: 'home', euroOdds: '2.00', resultStatus: 'pending' },
          { marketId: 'm2-win', betSelectionType: 'away', euroOdds: '1.80' },
          { marketId: 'm3-win', betSelectionType: 'home', euroOdds: '2.00' },
        ],
      },
      wallet: { balance: '9900.00', currency: 'CNY' },
    })
    const { bets, problems } = await sandbox.ledger('alice')
    expect(bets).toMatchObject([{ ticketType: 'combo', amount: '100.00' }])
    expect(problems).toEqual([])
  })

  it('may have twenty events, and says if it is a lucky or a followed one [SLIP-10] [SLIP-14] [SLIP-23]', async () => {
    const alice = await sandbox.enter('alice')
    for (const [id] of many(20)) await market(id, { prices: { home: '1.10' } })
    const body = comboBody(many(20, '1.10'), {
      amount: '10.00',
      ticket_type: 'luckyCombo',
      is_follow_bet: true,
    })
    const reply = await alice.place('/combo-bet/', body)
    expect(reply.status).toBe(201)
    // 1.1 to the power of 20 is 6.7274…
    expect(await reply.json()).toMatchObject({
      ticket: { ticketType: 'luckyCombo', totalOdds: '6.72', isFollowBet: true },
    })
  })

  it.each<[string, LegWish[], CatalogueEntry, object]>([
    ['of two events', many(2), errors.validationFailed, { params: { detail: expect.stringContaining('3') } }],
    ['of 21 events', many(21), errors.tooManyEvents, {}],
    [
      'with an event twice',
      [...threeLegs, ['m1-win', 'away', '1.80']],
      errors.comboNotAllowed,
      { params: { market_id: 'm1-win' } },
    ],
    [
      'with an outright',
      [...threeLegs, ['cup-or', 'p1', '3.00']],
      errors.outrightNotForCombo,
      { params: { market_id: 'cup-or' } },
    ],
    [
      'with a market that allows none',
      [...threeLegs, ['apart-win', 'home', '2.00']],
      errors.comboNotAllowed,
      { params: { market_id: 'apart-win' } },
    ],
    [
      'with a market that is not there',
      [...threeLegs, ['none', 'home', '2.00']],
      errors.marketIdNotFound,
      {},
    ],
    ['with a side that is not there', [...threeLegs, ['m4-win', 'x', '2.00']], errors.invalidSelection, {}],
    ['at odds of one', [...threeLegs, ['m4-win', 'home', '1.00']], errors.invalidMemberOdds, {}],
  ])('%s is refused with its message [SLIP-10] [SLIP-19]', async (_what, legs, entry, more) => {
    await expectRefusal('alice', comboBody(legs), entry, more)
  })

  it.each<[string, string, Parameters<typeof comboBody>[1], CatalogueEntry, object]>([
    ['in Malay odds', 'alice', { odds_type: 'malay' }, errors.invalidMemberOdds, {}],
    ['in another currency', 'alice', { currency: 'USD' }, errors.invalidPostData, {}],
    ['of nothing', 'alice', { amount: '0.00' }, errors.enterBetAmount, {}],
    ['below the least', 'alice', { amount: '9.99' }, errors.minimumBet, { params: { min_bet: '10.00' } }],
    [
      'above the most',
      'alice',
      { amount: '20000.01' },
      errors.amountLimitReached,
      { params: { max_bet: '20000.00' } },
    ],
    ['above the balance', 'alice', { amount: '10000.01' }, errors.insufficientBalance, {}],
    [
      'above the payout limit',
      'modest',
      { amount: '41.67' },
      errors.comboAboveMaxPayout,
      { params: { max_payout: '300.00' } },
    ],
    ['equal to a code', 'oracle', { amount: '2013.00' }, errors.remoteWalletError, {}],
    ['of the frozen', 'frozen', {}, errors.accountFrozen, {}],
    ['of the inactive', 'inactive', {}, errors.accountInactive, {}],
    ['of the barred', 'barred', {}, errors.memberCannotBet, {}],
    ['of a guest', 'guest', {}, errors.pleaseLogin, {}],
    ['that names a big combo and is not one', 'alice', { big_combo_id: 'b1' }, errors.invalidPostData, {}],
    ['of a big combo without its name', 'alice', { ticket_type: 'bigCombo' }, errors.invalidPostData, {}],
    [
      'of a big combo that is not there',
      'alice',
      { ticket_type: 'bigCombo', big_combo_id: 'x' },
      errors.statusChanged,
      {},
    ],
  ])(
    '%s is refused with its message [SLIP-06] [SLIP-24] [SLIP-25]',
    async (_what, code, more, entry, said) => {
      await expectRefusal(code, comboBody(threeLegs, more), entry, said)
    },
  )

  it('is refused above what the partner allows for combos, though its markets take more [SLIP-06]', async () => {
    for (const [id] of threeLegs) await market(id, { limits: { min: '10', max: '90000' } })
    await sandbox.control('POST', 'members/alice', { deposit: '90000' })
    const { place } = await sandbox.enter('alice')
    const reply = await place('/combo-bet/', comboBody(threeLegs, { amount: '20000.01' }))
    expect(await reply.json()).toMatchObject({
      code: errors.amountLimitReached.code,
      params: { max_bet: '20000.00' },
    })
    expect((await place('/combo-bet/', comboBody(threeLegs, { amount: '20000.00' }))).status).toBe(201)
  })

  it('at the payout limit is taken, to the cent [SLIP-10]', async () => {
    const modest = await sandbox.enter('modest')
    expect((await modest.place('/combo-bet/', comboBody(threeLegs, { amount: '41.66' }))).status).toBe(201)
  })

  it('is never more than money can count, however long its odds', async () => {
    for (const [id] of many(20)) await market(id, { prices: { home: '999.00' } })
    await expectRefusal(
      'alice',
      comboBody(many(20, '999.00'), { amount: '10.00' }),
      errors.comboAboveMaxPayout,
    )
  })

  it('is refused if a leg is locked, naming every leg that is not as agreed [SLIP-15]', async () => {
    await market('m1-win', { prices: { home: '2.20' } })
    await market('m2-win', { status: 'paused' })
    await expectRefusal('alice', comboBody(), errors.marketPaused, {
      params: { market_id: 'm2-win' },
      changes: [
        { market_id: 'm1-win', euro_odds: '2.20', status: 'open' },
        { market_id: 'm2-win', euro_odds: '1.80', status: 'paused' },
      ],
    })
  })

  it('is refused under none and better with each leg that moved, and placed under any [SLIP-16]', async () => {
    await market('m1-win', { prices: { home: '2.20' } })
    await market('m3-win', { prices: { home: '1.90' } })
    const changes = [
      { market_id: 'm1-win', euro_odds: '2.20' },
      { market_id: 'm3-win', euro_odds: '1.90' },
    ]
    for (const accept_odds of ['none', 'better'] as const)
      await expectRefusal('alice', comboBody(threeLegs, { accept_odds }), errors.oddsChanged, { changes })
    const alice = await sandbox.enter('alice')
    const reply = await alice.place('/combo-bet/', comboBody())
    // 2.20 × 1.80 × 1.90 = 7.524
    expect(await reply.json()).toMatchObject({ ticket: { totalOdds: '7.52' } })
  })

  it('is placed under better where every leg moved up, and never at another line [SLIP-16]', async () => {
    await market('m1-win', { prices: { home: '2.20' } })
    const alice = await sandbox.enter('alice')
    const better = comboBody(threeLegs, { accept_odds: 'better' })
    expect((await alice.place('/combo-bet/', better)).status).toBe(201)
    const legs: LegWish[] = [...threeLegs, ['e1-ou', 'over', '1.90', { line: '2.75' }]]
    await market('e1-ou', { lines: { over: '3', under: '3' } })
    const moved = await alice.place('/combo-bet/', comboBody(legs))
    expect(await moved.json()).toMatchObject({
      code: errors.oddsChanged.code,
      changes: [{ market_id: 'm1-win' }, { market_id: 'e1-ou', line: '3' }],
    })
  })

  it.each<[string, object, CatalogueEntry]>([
    ['is over', { close: true }, errors.eventInactive],
    ['is paused', { status: 'paused' }, errors.marketPaused],
  ])('is refused where one of its events %s [SLIP-04]', async (_what, change, entry) => {
    await sandbox.control('POST', 'events/m2', change)
    await expectRefusal('alice', comboBody(), entry, { params: { market_id: 'm2-win' } })
  })

  it('is too fast within five seconds of the last, and a duplicate on the same selections [SLIP-20]', async () => {
    const hasty = await sandbox.enter('hasty')
    expect((await hasty.place('/combo-bet/', comboBody())).status).toBe(201)
    const next = await hasty.bet()
    expect(await next.json()).toMatchObject({ code: errors.placeBetTooFast.code })
    const twice = await sandbox.enter('twice')
    expect((await twice.place('/combo-bet/', comboBody())).status).toBe(201)
    const again = await twice.place('/combo-bet/', comboBody(threeLegs.toReversed()))
    expect([again.status, await again.json()]).toMatchObject([409, { code: errors.duplicateTicket.code }])
    expect((await twice.place('/combo-bet/', comboBody(many(3)))).status).toBe(201)
    expect((await twice.bet({ marketId: 'm1-win', odds: '2.00' })).status).toBe(201)
  })
})

describe('what a member may have at stake at once [SLIP-06] [SLIP-19]', () => {
  const single = (marketId: string, amount: string) => ({ marketId, amount, odds: '2.00' })

  it('is limited on a market, a match, an event with its maps, and in all', async () => {
    const { bet, place } = await sandbox.enter('limited')
    const refused = async (reply: Promise<Response>, entry: CatalogueEntry) =>
      expect([(await reply).status, await (await reply).json()]).toMatchObject([400, { code: entry.code }])
    expect((await bet(single('series-win', '400.00'))).status).toBe(201)
    await refused(bet(single('series-win', '100.01')), errors.marketLimitReached)
    const handicap = { marketId: 'series-ah', odds: '3.40', handicap: '-1.5' }
    await refused(bet({ ...handicap, amount: '400.01' }), errors.matchLimitReached)
    expect((await bet({ ...handicap, amount: '400.00' })).status).toBe(201)
    await refused(bet(single('series-map1', '200.01')), errors.eventLimitReached)
    expect((await bet(single('series-map1', '200.00'))).status).toBe(201)
    // The whole of a combo counts on each of its legs.
    const legs: LegWish[] = [...threeLegs.slice(1), ['series-map2', 'home', '2.00']]
    await refused(place('/combo-bet/', comboBody(legs, { amount: '10.00' })), errors.eventLimitReached)
    expect((await bet(single('m1-win', '500.00'))).status).toBe(201)
    await refused(bet(single('m2-win', '10.00')), errors.noMoreLimit)
    expect((await sandbox.ledger('limited')).problems).toEqual([])
  })

  it('is five tickets of any kind on an event, until one is settled', async () => {
    const { bet, place } = await sandbox.enter('limited')
    for (const _ of [1, 2, 3, 4]) expect((await bet(single('m1-win', '10.00'))).status).toBe(201)
    expect((await place('/combo-bet/', comboBody(threeLegs, { amount: '10.00' }))).status).toBe(201)
    const sixth = await bet(single('m1-win', '10.00'))
    expect(await sixth.json()).toMatchObject({ code: errors.maximumTicketsPerEvent.code })
    await market('m2-win', { settle: { home: 'win' } })
    expect((await bet(single('m1-win', '10.00'))).status).toBe(201)
  })
})

describe('the range of a combo [SLIP-05]', () => {
  const range = async (keys: readonly LegWish[]) => {
    const alice = await sandbox.enter('alice')
    const body = keys.map(([market_id, bet_type_selection]) => ({ market_id, bet_type_selection }))
    const combo = await alice.send('POST', '/bet-range/combo/', body)
    const mixed = await alice.send('POST', '/bet-range/mixed-combo/', body)
    return { combo: await combo.json(), mixed: await mixed.json() }
  }

  it('is from the highest minimum to the lowest maximum of its markets, also for each size of a system', async () => {
    await market('m1-win', { limits: { min: '20', max: '900' } })
    await market('m2-win', { limits: { min: '15', max: '700' } })
    const between = { minAmount: '20.00', maxAmount: '700.00', maxPayout: '500000.00', betDelay: 0 }
    expect(await range([...threeLegs, ['m4-win', 'home', '2.00']])).toEqual({
      combo: between,
      mixed: {
        ranges: [
          { size: 2, combinations: 6, ...between },
          { size: 3, combinations: 4, ...between },
          { size: 4, combinations: 1, ...between },
        ],
      },
    })
  })

  it('is at most what the partner allows for combos, whatever the markets take', async () => {
    for (const [id] of threeLegs) await market(id, { limits: { min: '10', max: '90000' } })
    expect((await range(threeLegs)).combo).toMatchObject({ maxAmount: '20000.00' })
  })

  it('is 0 and 0 without selections or sizes', async () => {
    expect(await range([])).toEqual({
      combo: { minAmount: '0.00', maxAmount: '0.00' },
      mixed: { ranges: [] },
    })
  })

  it.each<[string, () => Promise<unknown>]>([
    ['a market is closed', () => market('m2-win', { status: 'closed' })],
    ['a market has no range', () => market('m2-win', { limits: { min: '50', max: '20' } })],
    [
      'the ranges do not meet',
      async () => {
        await market('m1-win', { limits: { min: '500', max: '900' } })
        await market('m2-win', { limits: { min: '10', max: '100' } })
      },
    ],
  ])('is -1 and -1 where %s', async (_what, change) => {
    await change()
    const shut = { minAmount: '-1', maxAmount: '-1' }
    const { combo, mixed } = await range(threeLegs)
    expect(combo).toEqual(shut)
    expect(mixed.ranges).toMatchObject([
      { size: 2, ...shut },
      { size: 3, ...shut },
    ])
  })

  it.each<LegWish>([
    ['apart-win', 'home', '2.00'],
    ['cup-or', 'p1', '3.00'],
    ['nowhere', 'home', '2.00'],
  ])('is -1 and -1 with %s, which is for no combo', async (...leg) => {
    expect((await range([...threeLegs, leg])).combo).toEqual({ minAmount: '-1', maxAmount: '-1' })
  })
})
