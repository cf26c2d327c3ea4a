import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { quoteBuilder } from '../bets/builder/quote.ts'
import type { Candidate } from '../bets/offers/candidates.ts'
import type { BetOrder } from '../bets/rules/judge.ts'
import { builderBody, comboBody, type LegWish, mixBody } from '../bets/testing/combos.ts'
import { ledgerView } from '../control/views.ts'
import { createRandom, type Random } from '../feeds/random.ts'
import { simulatorFeed } from '../feeds/simulator/simulator.ts'
import { memberByCode } from '../members.ts'
import { isDeep } from '../testing/depth.ts'
import { newKey, startTestSandbox, type TestSandbox } from '../testing/server.ts'

const minute = 60_000
const hour = 60 * minute
/** Half a day in depth. */
const hours = isDeep ? 8 : 2
const alice = memberByCode('alice')!
let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox({
    frozen: true,
    seed: 11,
    epoch: Date.parse('2026-05-01T10:00:00Z'),
    feeds: (world) => [simulatorFeed(world)],
    // The test moves the clock, and nothing else does.
    tickMs: hour,
  })
  // What a power cut leaves is shown elsewhere: here no bet waits for the disk.
  sandbox.sandbox.database.row('PRAGMA synchronous = OFF')
  await sandbox.control('POST', 'members/alice', { deposit: '9000000' })
})
afterAll(() => sandbox.close())

function wishOf({ market, selection }: Pick<Candidate, 'market' | 'selection'>): LegWish {
  const { handicap, line } = selection
  const terms = { ...(handicap === null ? {} : { handicap }), ...(line === null ? {} : { line }) }
  return [market.marketId, selection.side, selection.price.euro, terms]
}

function combination(random: Random, events: number, end: number): LegWish[] | null {
  const made = sandbox.sandbox.luckyCombos.make(alice, {
    isEvent: (event) => event.startUtc < end && event.closedAt === null,
    betType: random.pick(['all', 'handicap', 'over_under', 'winner']),
    side: 'all',
    from: null,
    to: null,
    events,
  })
  return made?.map(wishOf) ?? null
}

/** Two to four markets of an event that can win together, of any kind. */
function builder(random: Random, end: number): BetOrder | null {
  const event = random.pick(sandbox.sandbox.world.model.events().filter(({ startUtc }) => startUtc < end))
  const open = event.markets.filter(({ status, comboAllowed }) => status === 'open' && comboAllowed)
  const legs = Array.from({ length: Math.min(random.whole(2, 4), open.length) }, () => {
    const [market] = open.splice(random.whole(0, open.length - 1), 1)
    if (market === undefined) throw new Error('There is no market left.')
    return { market, selection: random.pick(market.selections) }
  })
  const quote = legs.length < 2 ? null : quoteBuilder(legs)
  if (quote === null) return null
  const { eventId: event_id } = event
  const body = builderBody(legs.map(wishOf), { event_id, euro_odds: quote.euroOdds, amount: '10.01' })
  return { operation: 'placeEventCombo', body }
}

function orderOn(random: Random, end: number): BetOrder | null {
  const luck = random.whole(1, 3)
  if (luck === 1) return builder(random, end)
  const legs = combination(random, luck === 2 ? random.whole(3, 7) : random.whole(3, 5), end)
  if (legs === null) return null
  if (luck === 2) {
    const amount = `${random.whole(10, 40)}.${random.whole(10, 99)}`
    return { operation: 'placeComboBet', body: comboBody(legs, { amount, accept_odds: 'none' }) }
  }
  const sizes = Array.from({ length: legs.length - 1 }, (_, index) => index + 2)
  const stakes = sizes
    .filter((size) => size === 2 || random.chance(0.5))
    .map((size) => ({ size, amount: `${random.whole(10, 20)}.${random.whole(10, 99)}` }))
  return { operation: 'placeMixedComboBet', body: mixBody(legs, { stakes, accept_odds: 'none' }) }
}

describe('hours of every game', () => {
  it('settles combos, systems and bet builders as the second judge says, to the cent [SLIP-10] [SLIP-11] [SLIP-12] [HIST-04]', async () => {
    const { driver, clock } = sandbox.sandbox.world
    const random = createRandom(23)
    const end = clock.now() + hours * hour
    while (clock.now() < end) {
      driver.advance(random.whole(8, 20) * minute)
      for (let bets = 0; bets < 16; bets += 1) {
        const order = orderOn(random, end)
        if (order === null) continue
        const { status, text } = await sandbox.sandbox.placing.place({
          member: alice,
          isGuest: false,
          key: newKey(),
          expires: String(Date.now() + minute),
          bytes: JSON.stringify(order.body),
          order,
        })
        // Long systems and builders may return more than the limit, which is the only good reason.
        if (status !== 201) expect(JSON.parse(text).message).toBe('Combo is more than max payout')
      }
    }
    driver.advance(6 * hour)

    const ledger = ledgerView(sandbox.sandbox, 'alice')
    const bets = ledger?.bets ?? []
    expect(ledger?.problems).toEqual([])
    expect(bets.filter(({ status }) => status === 'pending')).toEqual([])
    for (const kind of ['combo', 'mix', 'betBuilder']) {
      const ofKind = bets.filter(({ ticketType }) => ticketType === kind)
      expect(ofKind.length, kind).toBeGreaterThan(7.5 * hours)
      for (const word of ['win', 'loss'])
        expect(
          ofKind.some(({ status }) => status === word),
          `${kind} ${word}`,
        ).toBe(true)
    }
    const words = new Set(bets.flatMap(({ legs }) => legs.map(({ result }) => result)))
    for (const word of ['win', 'loss', 'half_win', 'half_loss', 'refund']) expect(words).toContain(word)
    // Only stakes and what tickets paid back moved the money.
    const minor = (text: string | null): bigint => BigInt((text ?? '0.00').replace('.', ''))
    const won = bets.reduce((sum, { amount, returns }) => sum + minor(returns) - minor(amount), 0n)
    expect(minor(ledger?.wallet.balance ?? '')).toBe(900_000_000n + 1_000_000n + won)
  }, 1_200_000)
})
