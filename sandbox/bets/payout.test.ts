import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { LegResult } from '#domain/bets/settlement.ts'
import { money } from '#domain/money/money.ts'

import { judgeBet } from '../audit/judge.ts'
import { returnsOf } from './payout.ts'

/** A fraction of whole numbers: the naive reckoning below shares nothing with the code it checks. */
type Part = [over: bigint, under: bigint]

const results = [
  'win',
  'lose',
  'halfWin',
  'halfLose',
  'void',
  { deadHeat: { places: 1, tied: 2 } },
  { deadHeat: { places: 1, tied: 3 } },
  { deadHeat: { places: 2, tied: 3 } },
] as const satisfies LegResult[]

const anyLeg = fc.record({
  cents: fc.integer({ min: 101, max: 3_000 }),
  result: fc.constantFrom(...results),
})

function paidFor({ cents, result }: { cents: number; result: LegResult }): Part {
  const d = BigInt(cents)
  if (typeof result === 'object') {
    const { places, tied } = result.deadHeat
    return [d * BigInt(places), 100n * BigInt(tied)]
  }
  const paid: Record<typeof result, Part> = {
    win: [d, 100n],
    lose: [0n, 1n],
    void: [1n, 1n],
    halfWin: [d + 100n, 200n],
    halfLose: [1n, 2n],
  }
  return paid[result]
}

/** Every combination written out, one after the other. */
function naiveReturns(parts: readonly Part[], stakes: readonly { size: number; minor: bigint }[]): bigint {
  let sum: Part = [0n, 1n]
  for (let mask = 0; mask < 1 << parts.length; mask += 1) {
    const chosen = parts.filter((_, place) => (mask & (1 << place)) !== 0)
    for (const { minor } of stakes.filter(({ size }) => size === chosen.length)) {
      const [over, under] = chosen.reduce<Part>(([a, b], [c, d]) => [a * c, b * d], [minor, 1n])
      sum = [sum[0] * under + over * sum[1], sum[1] * under]
    }
  }
  return sum[0] / sum[1]
}

const price = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
const cny = (minor: number) => money(minor, 'CNY', 2)

describe('what a combo pays back', () => {
  it('is its stake times what every leg pays, exact and truncated once [SLIP-10] [HIST-04]', () => {
    fc.assert(
      fc.property(
        fc.array(anyLeg, { minLength: 3, maxLength: 8 }),
        fc.integer({ min: 1_000, max: 2_000_000 }),
        (legs, stake) => {
          const bet = {
            amount: cny(stake),
            euroOdds: '1',
            stakes: null,
            dependence: null,
            legs: legs.map(({ cents }) => ({ euroOdds: price(cents) })),
          }
          const whole = [{ size: legs.length, minor: BigInt(stake) }]
          const expected = naiveReturns(legs.map(paidFor), whole)
          fc.pre(expected < 9_007_199_254_740_991n)
          const returns = returnsOf(
            bet,
            legs.map(({ result }) => result),
          )
          expect(BigInt(returns?.minor ?? -1)).toBe(expected)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})

describe('what a system pays back', () => {
  it('is the sum of all of its combinations, exact and truncated once [SLIP-11] [HIST-04]', () => {
    fc.assert(
      fc.property(
        fc.array(anyLeg, { minLength: 3, maxLength: 5 }).chain((legs) =>
          fc.record({
            legs: fc.constant(legs),
            stakes: fc.uniqueArray(
              fc.record({
                size: fc.integer({ min: 2, max: legs.length }),
                minor: fc.integer({ min: 1_000, max: 500_000 }),
              }),
              { minLength: 1, selector: ({ size }) => size },
            ),
          }),
        ),
        ({ legs, stakes: [first, ...others] }) => {
          if (first === undefined) return
          const line = ({ size, minor }: { size: number; minor: number }) => ({ size, perLine: cny(minor) })
          const bet = {
            amount: cny(1),
            euroOdds: '1',
            stakes: [line(first), ...others.map(line)] as const,
            dependence: null,
            legs: legs.map(({ cents }) => ({ euroOdds: price(cents) })),
          }
          const naive = [first, ...others].map(({ size, minor }) => ({ size, minor: BigInt(minor) }))
          const returns = returnsOf(
            bet,
            legs.map(({ result }) => result),
          )
          expect(BigInt(returns?.minor ?? -1)).toBe(naiveReturns(legs.map(paidFor), naive))
        },
      ),
      { numRuns: 1_000 },
    )
  })
})

describe('a bet with results still missing', () => {
  const bet = (stakes: number[] | null) => ({
    amount: cny(10_000),
    euroOdds: '1',
    stakes:
      stakes === null
        ? null
        : ([
            { size: stakes[0] ?? 0, perLine: cny(100) },
            ...stakes.slice(1).map((size) => ({ size, perLine: cny(100) })),
          ] as const),
    dependence: null,
    legs: ['2.00', '3.00', '4.00'].map((euroOdds) => ({ euroOdds })),
  })

  it.each<[string, number[] | null, (LegResult | null)[], number | null]>([
    ['a combo waits while it may win', null, ['win', null, 'halfLose'], null],
    ['a combo is lost with its first lost leg', null, [null, 'lose', null], 0],
    ['a system of pairs waits for the other two', [2], [null, 'lose', null], null],
    ['a system of pairs is lost with its second', [2], ['lose', 'lose', null], 0],
    ['a system of threes alone is lost with its first', [3], ['lose', null, null], 0],
    ['a system of both waits for its pairs', [2, 3], ['lose', null, 'win'], null],
    ['a system is known with its last leg', [2, 3], ['lose', 'win', 'win'], 1_200],
  ])('%s [SLIP-11]', (_what, stakes, known, returns) => {
    expect(returnsOf(bet(stakes), known)?.minor ?? null).toBe(returns)
  })
})

describe('what a bet builder pays back [SLIP-12]', () => {
  const dependence = [
    ['1', '0.8', '0'],
    ['0.8', '1', '0.9'],
    ['0', '0.9', '1'],
  ]
  const odds = ['3.00', '1.90', '1.40']
  // 3.00 × (1 + 0.90 × 0.8) × (1 + 0.40 × 0) = 5.16; without the first 1.90 × 1.36 = 2.584; without the second 3.00.
  const agreed = {
    amount: cny(10_000),
    euroOdds: '5.16',
    stakes: null,
    dependence,
    legs: odds.map((euroOdds) => ({ euroOdds })),
  }

  it.each<[string, LegResult[], number]>([
    ['the agreed price where all is won', ['win', 'win', 'win'], 51_600],
    ['nothing with a lost leg', ['win', 'lose', 'win'], 0],
    ['without the first where that is void', ['void', 'win', 'win'], 25_800],
    ['without the second where that is void', ['win', 'void', 'win'], 30_000],
    ['one leg at its own odds where the others are void', ['void', 'win', 'void'], 19_000],
    ['the stake where all is void', ['void', 'void', 'void'], 10_000],
    ['of a half won leg half at either price', ['win', 'halfWin', 'win'], 40_800],
    ['of a half lost leg half without it', ['halfLose', 'win', 'win'], 12_900],
    ['of a dead heat its part', [{ deadHeat: { places: 1, tied: 3 } }, 'win', 'win'], 17_200],
  ])('is %s', (_what, known, returns) => {
    expect(returnsOf(agreed, known)?.minor).toBe(returns)
  })

  it('is what the second judge says, whatever the odds, results and dependence', () => {
    const stated = (result: LegResult, cents: number) => ({
      betType: 'YN',
      side: 'yes',
      euroOdds: price(cents),
      handicap: null,
      line: null,
      ending: 'stated',
      stated: result,
      home: null,
      away: null,
    })
    fc.assert(
      fc.property(
        fc.array(anyLeg, { minLength: 2, maxLength: 6 }),
        fc.array(fc.constantFrom('0', '0.4', '0.7', '0.8', '0.9', '1'), { minLength: 36, maxLength: 36 }),
        fc.integer({ min: 1_000, max: 900_000 }),
        (legs, picked, stake) => {
          const shares = legs.map((_, a) =>
            legs.map((_leg, b) => (a === b ? '1' : (picked[Math.min(a, b) * 6 + Math.max(a, b)] ?? '1'))),
          )
          const bet = {
            amount: cny(stake),
            euroOdds: '7.77',
            stakes: null,
            dependence: shares,
            legs: legs.map(({ cents }) => ({ euroOdds: price(cents) })),
          }
          const returns = returnsOf(
            bet,
            legs.map(({ result }) => result),
          )
          const judged = judgeBet({
            stake: BigInt(stake),
            stakes: null,
            builder: { price: '7.77', shares },
            legs: legs.map(({ result, cents }) => stated(result, cents)),
          })
          expect(BigInt(returns?.minor ?? -1)).toBe(judged.returns)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})
