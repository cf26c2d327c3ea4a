import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { type CatalogueEntry, errors } from '#domain/session/errorCatalogue.ts'

import { type BetWish, startTestSandbox, type TestSandbox } from '../testing/server.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.control('POST', 'reset', {}))

interface Cause {
  entry: CatalogueEntry
  /** The control calls that cause it: the path, and what to set. */
  calls: readonly (readonly [string, object])[]
  /** What puts it right again. */
  back: readonly (readonly [string, object])[]
  bet?: Partial<BetWish>
  more?: object
}

const alone = (status: string): [string, object] => ['markets/e1-1x2', { status, selections: ['home'] }]

const causes: Readonly<Record<string, Cause>> = {
  'a selection that is closed alone': {
    entry: errors.selectionClosed,
    calls: [alone('closed')],
    back: [alone('open')],
    more: { changes: [{ market_id: 'e1-1x2', status: 'closed' }] },
  },
  'a selection that awaits its result alone': {
    entry: errors.selectionResulting,
    calls: [alone('resulting')],
    back: [alone('open')],
    more: { changes: [{ market_id: 'e1-1x2', status: 'resulting' }] },
  },
  'a wallet of the partner’s that says less than the books': {
    entry: errors.insufficientFunds,
    calls: [['members/alice', { funds: '99.99' }]],
    back: [['members/alice', { funds: '100.00' }]],
  },
  'a wallet of the partner’s that does not answer': {
    entry: errors.remoteWalletError,
    calls: [['members/alice', { wallet: 'down' }]],
    back: [['members/alice', { wallet: 'up' }]],
  },
  'a house that has no number for a ticket left': {
    entry: errors.uniqueIdFailed,
    calls: [['house', { ticketNumbers: 0 }]],
    back: [['house', { ticketNumbers: 1 }]],
  },
  'a lowest bet that was raised above the market’s own': {
    entry: errors.lowestBet,
    calls: [['house', { lowestBet: '100.01' }]],
    back: [['house', { lowestBet: '100' }]],
    more: { params: { min_bet: '100.01' }, message: 'Lowest bet amount is 100.01' },
  },
}

async function bring(calls: Cause['calls']): Promise<void> {
  for (const [path, wish] of calls) await sandbox.control('POST', path, wish)
}

describe('what control calls cause refuses a bet with its own message, and nothing is taken [SLIP-19]', () => {
  it.each(Object.entries(causes))('%s', async (_what, { entry, calls, back, bet = {}, more = {} }) => {
    const alice = await sandbox.enter('alice')
    await bring(calls)
    const refused = await alice.bet(bet)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ base_code: entry.base, code: entry.code, ...more })
    expect(await sandbox.ledger('alice')).toMatchObject({ bets: [], problems: [], entries: [{}] })
    await bring(back)
    expect((await alice.bet(bet)).status).toBe(201)
  })

  it('a market that was open when the bet came and is paused when it is decided', async () => {
    const alice = await sandbox.enter('alice')
    await sandbox.control('POST', 'markets/e1-1x2', { betDelay: 60_000 })
    const decided = alice.bet()
    await expect.poll(async () => (await sandbox.ledger('alice')).uniques).toHaveLength(1)
    await sandbox.control('POST', 'markets/e1-1x2', { status: 'paused' })
    await sandbox.control('POST', 'markets/e1-1x2', { betDelay: 0 })
    expect(await (await decided).json()).toMatchObject({ code: errors.marketStatusPause.code })
    const again = await alice.bet()
    expect(await again.json()).toMatchObject({ code: errors.marketPaused.code })
    expect((await sandbox.ledger('alice')).bets).toEqual([])
  })

  it('a market that was taken out of its event, whose stakes are returned; the other markets miss the match’s winner', async () => {
    const alice = await sandbox.enter('alice')
    expect((await alice.bet()).status).toBe(201)
    await sandbox.control('POST', 'markets/e1-1x2', { withdraw: true })
    const { bets, wallet, problems } = await sandbox.ledger('alice')
    expect([bets, wallet, problems]).toMatchObject([[{ status: 'refund' }], { balance: '10000.00' }, []])
    const onIt = await alice.bet()
    expect(await onIt.json()).toMatchObject({ code: errors.marketNotFound.code })
    const ofAnother = await alice.bet({ marketId: 'e1-ou', side: 'over', odds: '1.90', line: '2.75' })
    expect(await ofAnother.json()).toMatchObject({ code: errors.winnerStatusUnavailable.code })
    const ofOtherEvent = await alice.bet({ marketId: 'e2-ou', side: 'over', odds: '1.90', line: '2.75' })
    expect(ofOtherEvent.status).toBe(201)
  })

  it('a market that is forgotten, at once or because it is old: no one knows its number', async () => {
    const alice = await sandbox.enter('alice')
    await sandbox.control('POST', 'events/e1', { close: true })
    const closed = await alice.bet()
    expect(await closed.json()).toMatchObject({ code: errors.eventInactive.code })
    await sandbox.control('POST', 'events/e1', { forget: true })
    await sandbox.control('POST', 'events/e2', { close: true })
    await sandbox.control('POST', 'clock', { advance: 4 * 24 * 3_600_000 })
    // An old market goes with the next event that closes.
    await sandbox.control('POST', 'events/e3', { close: true })
    const odds = [{ odds: '2.10' }, { marketId: 'e2-1x2', odds: '2.10' }]
    for (const bet of odds)
      expect(await (await alice.bet(bet)).json()).toMatchObject({ code: errors.marketIdNotFound.code })
  })

  it('is the same for a booking, and nothing is booked', async () => {
    await sandbox.control('POST', 'features', { isPrebookingEnabled: true })
    await sandbox.control('POST', 'markets/e1-1x2', { status: 'paused' })
    const alice = await sandbox.enter('alice')
    await bring([['house', { ticketNumbers: 0 }]])
    expect(await (await alice.book()).json()).toMatchObject({ code: errors.uniqueIdFailed.code })
    await bring([
      ['house', { ticketNumbers: null, lowestBet: '500' }],
      ['members/alice', { funds: '99.99' }],
    ])
    expect(await (await alice.book()).json()).toMatchObject({ code: errors.lowestBet.code })
    await bring([['house', { lowestBet: null }]])
    expect(await (await alice.book()).json()).toMatchObject({ code: errors.insufficientFunds.code })
    expect((await sandbox.ledger('alice')).prebooks).toEqual([])
    await bring([['members/alice', { funds: null }]])
    expect((await alice.book()).status).toBe(201)
  })

  it('a house that takes no more bookings: nothing is booked, and a bet can still be placed [PREBOOK-03]', async () => {
    await sandbox.control('POST', 'features', { isPrebookingEnabled: true })
    await bring([
      ['markets/e1-1x2', { status: 'paused' }],
      ['house', { bookings: 1 }],
    ])
    const alice = await sandbox.enter('alice')
    expect((await alice.book()).status).toBe(201)
    const refused = await alice.book({ odds: '2.30' })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ code: errors.prebookError.code })
    expect(await sandbox.ledger('alice')).toMatchObject({ prebooks: [{}], wallet: { balance: '9900.00' } })
    expect((await alice.bet({ marketId: 'e2-1x2' })).status).toBe(201)
    await bring([['house', { bookings: null }]])
    expect((await alice.book({ odds: '2.30' })).status).toBe(201)
  })

  it('only concerns the member whose wallet it is, and ends with a reset', async () => {
    await bring([
      ['members/alice', { wallet: 'down' }],
      ['house', { lowestBet: '5000', ticketNumbers: 0, bookings: 0 }],
    ])
    await sandbox.control('POST', 'reset', {})
    expect((await (await sandbox.enter('alice')).bet()).status).toBe(201)
    await bring([['members/alice', { wallet: 'down' }]])
    expect((await (await sandbox.enter('bob')).bet()).status).toBe(201)
  })
})

describe('a game that is off', () => {
  it('has no list of its own until it is on again, and the others have theirs', async () => {
    const alice = await sandbox.enter('alice')
    const list = async (query: string) => {
      const reply = await alice.get(`/events/?timing=today${query}`)
      return { status: reply.status, body: await reply.json() }
    }
    await sandbox.control('POST', 'games/41', { off: true })
    expect(await list('&game_id=41')).toMatchObject({
      status: 400,
      body: { code: errors.gameDisabled.code, message: errors.gameDisabled.text },
    })
    expect(await list('&game_id=1')).toMatchObject({ status: 200 })
    await sandbox.control('POST', 'games/41', { off: false })
    expect(await list('&game_id=41')).toMatchObject({ status: 200, body: { count: 1 } })
  })
})
