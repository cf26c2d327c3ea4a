import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { amountText, money } from '#domain/money/money.ts'
import { isRangeUnavailable, type StakeRange } from '#domain/money/stakeRange.ts'

import { amountIn } from '../currencies.ts'
import { limitsOf, memberByCode, rangeIn, type SandboxMember } from '../members.ts'
import { combinedRange } from './range.ts'

const anyMember = fc.constantFrom('alice', 'carol', 'dewi').map((code): SandboxMember => {
  const member = memberByCode(code)
  if (member === null) throw new Error(`There is no ${code}.`)
  return member
})

/** Limits as they can be set, some of them reversed: such a market takes no bets. */
const anyMarket = fc
  .tuple(fc.integer({ min: -1, max: 3_000 }), fc.integer({ min: -1, max: 30_000 }))
  .map(([min, max]) => ({ minAmount: String(min), maxAmount: String(max) }))

function takes({ minAmount, maxAmount }: StakeRange, minor: number): boolean {
  if (isRangeUnavailable({ minAmount, maxAmount })) return false
  return minAmount.minor <= minor && minor <= maxAmount.minor
}

describe('the range of a combination', () => {
  it('takes a stake if each of its markets does, and the partner does, in every currency and in any order [SLIP-05] [SLIP-10]', () => {
    const anyMarkets = fc.array(anyMarket, { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(
        anyMember,
        anyMarkets,
        fc.nat({ max: 100 }),
        fc.integer({ min: -1, max: 1 }),
        (member, markets, at, by) => {
          const { currency } = member
          const { minBet, maxCombo } = limitsOf(member)
          const ranges = [
            ...markets.map((market) => rangeIn(market, currency)),
            { minAmount: amountIn(currency, minBet), maxAmount: amountIn(currency, maxCombo) },
          ]
          const combined = combinedRange(member, markets)
          expect(combinedRange(member, markets.toReversed())).toEqual(combined)
          // At one of the bounds, or a minor unit next to it, where the decision is made.
          const bounds = ranges.flatMap(({ minAmount, maxAmount }) => [minAmount.minor, maxAmount.minor])
          const minor = Math.max(1, (bounds[at % bounds.length] ?? 0) + by)
          const stake = amountText(money(minor, currency.code, currency.digits))
          expect(takes(combined, minor), stake).toBe(ranges.every((range) => takes(range, minor)))
        },
      ),
      { numRuns: 2_000 },
    )
  })
})
