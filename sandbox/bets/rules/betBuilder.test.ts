import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { type CatalogueEntry, errors } from '#domain/session/errorCatalogue.ts'

import { quietFeed, startTestSandbox, type TestSandbox } from '../../testing/server.ts'
import { builderBody, builderLegs, type LegWish, wideFeed } from '../testing/combos.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox({ feeds: (world) => [quietFeed(world), wideFeed(world)] })
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.control('POST', 'reset', {}))

const market = (id: string, change: object) => sandbox.control('POST', `markets/${id}`, change)
const over: LegWish = ['series-ou', 'over', '1.90', { line: '2.5' }]

async function priceOf(legs: readonly LegWish[], eventId = 'series') {
  const alice = await sandbox.enter('alice')
  const tickets = legs.map(([market_id, bet_type_selection]) => ({ market_id, bet_type_selection }))
  const reply = await alice.send('POST', '/bet-range/event-combo/', { event_id: eventId, tickets })
  return { status: reply.status, body: await reply.json() }
}

describe('a bet builder [SLIP-12]', () => {
  it('is placed at the price that the range call returns', async () => {
    const { body } = await priceOf(builderLegs)
    expect(body).toEqual({
      minAmount: '10.00',
      maxAmount: '20000.00',
      maxPayout: '500000.00',
      betDelay: 0,
      euroOdds: '3.44',
      reason: null,
      reasonCode: null,
    })
    const alice = await sandbox.enter('alice')
    const reply = await alice.place('/event-combo/', builderBody(builderLegs, { accept_odds: 'none' }))
    expect(reply.status).toBe(201)
    expect(await reply.json()).toMatchObject({
      ticket: {
        ticketType: 'betBuilder',
        totalOdds: '3.44',
        tickets: [{ euroOdds: '2.00' }, { euroOdds: '1.90', line: '2.5' }],
      },
    })
  })

  it.each([
    ['none', '1.80', '3.28', false],
    ['none', '2.00', '3.61', false],
    ['better', '1.80', '3.28', false],
    ['better', '2.00', '3.61', true],
    ['any', '1.80', '3.28', true],
  ] as const)('under %s, with a leg at %s, costs %s', async (accept_odds, leg, price, isTaken) => {
    await market('series-ou', { prices: { over: leg } })
    await market('series-win', { prices: { home: leg === '2.00' ? '2.01' : '2.00' } })
    const alice = await sandbox.enter('alice')
    const reply = await alice.place('/event-combo/', builderBody(builderLegs, { accept_odds }))
    const body = await reply.json()
    if (isTaken) return expect(body).toMatchObject({ ticket: { totalOdds: price } })
    return expect([reply.status, body]).toMatchObject([
      400,
      {
        code: errors.oddsChanged.code,
        params: { euro_odds: price },
        changes: expect.arrayContaining([
          expect.objectContaining({ market_id: 'series-ou', euro_odds: leg }),
        ]),
      },
    ])
  })

  it('is never taken at another line, even under any', async () => {
    await market('series-ou', { lines: { over: '3.5', under: '3.5' } })
    const alice = await sandbox.enter('alice')
    const reply = await alice.place('/event-combo/', builderBody())
    expect(await reply.json()).toMatchObject({
      code: errors.oddsChanged.code,
      changes: [{ market_id: 'series-ou', line: '3.5' }],
    })
  })

  it.each<[string, string, Parameters<typeof builderBody>, CatalogueEntry]>([
    ['of one market', 'alice', [[over]], errors.validationFailed],
    [
      'with a market twice',
      'alice',
      [[...builderLegs, ['series-ou', 'under', '1.85', { line: '2.5' }]]],
      errors.comboNotAllowed,
    ],
    [
      'that cannot win',
      'alice',
      [
        [
          ['series-ou', 'under', '1.85', { line: '2.5' }],
          ['series-ah', 'home', '3.40', { handicap: '-1.5' }],
          ['series-q', 'over', '1.90', { line: '2.25' }],
        ],
      ],
      errors.comboNotAllowed,
    ],
    ['of two events', 'alice', [[...builderLegs, ['m1-win', 'home', '2.00']]], errors.invalidPostData],
    ['of another event than it names', 'alice', [builderLegs, { event_id: 'm1' }], errors.invalidPostData],
    [
      'with a market for none',
      'alice',
      [[...builderLegs, ['series-alone', 'home', '2.00']]],
      errors.comboNotAllowed,
    ],
    ['in Malay odds', 'alice', [builderLegs, { odds_type: 'malay' }], errors.invalidMemberOdds],
    ['at a price of one', 'alice', [builderLegs, { euro_odds: '1.00' }], errors.invalidMemberOdds],
    ['below the least', 'alice', [builderLegs, { amount: '9.99' }], errors.minimumBet],
    ['above the balance', 'alice', [builderLegs, { amount: '10000.01' }], errors.insufficientBalance],
    ['above the payout limit', 'modest', [builderLegs, { amount: '87.22' }], errors.comboAboveMaxPayout],
    ['equal to a code', 'oracle', [builderLegs, { amount: '2053.00' }], errors.uniqueIdFailed],
    ['of the frozen', 'frozen', [builderLegs], errors.accountFrozen],
  ])('%s is refused with its message [SLIP-19]', async (_what, code, wish, entry) => {
    const member = await sandbox.enter(code)
    const reply = await member.place('/event-combo/', builderBody(...wish))
    expect([reply.status, await reply.json()]).toMatchObject([400, { code: entry.code }])
    const { bets, problems } = await sandbox.ledger(code)
    expect([bets, problems]).toEqual([[], []])
  })

  it('at the payout limit is taken, to the cent', async () => {
    const modest = await sandbox.enter('modest')
    expect((await modest.place('/event-combo/', builderBody(builderLegs, { amount: '87.21' }))).status).toBe(
      201,
    )
  })

  it('is refused with a leg that is locked [SLIP-15]', async () => {
    await market('series-ou', { status: 'paused' })
    const alice = await sandbox.enter('alice')
    const reply = await alice.place('/event-combo/', builderBody())
    expect(await reply.json()).toMatchObject({
      code: errors.marketPaused.code,
      params: { market_id: 'series-ou' },
      changes: [{ market_id: 'series-ou', status: 'paused' }],
    })
  })
})

describe('the range of a bet builder [SLIP-05] [SLIP-12]', () => {
  const none = { minAmount: '-1', maxAmount: '-1', euroOdds: null }

  it('is 0 and 0 without selections, and has no price', async () => {
    expect((await priceOf([])).body).toEqual({
      minAmount: '0.00',
      maxAmount: '0.00',
      euroOdds: null,
      reason: null,
      reasonCode: null,
    })
  })

  it('is -1 and -1 if a market is unavailable, or if selections cannot be combined, with the reason', async () => {
    const under: LegWish = ['series-q', 'under', '1.85', { line: '2.25' }]
    const { text: reason, code: reasonCode } = errors.comboNotAllowed
    expect((await priceOf([over, under])).body).toEqual({ ...none, reason, reasonCode })
    expect((await priceOf([over, ['series-alone', 'home', '2.00']])).body).toEqual({
      ...none,
      reason,
      reasonCode,
    })
    await market('series-win', { status: 'closed' })
    expect((await priceOf(builderLegs)).body).toEqual({ ...none, reason: null, reasonCode: null })
    expect((await priceOf([over], 'm1')).status).toBe(400)
  })
})

describe('what may be combined in an event [SLIP-12] [BROWSE-08]', () => {
  const asked = async (eventId: string, map?: string) => {
    const alice = await sandbox.enter('alice')
    const query = `event_id=${eventId}&combo=true&outright=false&market_option=MAP`
    const reply = await alice.get(
      `/events/in-match-combo/?${query}${map === undefined ? '' : `&map_option=${encodeURIComponent(map)}`}`,
    )
    return { status: reply.status, body: await reply.json() }
  }
  const ids = (body: { markets: { marketId: string }[] }) => body.markets.map(({ marketId }) => marketId)
  const match = ['series-win', 'series-ah', 'series-ou', 'series-q']

  it('is the markets of the match and of the requested map, with the maps to choose from', async () => {
    const first = (await asked('series')).body
    expect(first).toMatchObject({
      available: true,
      reason: null,
      mapOption: 'MAP 1',
      mapOptions: ['MAP 1', 'MAP 2'],
    })
    expect(ids(first)).toEqual([...match, 'series-map1', 'series-rounds1'])
    const second = (await asked('series', 'MAP 2')).body
    expect(second.mapOption).toBe('MAP 2')
    expect(ids(second)).toEqual([...match, 'series-map2'])
  })

  it('is a map that has markets, if the requested one no longer has any', async () => {
    for (const id of ['series-map1', 'series-rounds1']) await market(id, { status: 'closed' })
    const { body } = await asked('series', 'MAP 1')
    expect(body).toMatchObject({ mapOption: 'MAP 2', mapOptions: ['MAP 2'] })
    expect(ids(body)).toEqual([...match, 'series-map2'])
  })

  it('includes paused markets, and those of an event without maps', async () => {
    await market('e1-ou', { status: 'paused' })
    const { body } = await asked('e1')
    expect(body).toMatchObject({ available: true, mapOptions: [] })
    expect(ids(body)).toEqual(['e1-1x2', 'e1-ah', 'e1-ou'])
  })

  it.each([
    ['apart', errors.comboNotAllowed],
    ['m1', errors.comboNotAllowed],
    ['cup', errors.outrightNotForCombo],
  ])('is nothing of %s, with the reason', async (eventId, entry) => {
    expect((await asked(eventId)).body).toMatchObject({ available: false, reason: entry.text, markets: [] })
  })

  it('is nothing for an event that is over, and not found for one that never existed', async () => {
    await sandbox.control('POST', 'events/series', { close: true })
    expect((await asked('series')).body).toMatchObject({
      available: false,
      reason: errors.eventInactive.text,
    })
    expect((await asked('nowhere')).status).toBe(404)
  })
})
