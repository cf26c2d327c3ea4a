import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { wideFeed } from '#sandbox/bets/testing/combos.ts'
import { quietFeed, startTestSandbox, type TestSandbox } from '#sandbox/testing/server.ts'
import { readTicketPage } from '#src/wire/tickets/tickets.ts'

import { ticketWeek } from './weekSums.ts'

const day = 86_400_000

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox({ feeds: (world) => [quietFeed(world), wideFeed(world)] })
})
afterAll(() => sandbox.close())

const cents = (text: string): number => Math.round(Number(text) * 100)

/** The day of a moment in a zone, and the Monday of its week, by rules of their own: yyyy-MM-dd. */
function mondayOf(ms: number, timeZone: string): { date: string; monday: string } {
  const date = new Intl.DateTimeFormat('en-CA', { timeZone }).format(ms)
  const sinceMonday = (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7
  return { date, monday: new Date(Date.parse(date) - sinceMonday * day).toISOString().slice(0, 10) }
}

describe('the sums of a week [HIST-01]', () => {
  it('are what the ledger has of the bets of its days, in the zone of the member, though one page alone has come', async () => {
    const bets = [
      { marketId: 'm1-win', amount: '33.33', wins: 'home' },
      { marketId: 'm2-win', amount: '10.01', wins: 'away' },
      { marketId: 'm3-win', amount: '20.05', wins: 'home' },
      { marketId: 'm4-win', amount: '17.77', wins: 'away' },
    ]
    let member = await sandbox.enter('alice')
    for (const [at, { marketId, amount, wins }] of bets.entries()) {
      // Of four bets, each two days after the one before, no week has all and one has two at least.
      if (at > 0) await sandbox.control('POST', 'clock', { advance: 2 * day })
      member = await sandbox.enter('alice')
      const placed = await member.bet({ marketId, amount, odds: '2.00' })
      expect(placed.status).toBe(201)
      await sandbox.control('POST', `markets/${marketId}`, { settle: { [wins]: 'win' } })
    }
    const ledger = (await sandbox.ledger('alice')).bets
    expect(ledger).toHaveLength(bets.length)
    for (const timeZone of ['Asia/Shanghai', 'America/Los_Angeles']) {
      const reply = await member.get(`/transactions/?tab=settled&page_size=1&timezone=${timeZone}`)
      const page = readTicketPage(await reply.json(), { code: 'CNY', digits: 2 }, () => undefined)
      expect(page.tickets).toHaveLength(1)
      for (const { placedAt } of ledger) {
        const { date, monday } = mondayOf(placedAt, timeZone)
        const ofWeek = ledger.filter((bet) => mondayOf(bet.placedAt, timeZone).monday === monday)
        const staked = ofWeek.reduce((sum, bet) => sum + cents(bet.amount), 0)
        const returned = ofWeek.reduce((sum, bet) => sum + cents(bet.returns ?? '0'), 0)
        const { first, sums } = ticketWeek(date, 1, page.days ?? [], { from: null, to: null })
        expect(first).toBe(monday)
        expect(sums).toMatchObject({
          count: ofWeek.length,
          staked: { minor: staked },
          returned: { minor: returned },
          net: { minor: returned - staked },
        })
      }
    }
  })
})
