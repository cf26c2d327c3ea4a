import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { scaledText } from '../testing/arbitraries.ts'
import { decimal, decimalFromInteger, decimalText, one, truncate, truncatedText } from './decimal.ts'
import { isDecimalText, sameDecimal, truncateText } from './decimalText.ts'

const plainDecimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 10 }))
  .map(([scaled, places]) => scaledText(scaled, places))

describe('decimal', () => {
  it.each(['1e3', '01', '.5', '5.', '+1', ' 1', '1,5', '', 'NaN', 'Infinity', '0x1', '--1'])(
    'refuses "%s", which is no plain decimal',
    (text) => {
      expect(isDecimalText(text)).toBe(false)
      expect(() => decimal(text)).toThrow(RangeError)
    },
  )

  it('refuses to calculate with a JavaScript number [ODDS-01]', () => {
    expect(() => one.plus(0.1)).toThrow(TypeError)
    expect(() => decimalFromInteger(0.5)).toThrow(RangeError)
    expect(() => decimalFromInteger(2 ** 53)).toThrow(RangeError)
  })

  it('adds 0.1 and 0.2 to exactly 0.3 [ODDS-01]', () => {
    expect(decimalText(decimal('0.1').plus(decimal('0.2')))).toBe('0.3')
  })

  it('truncates toward zero on both sides of it [ODDS-01]', () => {
    expect(truncatedText(decimal('1.239'), 2)).toBe('1.23')
    expect(truncatedText(decimal('-1.239'), 2)).toBe('-1.23')
    expect(truncatedText(decimal('1.999999'), 2)).toBe('1.99')
    expect(truncate(decimal('157.575'), 2).eq('157.57')).toBe(true)
  })

  it('cuts quotients off like their exact values', () => {
    expect(truncatedText(decimal('2').div(decimal('3')), 4)).toBe('0.6666')
    expect(truncatedText(decimal('2').div(decimal('3')), 40)).toBe(`0.${'6'.repeat(40)}`)
    expect(decimalText(decimal('2').div(decimal('3')))).toBe(`0.${'6'.repeat(40)}`)
  })

  it('cuts text exactly as it cuts numbers [ODDS-01]', () => {
    fc.assert(
      fc.property(plainDecimal, fc.integer({ min: 0, max: 4 }), (text, places) => {
        expect(truncateText(text, places)).toBe(truncatedText(decimal(text), places))
      }),
    )
  })

  it('compares optional texts by their number', () => {
    expect(sameDecimal('-0.5', '-0.50')).toBe(true)
    expect(sameDecimal('0', '0.00')).toBe(true)
    expect(sameDecimal('0.5', '-0.5')).toBe(false)
    expect(sameDecimal(null, '0')).toBe(false)
    expect(sameDecimal(null, null)).toBe(true)
    expect(sameDecimal('MAP 1', 'MAP 1')).toBe(true)
    expect(sameDecimal('MAP 1', 'MAP 2')).toBe(false)
  })
})
