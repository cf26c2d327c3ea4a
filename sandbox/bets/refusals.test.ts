import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { type CatalogueEntry, errors } from '#domain/session/errorCatalogue.ts'

import {
  type BetWish,
  betBody,
  newKey,
  sendJson,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from '../testing/server.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.control('POST', 'reset', {}))

const market = (change: object) => sandbox.control('POST', 'markets/e1-1x2', change)

/** Bets as a member and returns the status and body of the answer; a refusal leaves the ledger untouched. */
async function refusalOf(code: string, bet: Partial<BetWish> = {}) {
  const member = code === 'guest' ? await sandbox.enterAsGuest() : await sandbox.enter(code)
  const reply = await member.bet(bet)
  const body = await reply.json()
  if (code !== 'guest') {
    const ledger = await sandbox.ledger(code)
    expect(ledger.bets).toEqual([])
    expect(ledger.problems).toEqual([])
  }
  return { status: reply.status, body }
}

const expectRefusal = (
  answer: { status: number; body: unknown },
  entry: CatalogueEntry,
  more: object = {},
) => {
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ base_code: entry.base, code: entry.code, ...more })
}

describe('a member who may not bet', () => {
  it.each([
    ['frozen', errors.accountFrozen],
    ['inactive', errors.accountInactive],
    ['barred', errors.memberCannotBet],
    ['guest', errors.pleaseLogin],
  ])('%s is refused with its message [LAUNCH-05]', async (code, entry) => {
    expectRefusal(await refusalOf(code), entry, { message: entry.text })
  })

  const selection = { market_id: 'e1-1x2', bet_type_selection: 'home' }
  const askedFor = async (member: TestMember, path: string, body: object) => {
    const reply = await member.send('POST', path, body)
    return { status: reply.status, body: await reply.json() }
  }

  it.each([
    ['frozen', errors.accountFrozen],
    ['inactive', errors.accountInactive],
    ['barred', errors.memberCannotBet],
  ])('%s is told so when it asks what may be staked on any bet [SLIP-25] [SLIP-05]', async (code, entry) => {
    const member = await sandbox.enter(code)
    expectRefusal(await askedFor(member, '/bet-range/single/', selection), entry)
    expectRefusal(await askedFor(member, '/bet-range/combo/', [selection]), entry)
    expectRefusal(await askedFor(member, '/bet-range/mixed-combo/', [selection]), entry)
    const builder = { event_id: 'e1', tickets: [selection] }
    expectRefusal(await askedFor(member, '/bet-range/event-combo/', builder), entry)
  })

  it('may be barred and let in again by a control call, until the next reset [SLIP-25]', async () => {
    const alice = await sandbox.enter('alice')
    await sandbox.control('POST', 'members/alice', { bar: 'frozen' })
    expectRefusal(await askedFor(alice, '/bet-range/single/', selection), errors.accountFrozen)
    expectRefusal(await refusalOf('alice'), errors.accountFrozen)
    await sandbox.control('POST', 'members/alice', { bar: null })
    expect(await askedFor(alice, '/bet-range/single/', selection)).toMatchObject({ status: 200 })
    await sandbox.control('POST', 'members/frozen', { bar: null })
    expect((await (await sandbox.enter('frozen')).bet()).status).toBe(201)
    await sandbox.control('POST', 'reset', {})
    expectRefusal(await refusalOf('frozen'), errors.accountFrozen)
  })
})

describe('a market that takes no bets [SLIP-04]', () => {
  it.each([
    ['paused', errors.marketPaused],
    ['closed', errors.marketClosed],
    ['resulting', errors.marketResulting],
    ['settlement', errors.marketResulting],
  ])('refuses when it is %s, and says so with its status', async (status, entry) => {
    await market({ status })
    const changes = [{ market_id: 'e1-1x2', bet_type_selection: 'home', status, euro_odds: '2.10' }]
    expectRefusal(await refusalOf('alice'), entry, { changes })
  })

  it('refuses when it is settled', async () => {
    await market({ settle: { home: 'win' }, resultValue: '1-0' })
    expectRefusal(await refusalOf('alice'), errors.statusChanged)
  })

  it('refuses a selection that is paused alone', async () => {
    await market({ status: 'paused', selections: ['home'] })
    expectRefusal(await refusalOf('alice'), errors.selectionPaused)
  })

  it('refuses when its minimum stake is above its maximum [SLIP-05]', async () => {
    await market({ limits: { min: '50', max: '20' } })
    expectRefusal(await refusalOf('alice'), errors.marketUnavailable)
  })

  it('refuses when its event is over', async () => {
    await sandbox.control('POST', 'events/e1', { close: true })
    expectRefusal(await refusalOf('alice'), errors.eventInactive)
  })

  it.each([
    ['a market', { marketId: 'nowhere' }, errors.marketIdNotFound],
    ['a selection', { side: 'nobody' }, errors.invalidSelection],
  ])('refuses %s that is not there', async (_what, bet, entry) => {
    expectRefusal(await refusalOf('alice', bet), entry)
  })
})

describe('a price that has moved [SLIP-15] [SLIP-16]', () => {
  it.each([
    ['any', '2.40', '2.40'],
    ['any', '1.70', '1.70'],
    ['better', '2.40', '2.40'],
    ['better', '2.10', '2.10'],
    ['none', '2.10', '2.10'],
  ] as const)('is taken under %s when it is %s now, and the ticket tells it', async (accept, now, taken) => {
    await market({ prices: { home: now } })
    const alice = await sandbox.enter('alice')
    const reply = await alice.bet({ accept })
    expect(reply.status).toBe(201)
    expect(await reply.json()).toMatchObject({ ticket: { totalOdds: taken, tickets: [{ euroOdds: taken }] } })
  })

  it.each([
    ['better', '2.09'],
    ['none', '2.40'],
    ['none', '1.70'],
  ] as const)('is refused under %s when it is %s now, with the price as it is', async (accept, now) => {
    await market({ prices: { home: now } })
    const changes = [{ market_id: 'e1-1x2', bet_type_selection: 'home', status: 'open', euro_odds: now }]
    expectRefusal(await refusalOf('alice', { accept }), errors.oddsChanged, { changes })
  })

  it('is never taken with another handicap, even under any', async () => {
    await sandbox.control('POST', 'markets/e1-ah', { handicaps: { home: '-0.5', away: '0.5' } })
    const bet = { marketId: 'e1-ah', odds: '1.93', handicap: '-0.25', accept: 'any' } as const
    expectRefusal(await refusalOf('alice', bet), errors.oddsChanged, { changes: [{ handicap: '-0.5' }] })
  })

  it('is never taken with another line, even under any', async () => {
    await sandbox.control('POST', 'markets/e1-ou', { lines: { over: '3', under: '3' } })
    const bet = { marketId: 'e1-ou', side: 'over', odds: '1.90', line: '2.75', accept: 'any' } as const
    expectRefusal(await refusalOf('alice', bet), errors.oddsChanged, { changes: [{ line: '3' }] })
  })

  it('takes the same handicap written differently', async () => {
    const alice = await sandbox.enter('alice')
    const reply = await alice.bet({ marketId: 'e1-ah', odds: '1.93', handicap: '-0.250' })
    expect(reply.status).toBe(201)
  })
})

describe('a stake [SLIP-06]', () => {
  it.each([
    [
      'below the least',
      'alice',
      '9.99',
      errors.minimumBet,
      { params: { min_bet: '10.00' }, message: 'Minimum bet should be 10.00' },
    ],
    ['of nothing', 'alice', '0.00', errors.enterBetAmount, {}],
    ['above the most', 'alice', '20000.01', errors.amountLimitReached, { params: { max_bet: '20000.00' } }],
    ['above the balance', 'alice', '10000.01', errors.insufficientBalance, {}],
    [
      'above the payout limit',
      'modest',
      '142.87',
      errors.ticketLimitReached,
      { params: { max_payout: '300.00' } },
    ],
    ['with a third decimal', 'alice', '10.001', errors.invalidPostData, {}],
    ['below nothing', 'alice', '-10.00', errors.invalidPostData, {}],
    ['in words', 'alice', 'ten', errors.invalidPostData, {}],
  ])('%s is refused', async (_what, member, amount, entry, more) => {
    expectRefusal(await refusalOf(member, { amount }), entry, more)
  })

  it('at the payout limit is taken, to the cent', async () => {
    const modest = await sandbox.enter('modest')
    expect((await modest.bet({ amount: '142.86' })).status).toBe(201)
  })

  it('of the whole balance leaves nothing, and one more is then refused', async () => {
    const alice = await sandbox.enter('alice')
    expect((await alice.bet({ amount: '10000.00' })).status).toBe(201)
    const next = await alice.bet({ amount: '10.00' })
    expect(await next.json()).toMatchObject({ code: errors.insufficientBalance.code })
    expect((await sandbox.ledger('alice')).wallet.balance).toBe('0.00')
  })

  it('in another currency is refused', async () => {
    expectRefusal(await refusalOf('carol', { currency: 'CNY' }), errors.invalidPostData)
  })

  it('in a currency without a minor unit is whole', async () => {
    expectRefusal(await refusalOf('dewi', { currency: 'IDR', amount: '50000.00' }), errors.invalidPostData)
    const dewi = await sandbox.enter('dewi')
    expect((await dewi.bet({ currency: 'IDR', amount: '50000' })).status).toBe(201)
  })

  it('equal to a code of the catalogue is refused with its message, for the member oracle', async () => {
    expectRefusal(await refusalOf('oracle', { amount: '2013.00' }), errors.remoteWalletError)
    expectRefusal(await refusalOf('oracle', { amount: '2053.00' }), errors.uniqueIdFailed)
  })

  it('of the member poor is more than there is', async () => {
    expectRefusal(await refusalOf('poor', { amount: '10.00' }), errors.insufficientBalance)
  })
})

describe('a bet too many', () => {
  it('is too fast within five seconds of the last, for the member hasty, and says how long to wait', async () => {
    const hasty = await sandbox.enter('hasty')
    expect((await hasty.bet()).status).toBe(201)
    const next = await hasty.bet()
    expect(next.status).toBe(400)
    const body = await next.json()
    expect(body).toMatchObject({ code: errors.placeBetTooFast.code })
    expect(Number(body.params.seconds)).toBeGreaterThan(0)
  })

  it('is too fast for any member who is to wait, however long after the last, until that is over [SLIP-20]', async () => {
    const wait = (seconds: number | null) => sandbox.control('POST', 'members/alice', { wait: seconds })
    const alice = await sandbox.enter('alice')
    await wait(30)
    expect((await alice.bet()).status).toBe(201)
    const next = await alice.bet()
    expect(next.status).toBe(400)
    expect(await next.json()).toMatchObject({
      code: errors.placeBetTooFast.code,
      params: { seconds: '30' },
    })
    const bob = await sandbox.enter('bob')
    for (const bet of [await bob.bet(), await bob.bet()]) expect(bet.status).toBe(201)
    await wait(null)
    expect((await alice.bet()).status).toBe(201)
    await wait(30)
    await sandbox.control('POST', 'reset', {})
    const again = await sandbox.enter('alice')
    for (const bet of [await again.bet(), await again.bet()]) expect(bet.status).toBe(201)
  })

  it('on the same selection is a duplicate, for the member twice', async () => {
    const twice = await sandbox.enter('twice')
    expect((await twice.bet()).status).toBe(201)
    const key = newKey()
    const next = await twice.bet({ key })
    expect(next.status).toBe(409)
    expect(await next.json()).toMatchObject({ code: errors.duplicateTicket.code })
    const outcome = await twice.get(`/bets/by-unique/${key}`)
    expect(await outcome.json()).toMatchObject({ status: 'notPlaced' })
    expect((await twice.bet({ side: 'away', odds: '3.60' })).status).toBe(201)
  })
})

describe('a body that breaks the contract', () => {
  const { tickets, ...rest } = betBody()
  const [ticket] = tickets
  it.each([
    ['no ticket', { ...rest, tickets: [] }, errors.invalidPostData],
    ['two tickets', { ...rest, tickets: [ticket, ticket] }, errors.invalidPostData],
    ['another odds type', { ...rest, tickets, odds_type: 'american' }, errors.invalidOddsType],
    ['no market', { ...rest, tickets: [{ ...ticket, market_id: undefined }] }, errors.missingMarketId],
    [
      'no selection',
      { ...rest, tickets: [{ ...ticket, bet_type_selection: undefined }] },
      errors.invalidSelection,
    ],
    ['odds in words', { ...rest, tickets: [{ ...ticket, euro_odds: 'evens' }] }, errors.invalidMemberOdds],
    ['odds of one', { ...rest, tickets: [{ ...ticket, euro_odds: '1.00' }] }, errors.invalidMemberOdds],
    ['an amount as a number', { ...rest, tickets, amount: 100 }, errors.invalidPostData],
    ['a field too many', { ...rest, tickets, tip: '5.00' }, errors.invalidPostData],
  ])('with %s is refused under its key', async (_what, body, entry) => {
    const alice = await sandbox.enter('alice')
    const key = newKey()
    const reply = await sendJson(`${sandbox.clientUrl}/api/single-bet/`, 'POST', body, {
      authorization: `Bearer ${alice.settings.token}`,
      'x-unique': key,
      'x-unique-expires': String(Date.now() + 60_000),
    })
    expectRefusal({ status: reply.status, body: await reply.json() }, entry)
    const outcome = await alice.get(`/bets/by-unique/${key}`)
    expect(await outcome.json()).toMatchObject({ status: 'notPlaced', refusal: { code: entry.code } })
    expect((await sandbox.ledger('alice')).bets).toEqual([])
  })
})
