import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { money } from '../money/money.ts'
import { isRangeUnavailable } from '../money/stakeRange.ts'
import { feedOdds } from '../testing/arbitraries.ts'
import { type BetLimits, type BetPrices, checkStakes, mostStake } from './amounts.ts'
import type { SystemStake } from './combination.ts'

const yuan = (minor: number) => money(minor, 'CNY', 2)
const zero = yuan(0)

/** Most are small, so that limits meet; some are as large as money can be. */
const amount = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 10 ** 6 }) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 10 ** 12 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }) },
)

interface Case {
  readonly prices: BetPrices
  readonly size: number
  readonly others: readonly SystemStake[]
  readonly limits: BetLimits
}

/** A bet of any kind with limits of any size: a single, a combo, a bet builder, or a system with other stakes on it. */
const anyBet: fc.Arbitrary<Case> = fc
  .integer({ min: 1, max: 14 })
  .chain((legs) => {
    const systemSizes = Array.from({ length: legs - 1 }, (_, at) => at + 2)
    const sizes = fc.constantFrom([legs], ...(legs > 2 ? [systemSizes] : []))
    return fc.tuple(fc.array(feedOdds, { minLength: legs, maxLength: legs }), sizes)
  })
  .chain(([euroOdds, sizes]) => {
    const range = fc.tuple(amount, amount).map(([a, b]) => ({
      minAmount: yuan(Math.min(a, b)),
      maxAmount: yuan(Math.max(a, b)),
    }))
    return fc.record({
      euroOdds: fc.constant(euroOdds),
      price: sizes.length === 1 && euroOdds.length > 1 ? fc.option(feedOdds) : fc.constant(null),
      size: fc.constantFrom(...sizes),
      ranges: fc.tuple(...sizes.map((size) => range.map((known) => ({ size, range: known })))),
      parts: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: sizes.length, maxLength: sizes.length }),
      balance: fc.option(amount.map(yuan)),
      maxPayout: amount.map(yuan),
    })
  })
  .map(({ euroOdds, price, size, ranges, parts, balance, maxPayout }) => {
    // The other stakes are anywhere in their ranges, or empty.
    const others = ranges.flatMap(({ size: other, range: { minAmount, maxAmount } }, at): SystemStake[] => {
      const part = parts[at] ?? 0
      if (other === size || part > 60) return []
      const room = maxAmount.minor - minAmount.minor
      return [{ size: other, perLine: yuan(minAmount.minor + Math.floor((room * part) / 60 / 1_000)) }]
    })
    return { prices: { euroOdds, price }, size, others, limits: { ranges, balance, maxPayout } }
  })

function errorOf({ prices, size, others, limits }: Case, minor: number): string | null {
  return checkStakes(prices, [{ size, perLine: yuan(minor) }, ...others], limits)?.error ?? null
}

function mostOf({ prices, size, others, limits }: Case): number {
  return mostStake(prices, size, others, limits).minor
}

/** Whether the other stakes are valid without this one. */
function areOthersRight({ prices, others, limits }: Case): boolean {
  return others.length === 0 || checkStakes(prices, others, limits) === null
}

const above = ['aboveMaximum', 'aboveBalance', 'abovePayout']

describe('the maximum stake', () => {
  it('is taken, and one unit more is not, whatever the bet and the limits [SLIP-06] [SLIP-11]', () => {
    fc.assert(
      fc.property(anyBet, (bet) => {
        fc.pre(areOthersRight(bet))
        const most = mostOf(bet)
        const least = bet.limits.ranges.find(({ size }) => size === bet.size)?.range.minAmount ?? zero
        // The limits may leave less than the minimum, which is said; nothing if they leave nothing.
        if (most >= least.minor && most > 0) expect(errorOf(bet, most)).toBeNull()
        else if (most > 0) expect(errorOf(bet, most)).toBe('belowMinimum')
        if (most >= Number.MAX_SAFE_INTEGER) return
        const more = errorOf(bet, most + 1)
        if (most + 1 >= least.minor) expect(above).toContain(more)
        else expect(more).toBe('belowMinimum')
      }),
      { numRuns: 1_500 },
    )
  })

  it('never falls with more room, and never grows with longer odds [SLIP-06]', () => {
    fc.assert(
      fc.property(anyBet, amount, fc.integer({ min: 1, max: 500 }), fc.nat(), (bet, more, ticks, which) => {
        const { prices, limits } = bet
        const roomier = (change: Partial<BetLimits>): number =>
          mostOf({ ...bet, limits: { ...limits, ...change } })
        const grown = (minor: number) => yuan(Math.min(Number.MAX_SAFE_INTEGER, minor + more))
        const most = mostOf(bet)
        expect(roomier({ maxPayout: grown(limits.maxPayout.minor) })).toBeGreaterThanOrEqual(most)
        expect(roomier({ balance: null })).toBeGreaterThanOrEqual(most)
        if (limits.balance !== null)
          expect(roomier({ balance: grown(limits.balance.minor) })).toBeGreaterThanOrEqual(most)
        const ranges = limits.ranges.map(({ size, range }) => ({
          size,
          range: { ...range, maxAmount: grown(range.maxAmount.minor) },
        }))
        expect(roomier({ ranges })).toBeGreaterThanOrEqual(most)
        const longer = prices.euroOdds.map((odds, at) =>
          at === which % prices.euroOdds.length ? (Number(odds) + ticks / 100).toFixed(2) : odds,
        )
        expect(mostOf({ ...bet, prices: { ...prices, euroOdds: longer } })).toBeLessThanOrEqual(most)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the stakes that are accepted', () => {
  it('have no gap: what is too much stays so with more, and what is too little with less [SLIP-06]', () => {
    fc.assert(
      fc.property(anyBet, amount, amount, (bet, a, b) => {
        fc.pre(areOthersRight(bet))
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((minor) => errorOf(bet, Math.max(1, minor)))
        const words = [less, more].map((error) =>
          error === null ? 'right' : error === 'belowMinimum' ? 'less' : 'more',
        )
        expect(['less less', 'less right', 'less more', 'right right', 'right more', 'more more']).toContain(
          words.join(' '),
        )
      }),
      { numRuns: 500 },
    )
  })

  it('are, of two ranges together, those that each of them takes [SLIP-05] [SLIP-06]', () => {
    const bounds = fc.integer({ min: -1, max: 200 })
    fc.assert(
      fc.property(bounds, bounds, bounds, bounds, fc.integer({ min: 1, max: 200 }), (a, b, c, d, stake) => {
        const range = (min: number, max: number) => ({ minAmount: yuan(min), maxAmount: yuan(max) })
        const takes = (of: ReturnType<typeof range>): boolean =>
          checkStakes({ euroOdds: ['2.00'], price: null }, [{ size: 1, perLine: yuan(stake) }], {
            ranges: [{ size: 1, range: of }],
            balance: null,
            maxPayout: yuan(10 ** 6),
          }) === null
        const both = range(Math.max(a, c), Math.min(b, d))
        expect(takes(both)).toBe(takes(range(a, b)) && takes(range(c, d)))
        if (isRangeUnavailable(range(a, b)) || isRangeUnavailable(range(c, d)))
          expect(isRangeUnavailable(both)).toBe(true)
      }),
    )
  })
})
