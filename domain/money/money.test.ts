import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cents } from '../testing/arbitraries.ts'
import { decimal } from './decimal.ts'
import { truncateMinorUnits } from './exactMoney.ts'
import {
  add,
  amountText,
  compareMoney,
  isZero,
  least,
  money,
  negate,
  parseAmount,
  subtract,
} from './money.ts'

const cny = (text: string) => parseAmount(text, 'CNY', 2)

describe('money', () => {
  it('reads and writes amounts of the wire, digit for digit [ODDS-03]', () => {
    expect(cny('150.00').minor).toBe(15_000)
    expect(cny('150').minor).toBe(15_000)
    expect(cny('-3.5').minor).toBe(-350)
    expect(cny('0.07').minor).toBe(7)
    expect(amountText(cny('-0.05'))).toBe('-0.05')
    expect(amountText(parseAmount('500', 'JPY', 0))).toBe('500')
    expect(amountText(parseAmount('1.5', 'KWD', 3))).toBe('1.500')
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 4 }), (minor, digits) => {
        const value = money(minor, 'XYZ', digits)
        expect(parseAmount(amountText(value), 'XYZ', digits)).toEqual(value)
      }),
    )
  })

  it.each(['', '1.234', '1,5', '.5', '5.', '01', '+1', '1e3', ' 1', 'NaN', '90071992547409.92', '--1'])(
    'refuses the amount "%s"',
    (text) => {
      expect(() => cny(text)).toThrow(RangeError)
    },
  )

  it('has no trace of binary fractions', () => {
    expect(amountText(add(cny('0.1'), cny('0.2')))).toBe('0.30')
    expect(amountText(subtract(cny('0.3'), cny('0.1')))).toBe('0.20')
    expect(amountText(add(parseAmount('1000000000000000', 'VND', 0), parseAmount('1', 'VND', 0)))).toBe(
      '1000000000000001',
    )
    let sum = cny('0')
    for (let times = 0; times < 1000; times += 1) sum = add(sum, cny('0.01'))
    expect(amountText(sum)).toBe('10.00')
  })

  it('throws rather than leaving the safe range', () => {
    const most = money(Number.MAX_SAFE_INTEGER, 'CNY', 2)
    expect(() => add(most, cny('0.01'))).toThrow(RangeError)
    expect(() => subtract(negate(most), cny('0.01'))).toThrow(RangeError)
    expect(() => money(0.5, 'CNY', 2)).toThrow(RangeError)
    expect(() => money(1, 'CNY', 5)).toThrow(RangeError)
    expect(() => money(1, 'CNY', -1)).toThrow(RangeError)
  })

  it('does not mix currencies', () => {
    const usd = parseAmount('1', 'USD', 2)
    expect(() => add(cny('1'), usd)).toThrow(RangeError)
    expect(() => compareMoney(cny('1'), usd)).toThrow(RangeError)
    expect(() => add(cny('1'), money(1, 'CNY', 0))).toThrow(RangeError)
  })

  it('adds and subtracts without loss, and orders like its integers', () => {
    fc.assert(
      fc.property(cents(), cents(), (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a)
        expect(compareMoney(a, b)).toBe(Math.sign(a.minor - b.minor))
        expect(least(a, b).minor).toBe(Math.min(a.minor, b.minor))
      }),
    )
  })

  it('does not mix currencies when subtracting or comparing, and says which is the least [ODDS-03]', () => {
    const [yen, yuan] = [money(100, 'JPY', 2), money(100, 'CNY', 2)]
    expect(() => subtract(yuan, yen)).toThrow(RangeError)
    expect(() => compareMoney(yuan, yen)).toThrow(RangeError)
    expect([
      compareMoney(yuan, yuan),
      compareMoney(cny('1.01'), yuan),
      compareMoney(cny('0.99'), yuan),
    ]).toEqual([0, 1, -1])
    expect(compareMoney(money(100, 'CNY', 2), money(100, 'CNY', 2))).toBe(0)
    expect(least(cny('2'), cny('1'), cny('3'))).toEqual(cny('1'))
    expect(least(cny('1'), cny('1.01'))).toEqual(cny('1'))
    for (const digits of [1.5, -1, 5, Number.NaN]) expect(() => money(1, 'CNY', digits)).toThrow(RangeError)
  })

  it('has one zero', () => {
    expect(Object.is(negate(cny('0')).minor, 0)).toBe(true)
    expect(isZero(cny('-0.00'))).toBe(true)
    expect(amountText(cny('-0'))).toBe('0.00')
  })

  it('cuts exact amounts off at the minor unit, toward zero', () => {
    expect(amountText(truncateMinorUnits(decimal('15757.5'), 'CNY', 2))).toBe('157.57')
    expect(amountText(truncateMinorUnits(decimal('-5250.9'), 'CNY', 2))).toBe('-52.50')
    expect(amountText(truncateMinorUnits(decimal('99.99'), 'JPY', 0))).toBe('99')
    expect(() => truncateMinorUnits(decimal('90071992547409920'), 'CNY', 2)).toThrow(RangeError)
  })
})
