import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { decimalText, one, truncatedText, zero } from '../money/decimal.ts'
import { minorUnits, truncateMinorUnits } from '../money/exactMoney.ts'
import { add, amountText, parseAmount, subtract } from '../money/money.ts'
import { cents, euroOdds, feedOdds } from '../testing/arbitraries.ts'
import { lineCount, subsets } from './combination.ts'
import { type LegResult, multiplier, type SettledLeg, settleSystem, settleTicket } from './settlement.ts'

const cny = (text: string) => parseAmount(text, 'CNY', 2)
const won = (euroOdds: string): SettledLeg => ({ result: 'win', euroOdds })
const leg = (result: LegResult, euroOdds: string): SettledLeg => ({ result, euroOdds })
/** Multiplied leg by leg, as the sources do it by hand. */
const product = (legs: readonly SettledLeg[]) =>
  legs.reduce((total, { result, euroOdds }) => total.times(multiplier(result, euroOdds)), one)
const plainResults = ['win', 'lose', 'halfWin', 'halfLose', 'void'] as const

const anyResult: fc.Arbitrary<LegResult> = fc.oneof(
  fc.constantFrom(...plainResults),
  fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 }))
    .map(([places, more]) => ({ deadHeat: { places, tied: places + more } })),
)
const anyLeg: fc.Arbitrary<SettledLeg> = fc.record({ result: anyResult, euroOdds: feedOdds })

describe('multiplier', () => {
  it.each([
    ['win', '1.86', '1.86'],
    ['lose', '1.86', '0'],
    ['void', '1.86', '1'],
    ['halfWin', '1.86', '1.43'],
    ['halfLose', '1.86', '0.5'],
  ] as const)('of %s at %s is %s [HIST-04]', (result, odds, value) => {
    expect(decimalText(multiplier(result, odds))).toBe(value)
  })

  it('of a dead heat is the odds × places over tied', () => {
    expect(decimalText(multiplier({ deadHeat: { places: 1, tied: 2 } }, '9'))).toBe('4.5')
    expect(truncatedText(multiplier({ deadHeat: { places: 1, tied: 3 } }, '10'), 6)).toBe('3.333333')
    expect(() => multiplier({ deadHeat: { places: 2, tied: 2 } }, '10')).toThrow(RangeError)
    expect(() => multiplier({ deadHeat: { places: 0, tied: 2 } }, '10')).toThrow(RangeError)
    expect(() => multiplier({ deadHeat: { places: 1, tied: 2.5 } }, '10')).toThrow(RangeError)
  })
})

describe('settleTicket', () => {
  // Each case: the exact profit or return, what the source prints (some round), what we pay (truncated).
  it.each([
    // help.sbotop.com: 100 on 1.86 · 1.96 · 1.90 · 2.36
    {
      case: 'all won',
      legs: [won('1.86'), won('1.96'), won('1.90'), won('2.36')],
      exact: '1534.68704',
      source: '1534.69',
      ours: '1534.68',
    },
    {
      case: 'the first half won',
      legs: [leg('halfWin', '1.86'), won('1.96'), won('1.90'), won('2.36')],
      exact: '1156.77552',
      source: '1156.78',
      ours: '1156.77',
    },
    {
      case: 'the first half lost',
      legs: [leg('halfLose', '1.86'), won('1.96'), won('1.90')],
      exact: '86.2',
      source: '86.20',
      ours: '86.20',
    },
    {
      case: 'two half lost',
      legs: [leg('halfLose', '1.86'), leg('halfLose', '1.96'), won('1.90')],
      exact: '-52.5',
      source: '-52.50',
      ours: '-52.50',
    },
  ])(
    'wins $ours on 100 with $case (source $source, exact $exact) [HIST-04]',
    ({ legs, exact, source, ours }) => {
      const profit = product(legs).times('100').minus('100')
      expect(decimalText(profit)).toBe(exact)
      expect(profit.minus(source).abs().lt('0.005')).toBe(true)
      expect(amountText(subtract(settleTicket(cny('100'), legs), cny('100')))).toBe(ours)
    },
  )

  it.each([
    // bodog.eu: 10 on 2.0 · 2.2 · 1.91 · 2.5
    { first: 'halfWin', second: 'win', exact: '157.575', source: '157.57', ours: '157.57' },
    { first: 'halfWin', second: 'halfWin', exact: '114.6', source: '114.60', ours: '114.60' },
    { first: 'halfLose', second: 'halfLose', exact: '11.9375', source: '11.94', ours: '11.93' },
  ] as const)(
    'pays $ours on 10 with $first and $second (source $source, exact $exact) [HIST-04]',
    ({ first, second, exact, source, ours }) => {
      const legs = [leg(first, '2.0'), leg(second, '2.2'), won('1.91'), won('2.5')]
      const returns = product(legs).times('10')
      expect(decimalText(returns)).toBe(exact)
      expect(returns.minus(source).abs().lte('0.005')).toBe(true)
      expect(amountText(settleTicket(cny('10'), legs))).toBe(ours)
    },
  )

  it('takes a void leg as odds of 1 [HIST-04]', () => {
    // nfl-stats.com; computed
    expect(amountText(settleTicket(cny('20'), [won('2.5'), won('2.0'), won('2.25')]))).toBe('225.00')
    expect(amountText(settleTicket(cny('20'), [won('2.5'), leg('void', '2.0'), won('2.25')]))).toBe('112.50')
    expect(amountText(settleTicket(cny('20'), [leg('void', '2.5'), leg('void', '2.0')]))).toBe('20.00')
  })

  it('pays nothing once one leg is lost', () => {
    fc.assert(
      fc.property(cents(10 ** 6), fc.array(anyLeg, { maxLength: 6 }), feedOdds, (stake, legs, odds) => {
        expect(settleTicket(stake, [...legs, leg('lose', odds)]).minor).toBe(0)
      }),
    )
  })

  it('divides once, at the end: three dead heats of three tied lose no cent', () => {
    const third = leg({ deadHeat: { places: 1, tied: 3 } }, '3')
    expect(amountText(settleTicket(cny('0.01'), [third, third, third]))).toBe('0.01')
  })

  it('refuses a ticket without legs', () => {
    expect(() => settleTicket(cny('1'), [])).toThrow(RangeError)
  })

  it('never pays less for a better result, better odds or a larger stake', () => {
    const order = ['lose', 'halfLose', 'void', 'halfWin', 'win'] as const
    const rank = fc.integer({ min: 0, max: 4 })
    fc.assert(
      fc.property(
        cents(10 ** 6),
        fc.array(anyLeg, { maxLength: 2 }),
        euroOdds(4),
        rank,
        rank,
        (stake, legs, odds, a, b) => {
          const paid = (at: number) => settleTicket(stake, [...legs, leg(order[at] ?? 'void', odds)]).minor
          expect(paid(Math.min(a, b))).toBeLessThanOrEqual(paid(Math.max(a, b)))
          const better = legs.map((each) => ({ ...each, euroOdds: `1${each.euroOdds}` }))
          expect(settleTicket(stake, [...legs, won(odds)]).minor).toBeLessThanOrEqual(
            settleTicket(stake, [...better, won(odds)]).minor,
          )
          expect(settleTicket(stake, [...legs, won(odds)]).minor).toBeLessThanOrEqual(
            settleTicket(add(stake, cny('0.01')), [...legs, won(odds)]).minor,
          )
        },
      ),
    )
  })

  it('never pays a split stake more than the whole one', () => {
    fc.assert(
      fc.property(
        cents(10 ** 6),
        cents(10 ** 6),
        fc.array(anyLeg, { minLength: 1, maxLength: 5 }),
        (a, b, legs) => {
          const split = add(settleTicket(a, legs), settleTicket(b, legs))
          expect(split.minor).toBeLessThanOrEqual(settleTicket(add(a, b), legs).minor)
        },
      ),
    )
  })
})

describe('settleSystem', () => {
  it('returns 359 for a Lucky 15 on 2, 3, 4, 5 with unit 1 [SLIP-11]', () => {
    const unit = cny('1')
    const stakes = [2, 3, 4].map((size) => ({ size, perLine: unit }))
    const legs = ['2', '3', '4', '5'].map(won)
    expect(amountText(settleSystem(legs, [{ size: 1, perLine: unit }, ...stakes]))).toBe('359.00')
  })

  it('pays the sum of its lines, enumerated [SLIP-11]', () => {
    const legsArbitrary = fc.array(
      fc.record({ result: fc.constantFrom(...plainResults), euroOdds: feedOdds }),
      { minLength: 1, maxLength: 6 },
    )
    fc.assert(
      fc.property(cents(10 ** 5), legsArbitrary, fc.integer({ min: 1, max: 6 }), (perLine, legs, size) => {
        const lines = [...subsets(legs, size)]
        expect(lines).toHaveLength(lineCount(legs.length, size))
        const exact = lines.map(product).reduce((sum, line) => sum.plus(line), zero)
        const expected = truncateMinorUnits(minorUnits(perLine).times(exact), 'CNY', 2)
        expect(settleSystem(legs, [{ size, perLine }])).toEqual(expected)
      }),
    )
  })
})
