import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type Money, money } from '../money/money.ts'
import { checkStake } from '../money/stake.ts'
import type { StakeRange } from '../money/stakeRange.ts'
import { type BetPrices, betCost, betPayout, checkStakes, mostStake, wholePrice } from './amounts.ts'

const yuan = (minor: number) => money(minor, 'CNY', 2)
const prices = (...euroOdds: string[]): BetPrices => ({ euroOdds, price: null })

describe('what a bet costs and returns', () => {
  it('is stake and stake × odds for a single [SLIP-09]', () => {
    expect(betCost(1, [{ size: 1, perLine: yuan(15_000) }])).toEqual(yuan(15_000))
    expect(betPayout(prices('1.85'), [{ size: 1, perLine: yuan(15_000) }])).toEqual(yuan(27_750))
  })

  it('is the stake once for a combo, and the product of its prices [SLIP-09]', () => {
    const whole = [{ size: 3, perLine: yuan(5_000) }] as const
    expect(betCost(3, whole)).toEqual(yuan(5_000))
    expect(betPayout(prices('1.85', '2.10', '1.90'), whole)).toEqual(yuan(36_907))
    expect(wholePrice(prices('1.85', '2.10', '1.90'))).toBe('7.3815')
  })

  it('is a stake for each combination of a system, by hand and in thousandths [SLIP-11]', () => {
    const inThousandths = fc.integer({ min: 1_001, max: 50_000 })
    fc.assert(
      fc.property(
        inThousandths,
        inThousandths,
        inThousandths,
        fc.integer({ min: 1, max: 10 ** 6 }),
        (a, b, c, minor) => {
          const text = (thousandths: number) =>
            `${Math.trunc(thousandths / 1_000)}.${String(thousandths % 1_000).padStart(3, '0')}`
          const doubles = [{ size: 2, perLine: yuan(minor) }] as const
          expect(betCost(3, doubles)).toEqual(yuan(3 * minor))
          const [x, y, z, stake] = [BigInt(a), BigInt(b), BigInt(c), BigInt(minor)]
          const returns = (stake * (x * y + x * z + y * z)) / 1_000_000n
          expect(betPayout(prices(text(a), text(b), text(c)), doubles)).toEqual(yuan(Number(returns)))
        },
      ),
    )
  })

  it('goes by the price that the server makes for a bet builder [SLIP-12]', () => {
    expect(
      betPayout({ euroOdds: ['1.85', '1.90'], price: '3.10' }, [{ size: 2, perLine: yuan(5_000) }]),
    ).toEqual(yuan(15_500))
  })
})

const range = (least: number, most: number) => ({ minAmount: yuan(least), maxAmount: yuan(most) })
const limits = {
  ranges: [
    { size: 2, range: range(1_000, 50_000) },
    { size: 3, range: range(1_000, 20_000) },
  ],
  balance: yuan(100_000),
  maxPayout: yuan(2_000_000),
}
const three = prices('2.00', '3.00', '4.00')

describe('what is wrong with the stakes of a bet', () => {
  it('is that nothing is staked, or that a stake is outside the range of its size, and which one [SLIP-06] [SLIP-11]', () => {
    const check = (...minors: [number, number]) =>
      checkStakes(
        three,
        minors.map((minor, at) => ({ size: at + 2, perLine: yuan(minor) })),
        limits,
      )
    expect(check(0, 0)).toEqual({ error: 'empty', size: null })
    expect(check(1_000, 0)).toBeNull()
    expect(check(0, 1_000)).toBeNull()
    expect(check(999, 1_000)).toEqual({ error: 'belowMinimum', size: 2 })
    expect(check(1_000, 20_001)).toEqual({ error: 'aboveMaximum', size: 3 })
    // Three doubles and a treble, each combination at its stake.
    expect(check(33_333, 0)).toBeNull()
    expect(check(33_334, 0)).toEqual({ error: 'aboveBalance', size: null })
    expect(check(30_000, 10_000)).toBeNull()
    expect(check(30_000, 10_001)).toEqual({ error: 'aboveBalance', size: null })
  })

  it('is a payout above the limit, by the whole of it [SLIP-06] [SLIP-11]', () => {
    // Doubles return 6 + 8 + 12 for one, the treble 24.
    const stakes = [
      { size: 2, perLine: yuan(1_000) },
      { size: 3, perLine: yuan(1_000) },
    ]
    expect(checkStakes(three, stakes, { ...limits, maxPayout: yuan(50_000) })).toBeNull()
    expect(checkStakes(three, stakes, { ...limits, maxPayout: yuan(49_999) })?.error).toBe('abovePayout')
  })

  it('is that no size can be staked if a market is unavailable [SLIP-05]', () => {
    const unavailable = { ...limits, ranges: [{ size: 3, range: range(-1, -1) }] }
    expect(checkStakes(three, [{ size: 3, perLine: yuan(1_000) }], unavailable)).toEqual({
      error: 'unavailable',
      size: null,
    })
  })

  const odds = fc.integer({ min: 101, max: 5_000 }).map((cents) => (cents / 100).toFixed(2))
  const minor = fc.integer({ min: 0, max: 10 ** 9 })

  it('is, for a single, what is wrong with its stake, and its maximum is that of the stake [SLIP-06]', () => {
    fc.assert(
      fc.property(odds, minor, minor, minor, minor, minor, (price, stake, low, high, balance, payout) => {
        const single = {
          range: range(Math.min(low, high), Math.max(low, high)),
          balance: yuan(balance),
          maxPayout: yuan(payout),
        }
        const whole = { ...single, ranges: [{ size: 1, range: single.range }] }
        expect(checkStakes(prices(price), [{ size: 1, perLine: yuan(stake) }], whole)?.error ?? null).toBe(
          checkStake({ stake: yuan(stake), ...single, euroOdds: price }),
        )
        const most = mostStake(prices(price), 1, [], whole)
        const anyLeast = { ...whole, ranges: [{ size: 1, range: range(0, single.range.maxAmount.minor) }] }
        const check = (minors: number) =>
          checkStakes(prices(price), [{ size: 1, perLine: yuan(minors) }], anyLeast)?.error ?? null
        expect([null, 'empty']).toContain(check(most.minor))
        expect(check(most.minor + 1)).toMatch(/^above/)
      }),
    )
  })

  it('has as its most the least of maximum, balance and what the payout limit allows [SLIP-06]', () => {
    const most = (changed: Partial<{ range: StakeRange; balance: Money | null; maxPayout: Money }> = {}) => {
      const { range: of, ...single } = {
        range: range(1_000, 100_000),
        balance: yuan(50_000),
        maxPayout: yuan(60_000),
        ...changed,
      }
      return mostStake(prices('2'), 1, [], { ...single, ranges: [{ size: 1, range: of }] })
    }
    expect(most()).toEqual(yuan(30_000))
    expect(most({ maxPayout: yuan(Number.MAX_SAFE_INTEGER) })).toEqual(yuan(50_000))
    expect(most({ maxPayout: yuan(Number.MAX_SAFE_INTEGER), balance: null })).toEqual(yuan(100_000))
    expect(most({ range: range(-1, -1) })).toEqual(yuan(0))
    expect(most({ range: range(10_000, 9_900) })).toEqual(yuan(0))
    expect(most({ balance: yuan(-500) })).toEqual(yuan(0))
    // 100.00 at 2 is 200.00, a cent above the limit: exactly one cent of stake too many.
    expect(most({ maxPayout: yuan(19_999) })).toEqual(yuan(9_999))
  })

  it('has zero as its maximum where the other stakes leave nothing, and more with a cent more [SLIP-06] [SLIP-11]', () => {
    fc.assert(
      fc.property(odds, odds, odds, minor, minor, minor, (a, b, c, other, balance, payout) => {
        const bet = prices(a, b, c)
        const others = [{ size: 3, perLine: yuan(other % 20_001) }]
        const room = {
          ranges: [
            { size: 2, range: range(0, 10 ** 9) },
            { size: 3, range: range(0, 20_000) },
          ],
          balance: yuan(balance),
          maxPayout: yuan(payout),
        }
        fc.pre(others[0]?.perLine.minor === 0 || checkStakes(bet, others, room) === null)
        const most = mostStake(bet, 2, others, room)
        const check = (perLine: number) =>
          checkStakes(bet, [{ size: 2, perLine: yuan(perLine) }, ...others], room)?.error ?? null
        expect([null, 'empty']).toContain(check(most.minor))
        expect(['aboveMaximum', 'aboveBalance', 'abovePayout']).toContain(check(most.minor + 1))
      }),
    )
  })
})
