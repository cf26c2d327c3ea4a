import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type CatalogueEntry, errors } from '#domain/session/errorCatalogue.ts'
import type { components } from '#openapi/client.gen.ts'

import {
  type BetWish,
  newKey,
  prebookBody,
  sendJson,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from '../testing/server.ts'

type Ticket = components['schemas']['Ticket']

let sandbox: TestSandbox
let alice: TestMember

beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await sandbox.control('POST', 'reset', {})
  await sandbox.control('POST', 'features', { isPrebookingEnabled: true })
  alice = await sandbox.enter('alice')
  await market({ status: 'paused' })
})

const market = (change: object, marketId = 'e1-1x2') => sandbox.control('POST', `markets/${marketId}`, change)
const ledger = () => sandbox.ledger('alice')
const list = async (tab?: string): Promise<Ticket[]> => {
  const reply = await alice.get(`/transactions/${tab === undefined ? '' : `?tab=${tab}`}`)
  return (await reply.json()).results
}
const booked = async (bet: Partial<BetWish> = {}): Promise<Ticket> => {
  const reply = await alice.book(bet)
  expect(reply.status).toBe(201)
  return (await reply.json()).ticket
}

/** The books agree with themselves, and the member has this much. */
async function expectBalance(balance: string): Promise<void> {
  const { wallet, problems } = await ledger()
  expect(problems).toEqual([])
  expect(wallet.balance).toBe(balance)
}

describe('a bet that is booked [PREBOOK-02]', () => {
  it('takes its stake and waits under its number, at the target', async () => {
    const reply = await alice.book({ odds: '2.20', oddsType: 'hongkong' })
    expect(reply.status).toBe(201)
    expect(await reply.json()).toMatchObject({
      wallet: { balance: '9900.00' },
      ticket: {
        isPrebook: 'true',
        totalOdds: '2.20',
        memberOdds: '1.20',
        memberOddsStyle: 'hongkong',
        resultStatus: 'pending',
        returns: null,
        prebook: { status: 'booked', targetOdds: '2.20', placedUtc: null },
        tickets: [{ euroOdds: '2.20', marketId: 'e1-1x2', betSelectionType: 'home' }],
      },
    })
    await expectBalance('9900.00')
    expect((await ledger()).bets).toEqual([])
  })

  it.each([
    ['at the target', '2.20'],
    ['above it', '2.55'],
  ])('is placed when its market opens %s, at the price of that moment', async (_where, price) => {
    const { ticketNum } = await booked({ odds: '2.20' })
    await market({ prices: { home: price }, status: 'open' })
    expect(await list('prebook')).toMatchObject([
      {
        ticketNum,
        totalOdds: price,
        resultStatus: 'pending',
        prebook: { status: 'accepted', targetOdds: '2.20', placedUtc: expect.any(String) },
      },
    ])
    const { bets, entries } = await ledger()
    expect(bets).toMatchObject([{ ticketNum, euroOdds: price, amount: '100.00', status: 'pending' }])
    expect(entries.filter(({ kind }) => kind === 'stake')).toHaveLength(1)
    await expectBalance('9900.00')
  })

  it('waits while its market is open below the target, and is placed when the price reaches it', async () => {
    await booked({ odds: '2.20' })
    await market({ status: 'open' })
    expect((await ledger()).bets).toEqual([])
    await market({ prices: { home: '2.19' } })
    expect((await ledger()).bets).toEqual([])
    await market({ prices: { home: '2.20' } })
    expect((await ledger()).bets).toMatchObject([{ euroOdds: '2.20' }])
  })

  it('is not placed while its market is paused, whatever the price', async () => {
    await booked({ odds: '2.20' })
    await market({ prices: { home: '3.00' } })
    await market({ status: 'open', selections: ['away'] })
    expect((await ledger()).bets).toEqual([])
  })

  it('is not placed at another handicap, and is at its own again', async () => {
    await market({ status: 'paused' }, 'e1-ah')
    await booked({ marketId: 'e1-ah', handicap: '-0.25', odds: '1.90' })
    await market({ handicaps: { home: '-0.5', away: '0.5' }, status: 'open' }, 'e1-ah')
    expect((await ledger()).bets).toEqual([])
    await market({ handicaps: { home: '-0.25', away: '0.25' } }, 'e1-ah')
    expect((await ledger()).bets).toMatchObject([{ legs: [{ handicap: '-0.25' }] }])
  })

  it('is not placed at another line', async () => {
    await market({ status: 'paused' }, 'e1-ou')
    await booked({ marketId: 'e1-ou', side: 'over', line: '2.75', odds: '1.80' })
    await market({ lines: { over: '3', under: '3' }, status: 'open' }, 'e1-ou')
    expect((await ledger()).bets).toEqual([])
  })

  it('is settled like any other bet once it is placed, at the price it was placed at', async () => {
    const { ticketNum } = await booked({ odds: '2.20' })
    await market({ prices: { home: '2.50' }, status: 'open' })
    await market({ settle: { home: 'win' }, resultValue: '1-0' })
    expect(await list('settled')).toMatchObject([{ ticketNum, returns: '250.00', resultStatus: 'win' }])
    await expectBalance('10150.00')
  })

  it.each([
    ['closes', { status: 'closed' }],
    ['gets its result', { settle: { home: 'win' }, resultValue: '1-0' }],
  ])('has its stake back when its market %s first', async (_what, change) => {
    const { ticketNum } = await booked()
    await market(change)
    expect(await list('prebook')).toMatchObject([
      {
        ticketNum,
        resultStatus: 'cancelled',
        returns: '100.00',
        earnings: '0.00',
        settledUtc: expect.any(String),
        prebook: { status: 'cancelled', placedUtc: null },
      },
    ])
    await expectBalance('10000.00')
    await market({ status: 'open', prices: { home: '3.00' } }).catch(() => null)
    expect((await ledger()).bets).toEqual([])
  })

  it('gets its stake back when its event goes away', async () => {
    await booked()
    await sandbox.control('POST', 'events/e1', { close: true })
    await expectBalance('10000.00')
  })
})

describe('where a booked bet is listed [HIST-01] [PREBOOK-05]', () => {
  it('is under prebook and in the full list, and under pending once it is placed', async () => {
    const plain = (await (await alice.bet({ marketId: 'e2-1x2' })).json()).ticket
    const first = await booked({ odds: '2.20' })
    const second = await booked({ odds: '9.00' })
    const third = await booked({ odds: '9.00' })
    await alice.cancel(third.ticketNum)
    const numbers = async (tab?: string) => (await list(tab)).map(({ ticketNum }) => ticketNum)
    expect(await numbers('prebook')).toEqual([third, second, first].map(({ ticketNum }) => ticketNum))
    expect(await numbers('pending')).toEqual([plain.ticketNum])
    expect(await numbers('settled')).toEqual([])
    await market({ status: 'open', prices: { home: '2.30' } })
    expect(await numbers('pending')).toEqual([first.ticketNum, plain.ticketNum])
    expect((await list('prebook')).map(({ prebook }) => prebook?.status)).toEqual([
      'cancelled',
      'booked',
      'accepted',
    ])
    const all = [third, second, first, plain].map(({ ticketNum }) => ticketNum)
    expect(await numbers()).toEqual(all)
    const pages = await Promise.all(
      [1, 2].map(async (page) => (await alice.get(`/transactions/?page=${page}&page_size=3`)).json()),
    )
    expect(pages).toMatchObject([
      { count: 4, next: 2 },
      { count: 4, next: null },
    ])
    const onPages = pages.flatMap(({ results }) => results.map((ticket: Ticket) => ticket.ticketNum))
    expect(onPages).toEqual(all)
  })
})

describe('a cancellation [PREBOOK-04]', () => {
  it('returns the stake, once, and answers the same when it is sent again', async () => {
    const { ticketNum } = await booked()
    const first = await alice.cancel(ticketNum)
    expect(first.status).toBe(200)
    const told = await first.json()
    expect(told).toMatchObject({
      wallet: { balance: '10000.00' },
      ticket: { ticketNum, resultStatus: 'cancelled', returns: '100.00', prebook: { status: 'cancelled' } },
    })
    const again = await alice.cancel(ticketNum)
    expect([again.status, await again.json()]).toEqual([200, told])
    await market({ status: 'open', prices: { home: '3.00' } })
    expect((await ledger()).bets).toEqual([])
    await expectBalance('10000.00')
  })

  it('that comes after the placement is a 409 with the ticket as it was placed', async () => {
    const { ticketNum } = await booked({ odds: '2.20' })
    await market({ status: 'open', prices: { home: '2.40' } })
    const reply = await alice.cancel(ticketNum)
    expect(reply.status).toBe(409)
    expect(await reply.json()).toMatchObject({
      code: errors.prebookError.code,
      ticket: { ticketNum, totalOdds: '2.40', prebook: { status: 'accepted' } },
    })
    await expectBalance('9900.00')
  })

  it('and a placement that race each other never both happen, whichever is first', async () => {
    for (let round = 0; round < 12; round += 1) {
      await market({ status: 'paused' })
      const { ticketNum } = await booked({ odds: '2.00', amount: '10.00' })
      const open = () => market({ status: 'open', prices: { home: '2.50' } })
      const cancel = () => alice.cancel(ticketNum)
      const [one, other] = round % 2 === 0 ? [open, cancel] : [cancel, open]
      const replies = await Promise.all([one(), other()])
      const told = replies.find((reply): reply is Response => reply instanceof Response)
      const { bets, prebooks } = await ledger()
      const isPlaced = bets.some((bet) => bet.ticketNum === ticketNum)
      expect(told?.status).toBe(isPlaced ? 409 : 200)
      expect(prebooks.find((prebook) => prebook.ticketNum === ticketNum)?.status).toBe(
        isPlaced ? 'accepted' : 'cancelled',
      )
    }
    expect((await ledger()).problems).toEqual([])
  })

  it.each([
    ['a number nobody has', () => Promise.resolve('T1')],
    [
      'a bet that was never booked',
      async () => (await (await alice.bet({ marketId: 'e2-1x2' })).json()).ticket.ticketNum,
    ],
  ])('of %s finds nothing', async (_what, ticketNum) => {
    expect((await alice.cancel(await ticketNum())).status).toBe(404)
  })

  it('of someone else’s booking finds nothing, and changes nothing', async () => {
    const { ticketNum } = await booked()
    const bob = await sandbox.enter('bob')
    expect((await bob.cancel(ticketNum)).status).toBe(404)
    await expectBalance('9900.00')
  })
})

describe('a booking under a key [SLIP-18] [PREBOOK-02]', () => {
  it('is booked once however many copies arrive together, and every copy is answered the same', async () => {
    const [key, expires] = [newKey(), Date.now() + 60_000]
    const replies = await Promise.all(Array.from({ length: 10 }, () => alice.book({ key, expires })))
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([201]))
    expect(new Set(await Promise.all(replies.map((reply) => reply.text()))).size).toBe(1)
    expect(replies.filter((reply) => reply.headers.get('x-unique-replayed') === 'true')).toHaveLength(9)
    expect((await ledger()).prebooks).toHaveLength(1)
    await expectBalance('9900.00')
  })

  it('replays its first reply after it was placed, while a question about the key gets the current state', async () => {
    const key = newKey()
    const first = await (await alice.book({ key })).text()
    await market({ status: 'open', prices: { home: '2.40' } })
    expect(await (await alice.book({ key })).text()).toBe(first)
    const asked = await (await alice.get(`/bets/by-unique/${key}`)).json()
    expect(asked).toMatchObject({
      status: 'placed',
      ticket: { totalOdds: '2.40', prebook: { status: 'accepted' } },
    })
  })

  it('is a duplicate with another body, and under the key of a single bet', async () => {
    const key = newKey()
    await alice.book({ key })
    expect((await alice.book({ key, odds: '2.30' })).status).toBe(409)
    const single = newKey()
    expect((await alice.bet({ marketId: 'e2-1x2', key: single })).status).toBe(201)
    const reply = await alice.book({ key: single })
    expect([reply.status, (await reply.json()).code]).toEqual([409, errors.duplicateTicket.code])
    expect((await ledger()).prebooks).toHaveLength(1)
  })

  it('is told to ask again while it is decided, and is refused when its market opens meanwhile', async () => {
    const key = newKey()
    await market({ betDelay: 60_000 })
    const first = alice.book({ key })
    const outcome = async () => (await alice.get(`/bets/by-unique/${key}`)).json()
    await expect.poll(outcome).toMatchObject({ status: 'inProgress' })
    expect((await alice.book({ key })).status).toBe(425)
    await market({ status: 'open' })
    await market({ betDelay: 0 })
    const reply = await first
    expect([reply.status, (await reply.json()).code]).toEqual([400, errors.onlyPlaceBet.code])
    await expectBalance('10000.00')
  })

  it('is refused for good when it arrives after its time', async () => {
    const key = newKey()
    expect((await alice.book({ key, expires: Date.now() - 1 })).status).toBe(400)
    expect((await (await alice.get(`/bets/by-unique/${key}`)).json()).status).toBe('notPlaced')
    await expectBalance('10000.00')
  })
})

describe('what cannot be booked [PREBOOK-01] [PREBOOK-03]', () => {
  const expectRefused = async (reply: Response, entry: CatalogueEntry) => {
    expect([reply.status, await reply.json()]).toMatchObject([400, { code: entry.code }])
    await expectBalance('10000.00')
    expect((await ledger()).prebooks).toEqual([])
  }

  it.each([
    ['open', errors.onlyPlaceBet],
    ['closed', errors.marketClosed],
    ['resulting', errors.marketResulting],
  ])('is a market that is %s', async (status, entry) => {
    await market({ status })
    await expectRefused(await alice.book(), entry)
  })

  it('is a market that is not of a main type, which can only be bet on', async () => {
    const model = sandbox.sandbox.world.model
    const at = sandbox.sandbox.world.clock.now()
    model.apply(
      {
        kind: 'market',
        market: {
          marketId: 'e1-oe',
          eventId: 'e1',
          name: 'Odd/even',
          betType: 'OE',
          status: 'paused',
          selections: [
            { side: 'odd', name: 'Odd', euro: '1.90' },
            { side: 'even', name: 'Even', euro: '1.90' },
          ],
        },
      },
      at,
    )
    await expectRefused(await alice.book({ marketId: 'e1-oe', side: 'odd' }), errors.onlyPlaceBet)
  })

  it('is anything if the partner has not switched it on', async () => {
    await sandbox.control('POST', 'features', { isPrebookingEnabled: false })
    await expectRefused(await alice.book(), errors.invalidPrebook)
  })

  it.each([
    ['no price', { odds: '1.00' }, errors.invalidPrebook],
    ['no number', { odds: 'high' }, errors.invalidPrebook],
  ])('is a target that is %s', async (_what, bet, entry) => {
    await expectRefused(await alice.book(bet), entry)
  })

  it.each([
    ['another handicap than the market has now', { marketId: 'e1-ah', handicap: '-0.5' }, errors.oddsChanged],
    ['a market that is not there', { marketId: 'nowhere' }, errors.marketIdNotFound],
    ['a selection that is not there', { side: 'nobody' }, errors.invalidSelection],
    ['less than the least stake', { amount: '9.99' }, errors.minimumBet],
    ['more than the most', { amount: '9999999.00' }, errors.amountLimitReached],
    ['no stake', { amount: '0.00' }, errors.enterBetAmount],
    ['another currency', { currency: 'USD' }, errors.invalidPostData],
  ])('is %s', async (_what, bet, entry) => {
    await market({ status: 'paused' }, 'e1-ah')
    await expectRefused(await alice.book(bet), entry)
  })

  it.each([
    ['frozen', errors.accountFrozen],
    ['inactive', errors.accountInactive],
    ['barred', errors.memberCannotBet],
  ])('is anything for a member who is %s', async (code, entry) => {
    const member = await sandbox.enter(code)
    expect(await (await member.book()).json()).toMatchObject({ code: entry.code })
  })

  it('is anything for a guest, who is told to log in', async () => {
    const guest = await sandbox.enterAsGuest()
    expect(await (await guest.book()).json()).toMatchObject({ code: errors.pleaseLogin.code })
    expect(await (await guest.cancel('T1')).json()).toMatchObject({ code: errors.pleaseLogin.code })
  })

  it('is more than the balance, counting what is booked already', async () => {
    await booked({ amount: '9950.00' })
    const reply = await alice.book({ amount: '100.00', odds: '2.30' })
    expect(await reply.json()).toMatchObject({ code: errors.insufficientBalance.code })
    await expectBalance('50.00')
  })

  it('is what would return more than the member’s limit at the target', async () => {
    const modest = await sandbox.enter('modest')
    const reply = await modest.book({ odds: '3.01' })
    expect(await reply.json()).toMatchObject({ code: errors.ticketLimitReached.code })
    expect((await modest.book({ odds: '3.00' })).status).toBe(201)
  })

  it('is a body without its parts, which is a refusal under its key', async () => {
    const send = (body: object) =>
      sendJson(`${sandbox.clientUrl}/api/prebooking/`, 'POST', body, {
        authorization: `Bearer ${alice.settings.token}`,
        'x-unique': newKey(),
        'x-unique-expires': String(Date.now() + 60_000),
      })
    const { target_odds: _, ...targetless } = prebookBody()
    expect(await (await send(targetless)).json()).toMatchObject({ code: errors.invalidPrebook.code })
    expect(await (await send({})).json()).toMatchObject({ base_code: 5 })
  })
})
