import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { components } from '#openapi/client.gen.ts'

import { comboBody, mixBody, wideFeed } from '../../../bets/testing/combos.ts'
import {
  newKey,
  quietFeed,
  startTestSandbox,
  type TestMember,
  type TestSandbox,
} from '../../../testing/server.ts'

type Schemas = components['schemas']
type Ticket = Schemas['Ticket']

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox({ feeds: (world) => [quietFeed(world), wideFeed(world)] })
})
beforeEach(() => sandbox.control('POST', 'cash-out', { enabled: true }))
afterAll(() => sandbox.close())
afterEach(() => sandbox.control('POST', 'reset', {}))

const change = (marketId: string, how: object) => sandbox.control('POST', `markets/${marketId}`, how)

async function placed(reply: Promise<Response>): Promise<Ticket> {
  const { ticket }: Schemas['BetPlaced'] = await (await reply).json()
  return ticket
}

/** The only ticket of a member, as the history has it. */
async function ticketOf(member: TestMember): Promise<Ticket> {
  const { results }: Schemas['TicketPage'] = await (await member.get('/transactions/')).json()
  return results[0]!
}

const offerOf = async (member: TestMember) => (await ticketOf(member))['x-slipway-cashOut']

interface Said {
  status: number
  message?: string
  detail?: string
  ticket?: Ticket
  wallet?: Schemas['Wallet']
}

async function said(asked: Promise<Response>): Promise<Said> {
  const reply = await asked
  const { message, params, ticket, wallet } = await reply.json()
  return { status: reply.status, message, detail: params?.detail, ticket, wallet }
}

/** What a member has, what moved it since the stake, and what is wrong with the books. */
async function books(member = 'alice') {
  const { wallet, entries, bets, problems } = await sandbox.ledger(member)
  expect(problems).toEqual([])
  return {
    balance: wallet.balance,
    moved: entries.filter(({ kind }) => kind !== 'deposit').map(({ kind, amount }) => [kind, amount]),
    status: bets[0]?.status,
  }
}

describe('an offer to cash out [CASH-01]', () => {
  it('is stake × odds placed / odds now, less 5 %, and moves with the odds', async () => {
    const alice = await sandbox.enter('alice')
    await alice.bet()
    expect(await offerOf(alice)).toEqual({ amount: '95.00' })
    await change('e1-1x2', { prices: { home: '1.50' } })
    // 100 × 2.10 / 1.50 × 0.95
    expect(await offerOf(alice)).toEqual({ amount: '133.00' })
    await change('e1-1x2', { prices: { home: '9.97' } })
    // 100 × 2.10 / 9.97 × 0.95 = 20.010…
    expect(await offerOf(alice)).toEqual({ amount: '20.01' })
  })

  it('is of a combo the product of its legs, of an ended one what it pays', async () => {
    const alice = await sandbox.enter('alice')
    await alice.place('/combo-bet/', comboBody())
    expect(await offerOf(alice)).toEqual({ amount: '95.00' })
    await change('m1-win', { settle: { home: 'win' } })
    expect(await offerOf(alice)).toEqual({ amount: '190.00' })
    await change('m2-win', { prices: { away: '1.20' } })
    // 100 × 2.00 × 1.80 / 1.20 × 0.95
    expect(await offerOf(alice)).toEqual({ amount: '285.00' })
    await change('m2-win', { settle: { home: 'win' } })
    expect(await offerOf(alice)).toBeUndefined()
  })

  it.each([
    ['a market that is paused', { status: 'paused' }],
    ['a market that has closed', { status: 'closed' }],
    ['a market that waits for its result', { status: 'resulting' }],
    ['a selection that is paused', { status: 'paused', selections: ['away'] }],
  ])('is suspended while a leg that runs is at %s', async (_, how) => {
    const alice = await sandbox.enter('alice')
    const { ticketNum } = await placed(alice.place('/combo-bet/', comboBody()))
    await change('m2-win', how)
    expect(await offerOf(alice)).toEqual({ amount: null })
    const reply = await said(alice.cashOut(ticketNum, '1.00'))
    expect([reply.status, reply.message]).toEqual([409, 'Odds or statuses have changed'])
    expect(await books()).toMatchObject({ balance: '9900.00', status: 'pending' })
  })

  it('is suspended while its line has moved, and comes back with it', async () => {
    const alice = await sandbox.enter('alice')
    await alice.bet({ marketId: 'e1-ah', odds: '1.93', handicap: '-0.25' })
    await change('e1-ah', { handicaps: { home: '-0.5', away: '0.5' } })
    expect(await offerOf(alice)).toEqual({ amount: null })
    await change('e1-ah', { handicaps: { home: '-0.25', away: '0.25' } })
    expect(await offerOf(alice)).toEqual({ amount: '95.00' })
  })

  it('is not made of a system, where the bet is worth too little, or of a ticket that has ended', async () => {
    const alice = await sandbox.enter('alice')
    await alice.place('/mixed-combo-bet/', mixBody())
    expect(await offerOf(alice)).toBeUndefined()
    await sandbox.control('POST', 'reset', {})
    await sandbox.control('POST', 'cash-out', { enabled: true })
    const again = await sandbox.enter('alice')
    await again.bet({ amount: '10.00' })
    await change('e1-1x2', { prices: { home: '19.95' } })
    expect(await offerOf(again)).toEqual({ amount: '1.00' })
    await change('e1-1x2', { prices: { home: '20.00' } })
    expect(await offerOf(again)).toBeUndefined()
    await change('e1-1x2', { settle: { home: 'win' } })
    expect(await offerOf(again)).toBeUndefined()
  })

  it('is not made where the partner has no cash out, and its setting is not sent; nor of a guest', async () => {
    await sandbox.control('POST', 'cash-out', { enabled: false })
    const alice = await sandbox.enter('alice')
    await alice.bet()
    expect(alice.settings['x-slipway-cashOut']).toBeUndefined()
    const { ticketNum, ...ticket } = await ticketOf(alice)
    expect(ticket['x-slipway-cashOut']).toBeUndefined()
    expect(await said(alice.cashOut(ticketNum, '1.00'))).toMatchObject({ status: 409 })
    await sandbox.control('POST', 'cash-out', { enabled: true })
    expect((await sandbox.enter('alice')).settings['x-slipway-cashOut']).toBe(true)
    const guest = await sandbox.enterAsGuest()
    expect(guest.settings['x-slipway-cashOut']).toBeUndefined()
    expect(await said(guest.cashOut(ticketNum, '1.00', { currency: 'CNY' }))).toMatchObject({
      status: 400,
      message: 'Please login to place bet',
    })
  })
})

describe('cashing out [CASH-02]', () => {
  it('ends the ticket with its amount, in history, sums, movements of money and notifications', async () => {
    const alice = await sandbox.enter('alice')
    const { ticketNum } = await placed(alice.bet())
    await change('e1-1x2', { prices: { home: '1.50' } })
    const reply = await said(alice.cashOut(ticketNum, '133.00'))
    expect(reply).toMatchObject({
      status: 200,
      ticket: {
        ticketNum,
        resultStatus: 'cashed_out',
        returns: '133.00',
        earnings: '33.00',
        possibleReturns: null,
      },
      wallet: { balance: '10033.00' },
    })
    expect(await books()).toEqual({
      balance: '10033.00',
      moved: [
        ['stake', '-100.00'],
        ['payout', '133.00'],
      ],
      status: 'cashed_out',
    })
    const page = await (await alice.get('/transactions/?tab=settled&result=cashed_out')).json()
    expect(page).toMatchObject({ count: 1, days: [{ staked: '100.00', returned: '133.00', net: '33.00' }] })
    expect(await (await alice.get('/transactions/?tab=pending')).json()).toMatchObject({ count: 0 })
    const { results } = await (await alice.get('/notifications/')).json()
    expect(results[0]).toMatchObject({
      ticketNum,
      message: `Ticket ${ticketNum} was cashed out for 133.00 CNY.`,
    })
  })

  it('pays a better offer in full, and refuses a lower one with the ticket at the offer of now', async () => {
    const alice = await sandbox.enter('alice')
    const { ticketNum } = await placed(alice.bet())
    await change('e1-1x2', { prices: { home: '2.50' } })
    const lower = await said(alice.cashOut(ticketNum, '95.00'))
    expect(lower).toMatchObject({
      status: 409,
      message: 'Odds or statuses have changed',
      ticket: { resultStatus: 'pending', 'x-slipway-cashOut': { amount: '79.80' } },
    })
    expect(await books()).toMatchObject({ balance: '9900.00', status: 'pending' })
    await change('e1-1x2', { prices: { home: '1.90' } })
    expect(await said(alice.cashOut(ticketNum, '79.80'))).toMatchObject({
      status: 200,
      ticket: { returns: '105.00' },
    })
    expect(await books()).toMatchObject({ balance: '10005.00' })
  })

  it('pays once, however often the same request or another one comes', async () => {
    const alice = await sandbox.enter('alice')
    const { ticketNum } = await placed(alice.bet())
    const key = newKey()
    const replies = await Promise.all([
      ...[1, 2, 3].map(() => said(alice.cashOut(ticketNum, '95.00', { key }))),
      ...[1, 2, 3].map(() => said(alice.cashOut(ticketNum, '95.00'))),
    ])
    for (const { ticket } of replies)
      expect(ticket).toMatchObject({ resultStatus: 'cashed_out', returns: '95.00' })
    expect(replies.map(({ status }) => status).filter((status) => status === 200)).not.toEqual([])
    expect((await books()).moved).toEqual([
      ['stake', '-100.00'],
      ['payout', '95.00'],
    ])
    const other = await said(alice.cashOut(ticketNum, '95.00'))
    expect([other.status, other.message]).toEqual([409, 'Status has already changed'])
  })

  it('pays nothing for a request that was refused, whenever it comes again, and none after its bound', async () => {
    const alice = await sandbox.enter('alice')
    const { ticketNum } = await placed(alice.bet())
    const key = newKey()
    await change('e1-1x2', { prices: { home: '2.50' } })
    expect(await said(alice.cashOut(ticketNum, '95.00', { key }))).toMatchObject({ status: 409 })
    await change('e1-1x2', { prices: { home: '1.50' } })
    const again = await said(alice.cashOut(ticketNum, '95.00', { key }))
    expect(again).toMatchObject({ status: 409, ticket: { 'x-slipway-cashOut': { amount: '133.00' } } })
    expect(await said(alice.cashOut(ticketNum, '95.00', { expires: Date.now() - 1 }))).toMatchObject({
      status: 409,
      ticket: { resultStatus: 'pending' },
    })
    expect(await books()).toMatchObject({ balance: '9900.00', status: 'pending' })
  })

  it('and a result in a race: exactly one of them ends the ticket', async () => {
    const alice = await sandbox.enter('alice')
    const { ticketNum } = await placed(alice.bet())
    await change('e1-1x2', { settle: { home: 'win' }, resultValue: '1-0' })
    const late = await said(alice.cashOut(ticketNum, '1.00'))
    expect(late).toMatchObject({
      status: 409,
      message: 'Status has already changed',
      ticket: { resultStatus: 'win', returns: '210.00' },
    })
    const first = await placed(alice.bet({ marketId: 'e2-1x2' }))
    const [cashed] = await Promise.all([
      said(alice.cashOut(first.ticketNum, '95.00')),
      change('e2-1x2', { settle: { home: 'win' }, resultValue: '1-0' }),
    ])
    const { returns } = cashed.ticket!
    expect(['95.00', '210.00']).toContain(returns)
    const { wallet, problems } = await sandbox.ledger('alice')
    expect(problems).toEqual([])
    expect(wallet.balance).toBe(returns === '95.00' ? '10105.00' : '10220.00')
  })

  it('is not undone by the results of its legs, which are shown, and the judge finds the books right', async () => {
    const alice = await sandbox.enter('alice')
    const { ticketNum } = await placed(alice.place('/combo-bet/', comboBody()))
    await change('m1-win', { settle: { home: 'win' } })
    expect(await said(alice.cashOut(ticketNum, '190.00'))).toMatchObject({ status: 200 })
    await change('m2-win', { settle: { home: 'win' } })
    await change('m3-win', { settle: { home: 'win' } })
    expect(await books()).toMatchObject({ balance: '10090.00', status: 'cashed_out' })
    const ticket = await ticketOf(alice)
    expect(ticket).toMatchObject({ resultStatus: 'cashed_out', returns: '190.00' })
    expect(ticket.tickets.map(({ resultStatus }) => resultStatus)).toEqual(['win', 'loss', 'win'])
  })

  it('is refused for tickets that are not the member’s, and for bodies that say nothing sensible', async () => {
    const [alice, bob] = [await sandbox.enter('alice'), await sandbox.enter('bob')]
    const { ticketNum } = await placed(alice.bet())
    for (const reply of [
      bob.cashOut(ticketNum, '1.00', { currency: bob.settings.currencyCode }),
      alice.cashOut('T1', '1.00'),
    ])
      expect(await said(reply)).toMatchObject({ status: 404, message: 'No result found' })
    for (const amount of ['0.00', '-5.00', '1.005', '99999999999999999999', 'NaN', ''])
      expect((await said(alice.cashOut(ticketNum, amount))).status).toBe(400)
    expect(await said(alice.cashOut(ticketNum, '1.00', { currency: 'XXX' }))).toMatchObject({ status: 400 })
    expect((await said(alice.cashOut(ticketNum, '1.00', { key: 'x' }))).status).toBe(400)
    expect((await said(alice.cashOut(ticketNum, '1.00', { expires: Date.now() + 3_600_000 }))).status).toBe(
      400,
    )
    for (const body of [{}, { ticket_id: 7 }, [], { ticket_id: ticketNum, amount: 1, currency: 'CNY' }])
      expect((await said(alice.place('/cash-out/', body))).status).toBe(400)
    // A key that is another ticket's says so, and moves nothing.
    const key = newKey()
    const other = await placed(alice.bet({ marketId: 'e2-1x2' }))
    expect(await said(alice.cashOut(ticketNum, '95.00', { key }))).toMatchObject({ status: 200 })
    expect(await said(alice.cashOut(other.ticketNum, '1.00', { key }))).toMatchObject({
      status: 409,
      message: 'This is duplicate ticket',
    })
    const { bets, wallet } = await sandbox.ledger('alice')
    expect([wallet.balance, bets.map(({ status }) => status).sort()]).toEqual([
      '9895.00',
      ['cashed_out', 'pending'],
    ])
  })
})

describe('the judge [CASH-02]', () => {
  it.each([
    [
      'paid more than its odds were worth',
      'UPDATE cash_outs SET prices = \'["2.20"]\'',
      'should have paid 9068',
    ],
    ['paid less than was agreed', 'UPDATE cash_outs SET least = 9501', 'paid less than its member agreed to'],
    ['called something else', "UPDATE bets SET result = 'win'", 'is win (pending), and was cashed out'],
    ['priced by nothing', "UPDATE cash_outs SET prices = '[null]'", 'cannot be judged'],
  ])('finds a ticket %s', async (_, sql, problem) => {
    const alice = await sandbox.enter('alice')
    const { ticketNum } = await placed(alice.bet())
    await alice.cashOut(ticketNum, '95.00')
    expect((await sandbox.ledger('alice')).problems).toEqual([])
    sandbox.sandbox.database.run(sql)
    expect((await sandbox.ledger('alice')).problems.join()).toContain(problem)
  })
})
