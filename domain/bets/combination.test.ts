import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { decimal, decimalText, one, truncatedText, zero } from '../money/decimal.ts'
import { amountText, type Money, money, parseAmount } from '../money/money.ts'
import { feedOdds, scaledText } from '../testing/arbitraries.ts'
import { betPayout, type BetStakes } from './amounts.ts'
import {
  comboOdds,
  elementarySymmetric,
  legLetter,
  lineCount,
  subsets,
  systemCost,
  systemReturns,
} from './combination.ts'

const cny = (text: string) => parseAmount(text, 'CNY', 2)

const payout = (euroOdds: readonly string[], stakes: BetStakes) =>
  betPayout({ euroOdds, price: null }, stakes)
const combo = (perLine: Money, euroOdds: readonly string[]) =>
  payout(euroOdds, [{ size: euroOdds.length, perLine }])

describe('systems', () => {
  it.each([
    ['Trixie', 3, 2, 4],
    ['Patent', 3, 1, 7],
    ['Yankee', 4, 2, 11],
    ['Lucky 15', 4, 1, 15],
    ['Canadian', 5, 2, 26],
    ['Lucky 31', 5, 1, 31],
    ['Heinz', 6, 2, 57],
    ['Lucky 63', 6, 1, 63],
    ['Super Heinz', 7, 2, 120],
    ['Goliath', 8, 2, 247],
  ])('%s of %d legs, from %d at a time on, has %d lines [SLIP-11]', (_, legs, least, lines) => {
    let counted = 0
    for (let size = least; size <= legs; size += 1) counted += lineCount(legs, size)
    expect(counted).toBe(lines)
  })

  it('lists the combinations of lettered legs [SLIP-11]', () => {
    const letters = [0, 1, 2, 3].map(legLetter)
    expect([...subsets(letters, 2)].map((pair) => pair.join(''))).toEqual([
      'AB',
      'AC',
      'AD',
      'BC',
      'BD',
      'CD',
    ])
    expect([...subsets(letters, 4)]).toEqual([letters])
    expect([...subsets(letters, 5)]).toEqual([])
    expect([25, 26, 51, 52].map(legLetter)).toEqual(['Z', 'AA', 'AZ', 'BA'])
  })

  it('lists exactly the number of combinations that it counts [SLIP-11]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 10 }), (legs, size) => {
        const places = Array.from({ length: legs }, (_, at) => at)
        const listed = [...subsets(places, size)].map((subset) => subset.join())
        expect(new Set(listed).size).toBe(lineCount(legs, size))
      }),
    )
    expect(() => lineCount(3, 1.5)).toThrow(RangeError)
    expect(() => lineCount(2.5, 1)).toThrow(RangeError)
    expect(() => lineCount(3, -1)).toThrow(RangeError)
    expect(() => lineCount(-1, 0)).toThrow(RangeError)
    expect(lineCount(20, 10)).toBe(184_756)
  })

  it('sums the products of all subsets as enumerating them does [SLIP-11]', () => {
    fc.assert(
      fc.property(fc.array(feedOdds, { maxLength: 8 }), fc.integer({ min: 0, max: 8 }), (texts, size) => {
        const odds = texts.map((text) => decimal(text))
        const enumerated = [...subsets(odds, size)]
          .map((subset) => subset.reduce((product, each) => product.times(each), one))
          .reduce((sum, product) => sum.plus(product), zero)
        expect(decimalText(elementarySymmetric(odds, size))).toBe(decimalText(enumerated))
      }),
    )
  })

  it.each(Array.from({ length: 12 }, (_, at) => at + 1))(
    'returns and costs what its combinations do, one by one, for every size of %d legs [SLIP-11]',
    (legs) => {
      const hundredths = fc.integer({ min: 101, max: 100_000 })
      const drawn = fc.array(hundredths, { minLength: legs, maxLength: legs })
      fc.assert(
        fc.property(drawn, fc.integer({ min: 1, max: 10 ** 6 }), (prices, minor) => {
          // In whole hundredths: every set of legs by the bits of a number, its product under its size.
          const sums = Array.from({ length: legs + 1 }, () => ({ count: 0n, product: 0n }))
          const products = [1n]
          const sizes = [0]
          for (let set = 0; set < 2 ** legs; set += 1) {
            const last = 31 - Math.clz32(set)
            if (set > 0) {
              products[set] = (products[set - 2 ** last] ?? 0n) * BigInt(prices[last] ?? 0)
              sizes[set] = (sizes[set - 2 ** last] ?? 0) + 1
            }
            const sum = sums[sizes[set] ?? 0]
            if (sum === undefined) throw new Error('No such size.')
            sum.count += 1n
            sum.product += products[set] ?? 0n
          }
          const euroOdds = prices.map((price) => scaledText(BigInt(price), 2))
          const perLine = money(minor, 'CNY', 2)
          for (let size = 1; size <= legs; size += 1) {
            const { count, product } = sums[size] ?? { count: 0n, product: 0n }
            const returns = (BigInt(minor) * product) / 100n ** BigInt(size)
            expect(BigInt(systemCost(legs, [{ size, perLine }]).minor)).toBe(BigInt(minor) * count)
            expect(BigInt(truncatedText(systemReturns(euroOdds, [{ size, perLine }]), 0))).toBe(returns)
            if (returns <= BigInt(Number.MAX_SAFE_INTEGER))
              expect(BigInt(payout(euroOdds, [{ size, perLine }]).minor)).toBe(returns)
          }
        }),
        { numRuns: 12 },
      )
    },
  )

  it('returns 359 for a Lucky 15 on 2, 3, 4, 5 and costs 15 [SLIP-11]', () => {
    // betbubbles formula: (1+2)(1+3)(1+4)(1+5) − 1
    const stakes = [1, 2, 3, 4].map((size) => ({ size, perLine: cny('1') }))
    const [first, ...rest] = stakes
    if (first === undefined) throw new Error('unreachable')
    expect(amountText(payout(['2', '3', '4', '5'], [first, ...rest]))).toBe('359.00')
    expect(amountText(systemCost(4, [first, ...rest]))).toBe('15.00')
  })

  it('takes a stake of its own for each size [SLIP-11]', () => {
    const stakes = [
      { size: 2, perLine: cny('10') },
      { size: 3, perLine: cny('2.5') },
    ] as const
    expect(amountText(systemCost(3, [...stakes]))).toBe('32.50')
    // 10 × (1.5·2 + 1.5·3 + 2·3) + 2.5 × 9
    expect(amountText(payout(['1.5', '2', '3'], [...stakes]))).toBe('157.50')
  })
})

describe('combos', () => {
  it('returns stake × product of the odds, truncated once [SLIP-09]', () => {
    // help.sbotop.com rounds its profit to 1534.69
    expect(decimalText(comboOdds(['1.86', '1.96', '1.90', '2.36']))).toBe('16.3468704')
    expect(amountText(combo(cny('100'), ['1.86', '1.96', '1.90', '2.36']))).toBe('1634.68')
    // Exact 3.34125; truncated leg by leg it would be 1.48, 2.22, 3.33.
    expect(amountText(combo(cny('0.99'), ['1.5', '1.5', '1.5']))).toBe('3.34')
  })

  it('has nothing to pay for combinations of more legs than there are [SLIP-11]', () => {
    const perLine = money(100, 'CNY', 2)
    expect(payout(['2', '3'], [{ size: 3, perLine }]).minor).toBe(0)
    const values = ['2', '3'].map((odds) => decimal(odds))
    expect([0, 1, 2, 3].map((size) => decimalText(elementarySymmetric(values, size)))).toEqual([
      '1',
      '5',
      '6',
      '0',
    ])
  })

  it('is exact over twenty legs [SLIP-09]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 101, max: 250 }), { minLength: 3, maxLength: 20 }), (scaled) => {
        const odds = scaled.map(
          (hundredths) => `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`,
        )
        const product = scaled.reduce((total, hundredths) => total * BigInt(hundredths), 100n)
        const expected = product / 100n ** BigInt(scaled.length)
        expect(BigInt(combo(money(100, 'CNY', 2), odds).minor)).toBe(expected)
      }),
    )
  })
})
