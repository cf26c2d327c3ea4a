import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { amountText, type Money, money } from '#domain/money/money.ts'

import { ledgerView } from '../control/views.ts'
import { createRandom, type Random } from '../feeds/random.ts'
import { simulatedGames } from '../feeds/simulator/games.ts'
import { simulatorFeed } from '../feeds/simulator/simulator.ts'
import type { ModelEvent } from '../market/entities.ts'
import { memberByCode, rangeIn } from '../members.ts'
import { depth, isDeep, seed } from '../testing/depth.ts'
import { betBody, newKey, startTestSandbox, type TestSandbox } from '../testing/server.ts'
import { createSpectator } from './testing/scoreboard.ts'

const minute = 60_000
const hour = 60 * minute
/** A week in depth, else some hours of a day, from a different moment for each seed; more of them for a soak. */
const days = Number(process.env['SLIPWAY_SOAK_DAYS'] ?? (isDeep ? 7 : 1 / 6))
const isWhole = days >= 1
const codes = ['alice', 'carol', 'dewi']

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox({
    frozen: true,
    seed: 9,
    epoch: Date.parse('2026-05-01T10:00:00Z') + (isWhole ? 0 : (seed % 24) * hour),
    feeds: (world) => [simulatorFeed(world)],
    // The test moves the clock, and nothing else does.
    tickMs: hour,
  })
  // What a power cut leaves is shown elsewhere: here no bet waits for the disk.
  sandbox.sandbox.database.row('PRAGMA synchronous = OFF')
  for (const code of codes) await sandbox.control('POST', `members/${code}`, { deposit: '9000000000' })
})
afterAll(() => sandbox.close())

/** Bets for a member on some selection that is open now; returns what it was on, once it is placed. */
async function betOn(event: ModelEvent, random: Random): Promise<string | null> {
  const open = event.markets.filter(({ status }) => status === 'open')
  const market = open[random.whole(1, Math.max(1, open.length)) - 1]
  const member = memberByCode(codes[random.whole(1, codes.length) - 1] ?? '')
  if (market === undefined || member === null) return null
  const { side, price, handicap, line } = market.selections[random.whole(1, market.selections.length) - 1]!
  const { minAmount } = rangeIn(market, member.currency)
  const stake: Money = money(minAmount.minor + random.whole(0, 9_999), minAmount.currency, minAmount.digits)
  const body = betBody({
    marketId: market.marketId,
    side,
    odds: price.euro,
    handicap,
    line,
    amount: amountText(stake),
    currency: member.currency.code,
    accept: 'none',
  })
  const { status, text } = await sandbox.sandbox.placing.place({
    member,
    isGuest: false,
    key: newKey(),
    expires: String(Date.now() + minute),
    bytes: JSON.stringify(body),
    order: { operation: 'placeSingleBet', body },
  })
  expect([market.marketId, status, status === 201 ? '' : text]).toEqual([market.marketId, 201, ''])
  return `${event.gameId} ${market.betType}`
}

function ledgerOf(code: string) {
  const ledger = ledgerView(sandbox.sandbox, code)
  if (ledger === null) throw new Error(`There is no ${code}.`)
  return ledger
}

describe(`${isWhole ? 'days' : 'hours'} of every game, ${depth}`, () => {
  it(
    'settle each bet as the second judge and the scoreboard say, to the cent [HIST-01] [HIST-04]',
    async () => {
      const { model, driver, clock } = sandbox.sandbox.world
      const random = createRandom(isWhole ? 17 : seed, Math.ceil(days))
      const spectator = createSpectator()
      const contradictions: string[] = []
      model.on('settled', (settlement) => {
        const market = model.market(settlement.marketId)
        const event = model.event(settlement.eventId)
        const reason = market && event ? spectator.contradicts(settlement, market, event) : 'unknown'
        if (reason !== null) contradictions.push(reason)
      })
      const placed = new Map<string, number>()
      for (let day = 0; day < days; day += 1) {
        const end = clock.now() + Math.min(1, days) * 24 * hour
        while (clock.now() < end) {
          driver.advance(random.whole(10, 34) * minute + random.whole(0, 59_999))
          for (const { gameId } of simulatedGames) {
            // Before the start, when lines still move, and in play; nothing that ends long after the day.
            const events = model
              .events(gameId)
              .filter(
                (event) => event.startUtc < end && event.markets.some(({ status }) => status === 'open'),
              )
            for (let bets = 0; bets < 2; bets += 1) {
              const event = events[random.whole(1, Math.max(1, events.length)) - 1]
              const what = event === undefined ? null : await betOn(event, random)
              if (what !== null) placed.set(what, (placed.get(what) ?? 0) + 1)
            }
          }
        }
        driver.advance(5 * hour)
        expect(ledgerOf('alice').problems).toEqual([])
      }

      expect(contradictions).toEqual([])
      expect(spectator.compared).toBeGreaterThan(2_000 * Math.min(1, days))
      expect(model.refused).toEqual({ count: 0, last: [] })

      const statuses = new Map<string, number>()
      let count = 0
      for (const code of codes) {
        const { bets, entries, wallet } = ledgerOf(code)
        count += bets.length
        const minor = (text: string): bigint => BigInt(text.replace('.', ''))
        let balance = 0n
        for (const { kind, amount } of entries)
          if (kind === 'deposit' || kind === 'adjustment') balance += minor(amount)
        for (const { status, amount, returns, legs } of bets) {
          expect(returns).not.toBeNull()
          balance += minor(returns ?? '0') - minor(amount)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          for (const { resultValue } of legs) expect(resultValue).not.toBe('')
        }
        expect(minor(wallet.balance)).toBe(balance)
      }
      expect(count).toBe([...placed.values()].reduce((sum, bets) => sum + bets, 0))
      expect(count).toBeGreaterThan(1_000 * Math.min(1, days))
      // What occurs at times in a day need not occur in an hour.
      if (!isWhole) return
      expect(new Set([...placed.keys()].map((what) => what.split(' ')[0])).size).toBe(simulatedGames.length)
      for (const status of ['win', 'loss', 'half_win', 'half_loss', 'refund']) {
        expect(statuses.get(status) ?? 0, status).toBeGreaterThan(0)
      }
      // A refund is a push or a map that was not played, not the result of most bets.
      expect(statuses.get('refund') ?? 0).toBeLessThan(count / 8)
    },
    Math.max(1, days) * 1_200_000,
  )
})
