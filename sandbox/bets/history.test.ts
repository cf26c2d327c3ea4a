import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { betBody, quietFeed, startTestSandbox, type TestSandbox } from '../testing/server.ts'
import { builderBody, comboBody, mixBody, threeLegs, wideFeed } from './testing/combos.ts'

let sandbox: TestSandbox

const feeds = (world: Parameters<typeof quietFeed>[0]) => [quietFeed(world), wideFeed(world)]
beforeAll(async () => {
  sandbox = await startTestSandbox({ feeds })
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.control('POST', 'reset', {}))

const wins = (marketId: string, side = 'home') =>
  sandbox.control('POST', `markets/${marketId}`, { settle: { [side]: 'win' } })
const day = 24 * 3_600_000

async function historyOf(code: string) {
  const member = await sandbox.enter(code)
  return {
    member,
    list: async (query: string) => {
      const reply = await member.get(`/transactions/${query}`)
      return { status: reply.status, body: await reply.json() }
    },
  }
}

describe('the pending tickets', () => {
  it('come with the amount at risk and the possible returns, over all of them and not just the page [HIST-01]', async () => {
    const { member, list } = await historyOf('alice')
    await member.place('/combo-bet/', comboBody())
    await member.place('/mixed-combo-bet/', mixBody())
    await member.place('/event-combo/', builderBody())
    const { body } = await list('?tab=pending&page_size=1')
    const { bets } = await sandbox.ledger('alice')
    const cents = (text: string) => Math.round(Number(text) * 100)
    expect(body).toMatchObject({ count: 3, next: 2 })
    expect(cents(body.totals.amount)).toBe(bets.reduce((sum, { amount }) => sum + cents(amount), 0))
    const all = (await list('?tab=pending')).body
    const possible = all.results.map((ticket: { possibleReturns: string }) => cents(ticket.possibleReturns))
    expect(possible).toHaveLength(3)
    expect(cents(all.totals.possibleReturns)).toBe(possible.reduce((a: number, b: number) => a + b, 0))
    expect((await list('?tab=pending&page=2&page_size=1')).body.totals).toBeUndefined()
  })

  it('say what may still come back, as their legs get their results [HIST-04]', async () => {
    const { member, list } = await historyOf('alice')
    await member.place('/combo-bet/', comboBody())
    expect((await list('?tab=pending')).body.totals).toEqual({ amount: '100.00', possibleReturns: '720.00' })
    await sandbox.control('POST', 'markets/m2-win', { settle: { home: 'void', away: 'void' } })
    // Without the 1.80 of the leg that is void.
    expect((await list('?tab=pending')).body.totals.possibleReturns).toBe('400.00')
  })
})

describe('the settled tickets', () => {
  it("come with the sums of each day in the member's time zone, to the cent [HIST-01]", async () => {
    const { member, list } = await historyOf('alice')
    await member.place('/combo-bet/', comboBody(threeLegs, { amount: '33.33' }))
    await wins('m1-win', 'away')
    const { bets } = await sandbox.ledger('alice')
    const at = bets[0]?.placedAt ?? 0
    for (const timezone of ['Asia/Shanghai', 'America/Los_Angeles']) {
      const date = new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(at)
      const { body } = await list(`?tab=settled&timezone=${timezone}`)
      expect(body.days, timezone).toEqual([
        { date, count: 1, staked: '33.33', returned: '0.00', net: '-33.33' },
      ])
    }
  })
})

describe('the filters of tickets', () => {
  it('are the result, the kind, the days and the number, each alone and together [HIST-01]', async () => {
    const { member, list } = await historyOf('alice')
    await member.place('/combo-bet/', comboBody())
    await sandbox.control('POST', 'clock', { advance: day })
    await member.place('/mixed-combo-bet/', mixBody())
    await wins('m1-win', 'away')
    const { bets } = await sandbox.ledger('alice')
    const [combo, mix] = bets
    if (combo === undefined || mix === undefined) throw new Error('Two bets were placed.')
    const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
    const nums = async (query: string) =>
      (await list(query)).body.results.map(({ ticketNum }: { ticketNum: string }) => ticketNum)
    expect(await nums('')).toEqual([mix.ticketNum, combo.ticketNum])
    expect(await nums('?tab=settled&result=loss')).toEqual([combo.ticketNum])
    expect(await nums('?tab=settled&result=win')).toEqual([])
    expect(await nums('?ticket_type=mix')).toEqual([mix.ticketNum])
    const [first, second] = [dayOf(combo.placedAt), dayOf(mix.placedAt)]
    expect(await nums(`?date_from=${first}&date_to=${first}`)).toEqual([combo.ticketNum])
    expect(await nums(`?date_from=${second}`)).toEqual([mix.ticketNum])
    expect(await nums(`?ticket_num=${combo.ticketNum}`)).toEqual([combo.ticketNum])
    expect(await nums(`?ticket_num=${combo.ticketNum}&tab=pending`)).toEqual([])
  })

  it('go back three months, and refuse a range that begins earlier, or ends before it begins [HIST-01]', async () => {
    const { list } = await historyOf('alice')
    const { now } = await (await fetch(`${sandbox.clientUrl}/sandbox/clock`)).json()
    const dayAt = (ago: number) => new Date(now - ago * day).toISOString().slice(0, 10)
    expect((await list(`?date_from=${dayAt(92)}`)).status).toBe(200)
    for (const query of [`?date_from=${dayAt(93)}`, `?date_from=${dayAt(1)}&date_to=${dayAt(2)}`]) {
      const { status, body } = await list(query)
      expect([status, body.code], query).toEqual([400, 5002])
    }
  })
})

describe('what was asked for', () => {
  it('is kept with what was taken, for each leg, and for the whole of a bet builder [SLIP-16] [SLIP-17]', async () => {
    const { member, list } = await historyOf('alice')
    await sandbox.control('POST', 'markets/m1-win', { prices: { home: '1.93' } })
    await member.place('/combo-bet/', comboBody(threeLegs, { accept_odds: 'any' }))
    await member.place('/event-combo/', builderBody())
    const { results } = (await list('')).body
    const [builder, combo] = results
    const first = threeLegs.findIndex(([marketId]) => marketId === 'm1-win')
    expect(combo.tickets[first]).toMatchObject({ euroOdds: '1.93', askedEuroOdds: threeLegs[first]?.[2] })
    expect(combo.askedEuroOdds).toBeNull()
    expect(builder.askedEuroOdds).toBe(builderBody().euro_odds)
    expect(builder.tickets[0].askedEuroOdds).toBeNull()
  })
})

describe('the movements of money', () => {
  it('are those of the ledger, newest first, twenty per page [HIST-02]', async () => {
    const { member } = await historyOf('alice')
    for (let at = 0; at < 21; at += 1)
      await sandbox.control('POST', 'members/alice', at % 2 === 0 ? { deposit: '5' } : { withdraw: '3' })
    await member.place('/single-bet/', betBody())
    const first = await (await member.get('/transactions/entries/')).json()
    const second = await (await member.get('/transactions/entries/?page=2')).json()
    expect([first.count, first.next, first.results.length, second.next]).toEqual([23, 2, 20, null])
    const told = [...first.results, ...second.results]
    const { entries } = await sandbox.ledger('alice')
    expect(told.map((entry) => [entry.amount, entry.balanceAfter, entry.ticketNum])).toEqual(
      entries.toReversed().map((entry) => [entry.amount, entry.balanceAfter, entry.ticketNum]),
    )
    expect(told.slice(0, 3).map(({ kind }) => kind)).toEqual(['bet', 'deposit', 'withdrawal'])
    expect(told.at(-1)).toMatchObject({ kind: 'deposit', ticketNum: null })
  })

  it('do not exist for a guest [LAUNCH-05]', async () => {
    const guest = await sandbox.enterAsGuest()
    expect((await guest.get('/transactions/entries/')).status).toBe(400)
  })
})
