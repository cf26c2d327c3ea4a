import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readAmountEntry } from './amountEntry.ts'

/** What was read, or why it was refused. */
function read(text: string, digits = 2): string {
  const entry = readAmountEntry(text, digits)
  return entry.ok ? `${entry.units}.${entry.fraction}` : entry.reason
}

describe('an amount as languages write it', () => {
  it.each([
    ['1234.50', '1234.50'],
    ['1234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1 234,50', '1234.50'],
    ['1\u00a0234,50', '1234.50'],
    ['1\u202f234,50', '1234.50'],
    ["1'234.50", '1234.50'],
    ['1’234.50', '1234.50'],
    ['1 234', '1234.'],
    ['1,234,567', '1234567.'],
    ['1.234.567,5', '1234567.5'],
    ['１２３４．５０', '1234.50'],
    ['١٢٣٤٫٥٠', '1234.50'],
    ['١٬٢٣٤٫٥٠', '1234.50'],
    ['۱۲۳۴', '1234.'],
    ['๑๒๓๔.๕๐', '1234.50'],
    ['०१२३४५६७८९', '0123456789.'],
    ['໐໑໒໓໔໕໖໗໘໙', '0123456789.'],
    ['၀၁၂၃၄၅၆၇၈၉', '0123456789.'],
    ['០១២៣៤៥៦៧៨៩', '0123456789.'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789.'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789.'],
    ['๐๑๒๓๔๕๖๗๘๙', '0123456789.'],
    ['١٫٢٣٤', '1.234'],
    ['0.125', '0.125'],
    ['1234.567', '1234.567'],
  ])('reads "%s" as %s [SLIP-06]', (text, amount) => {
    expect(read(text)).toBe(amount)
  })

  it.each(['1.234', '1,234', '12.345', '999,000', '１．２３４', '๑,๒๓๔'])(
    'does not guess what "%s" is [SLIP-06]',
    (text) => {
      expect(read(text)).toBe('ambiguous')
    },
  )

  it('reads three decimals if the currency has them, and only after a point [SLIP-06]', () => {
    expect(read('1.234', 3)).toBe('1.234')
    expect(read('1,234', 3)).toBe('ambiguous')
  })

  it.each([
    '1,23,456',
    '1.234.56',
    '12,34,5',
    '1 23',
    '1,234,50',
    '1.234.567.8',
    '1 234 5',
    '.',
    ',',
    '5k',
    '1e3',
    '-5',
  ])('takes "%s" for no amount [SLIP-06]', (text) => {
    expect(read(text)).toBe('malformed')
  })

  it('reads every amount as every one of these languages writes it, and no other [SLIP-06] [I18N-02]', () => {
    const languages = [
      'en',
      'zh',
      'vi',
      'th',
      'id',
      'ms',
      'ja',
      'ko',
      'es',
      'ru',
      'pt',
      'ar-EG',
      'hi',
      'de-CH',
    ]
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 11 }),
        fc.constantFrom(...languages),
        fc.boolean(),
        (minor, language, useGrouping) => {
          const [units, cents] = [Math.trunc(minor / 100), String(minor % 100).padStart(2, '0')]
          const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2, useGrouping })
          // Each group has three digits except in the Indian way, which is left out above a lakh.
          fc.pre(!(language === 'hi' && useGrouping && units > 99_999))
          const written = format.format(Number(`${units}.${cents}`)).replace(/[\u061c\u200e\u200f]/g, '')
          expect(read(written)).toBe(`${units}.${cents}`)
        },
      ),
    )
  })

  it('never reads a text as two amounts that differ by a thousand [SLIP-06]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }), (first, last) => {
        for (const mark of ['.', ','])
          expect(read(`${first}${mark}${String(last).padStart(3, '0')}`)).toBe('ambiguous')
      }),
    )
  })
})
