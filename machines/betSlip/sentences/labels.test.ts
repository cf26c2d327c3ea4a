import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { BetKind, Leg } from '#domain/bets/bet.ts'
import { kinds, stakeSlots } from '#domain/bets/kinds.ts'
import { formatMoney } from '#domain/money/money.ts'
import { formatOdds, oddsTypes, type OddsType } from '#domain/odds/odds.ts'
import { betBody } from '#src/api/bets/betBodies.ts'
import { slipViewOf } from '#src/features/betSlip/view/slipView.ts'
import { buildLeg, buildQuote } from '#src/testing/builders.ts'
import { generated } from '#tests/model/chartCoverage/record.ts'
import { homeLeg } from '#tests/model/samples.ts'

import { pendingChanges } from '../legs.ts'
import { start } from '../testing/ready.ts'
import { range } from '../testing/samples.ts'
import type { Quote } from '../types.ts'

/** Everything of a leg that is only there to be read: no bet depends on it. */
type Labels = Pick<
  Leg,
  'marketName' | 'selectionName' | 'gameName' | 'competitionName' | 'homeName' | 'awayName'
> &
  Required<Omit<Leg['price'], 'euro'>>

const misleading = fc.oneof(
  fc.constantFrom('', '-', '0', '-0.00', '1.00', '9999', '1.5K', '１.５', 'NaN', '1e9', '2.10', '<b>'),
  fc.string({ maxLength: 12 }),
)

const anyLabels: fc.Arbitrary<Labels> = fc.record({
  marketName: misleading,
  selectionName: misleading,
  gameName: misleading,
  competitionName: misleading,
  homeName: misleading,
  awayName: misleading,
  hongkong: misleading,
  malay: misleading,
  indo: misleading,
})

function labelled(leg: Leg, labels: Labels | null): Leg {
  if (labels === null) return leg
  const { hongkong, malay, indo, ...names } = labels
  return { ...leg, ...names, price: { ...leg.price, hongkong, malay, indo } }
}

const euro = fc.integer({ min: 101, max: 600 }).map((hundredths) => (hundredths / 100).toFixed(2))
const stakeText = fc.integer({ min: 1_000, max: 20_000 }).map((minor) => (minor / 100).toFixed(2))

interface Bet {
  readonly kind: BetKind
  readonly prices: readonly [string, string, string]
  readonly moves: readonly [string, string, string]
  readonly stake: string
}

/** Puts a bet together, with a price that moves in between, confirms it, and says all that is money about it. */
function moneyOf({ kind, prices, moves, stake }: Bet, labels: readonly Labels[] | null, oddsType: OddsType) {
  const legs = prices.slice(0, kind === 'single' ? 1 : 3).map((price, at) =>
    labelled(
      buildLeg({
        ...homeLeg,
        eventId: kind === 'betBuilder' ? 'e1' : `e${at}`,
        marketId: `m${at}`,
        euroOdds: price,
        price: { euro: price },
      }),
      labels?.[at] ?? null,
    ),
  )
  const slip = start({ policy: 'any' })
  slip.send({ type: 'kind.chosen', kind })
  for (const leg of legs) slip.send({ type: 'selection.toggled', leg, at: 1, kind })
  const quoted = (change: (at: number) => Partial<Quote>) =>
    slip.send({
      type: 'quotes.arrived',
      quotes: legs.map((leg, at) => ({ ...buildQuote(leg, change(at)), isStale: false })),
    })
  quoted(() => ({}))
  quoted((at) => ({ price: { ...legs[at]?.price, euro: moves[at] ?? '' }, timeStamp: 3_000 }))
  const slots = stakeSlots(kind, legs.length)
  const ranges = Object.fromEntries(slots.map(({ slot }) => [slot, range]))
  slip.finish('askRange', { kind: 'known', ranges, price: kinds[kind].price === 'server' ? '3.33' : null })
  for (const { slot } of slots) slip.send({ type: 'stake.maximised', slot })
  const most = slip.context().stakeTexts
  for (const { slot } of slots) slip.send({ type: 'stake.typed', text: stake, slot })
  const { legs: held, quotes } = slip.context()
  const marks = held.map(({ change }) => change)
  const asked = pendingChanges(held, quotes, 'none').length
  const { cost, payout, price, stakeProblem, canSubmit } = slipViewOf(slip.actor.getSnapshot())
  slip.submit()
  const { batch } = slip.context()
  const confirmed = batch?.kind === 'confirm' ? batch.confirmation.bets[0] : null
  const body: unknown =
    confirmed === null ? null : JSON.parse(betBody(confirmed.operation, confirmed, oddsType))
  return { cost, payout, price, stakeProblem, canSubmit, marks, asked, most, body }
}

const anyBet: fc.Arbitrary<Bet> = fc.record({
  kind: fc.constantFrom<BetKind>('single', 'combo', 'mix', 'betBuilder'),
  prices: fc.tuple(euro, euro, euro),
  moves: fc.tuple(euro, euro, euro),
  stake: stakeText,
})

describe('what is there to be read', () => {
  it('never changes what is staked, what it costs, what it returns or what is sent: names, and odds as the server labels them [ODDS-02] [SLIP-09]', () => {
    generated(() =>
      fc.assert(
        fc.property(anyBet, fc.tuple(anyLabels, anyLabels, anyLabels), (bet, labels) => {
          const plain = moneyOf(bet, null, 'euro')
          if (plain.canSubmit) expect(plain.body).not.toBeNull()
          for (const oddsType of oddsTypes) {
            // The odds type itself is told to the server, and nothing else differs.
            const sent = kinds[bet.kind].oddsType === 'euro' ? 'euro' : oddsType
            const body = plain.body === null ? null : { ...plain.body, odds_type: sent }
            expect(moneyOf(bet, labels, oddsType)).toEqual({ ...plain, body })
          }
        }),
        { numRuns: 60 },
      ),
    )
  })

  it('is never taken for a move of the price, or missed as one: 2.10 and 2.11 are both -0.90 in Malay odds [LIVE-08] [ODDS-01]', () => {
    expect(formatOdds({ euro: '2.10' }, 'malay')).toBe(formatOdds({ euro: '2.11' }, 'malay'))
    const bet: Bet = { kind: 'single', prices: ['2.10', '2', '2'], moves: ['2.11', '2', '2'], stake: '100' }
    expect(moneyOf(bet, null, 'malay')).toMatchObject({
      marks: ['up'],
      body: { tickets: [{ euro_odds: '2.11' }] },
    })
    const still: Bet = { ...bet, moves: ['2.10', '2', '2'] }
    expect(moneyOf(still, null, 'malay')).toMatchObject({ marks: ['none'], asked: 0 })
  })

  it('of an amount cannot be typed back as a stake of another size: neither 1.5K nor 1,500.00 is a stake [SLIP-06] [ODDS-03]', () => {
    generated(() =>
      fc.assert(
        fc.property(fc.integer({ min: 100_000, max: 10 ** 9 }), fc.boolean(), (minor, inK) => {
          const shown = formatMoney(
            { minor, currency: 'CNY', digits: 2 },
            { symbol: '', showSymbol: false, inK, abbreviate: !inK },
          )
          const slip = start()
          slip.send({ type: 'selection.toggled', leg: homeLeg, at: 1 })
          slip.quote({})
          slip.finish('askRange', { kind: 'known', ranges: { whole: range }, price: null })
          slip.send({ type: 'stake.typed', text: shown })
          expect(slipViewOf(slip.actor.getSnapshot()).stakeProblem?.error).toBe('malformed')
        }),
      ),
    )
  })
})
