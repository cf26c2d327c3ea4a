import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { decimal } from './decimal.ts'
import { amountText, formatMoney, money, parseAmount } from './money.ts'

const cny = (text: string) => parseAmount(text, 'CNY', 2)

describe('formatMoney', () => {
  it.each([
    ['0', '0.00'],
    ['999.99', '999.99'],
    ['1234.5', '1,234.50'],
    ['1234567.89', '1,234,567.89'],
    ['-1234.5', '-1,234.50'],
  ])('separates thousands of %s: %s [ODDS-03]', (text, shown) => {
    expect(formatMoney(cny(text))).toBe(shown)
  })

  it('shows no decimals if the currency has none [ODDS-03]', () => {
    expect(formatMoney(parseAmount('1500000', 'VND', 0))).toBe('1,500,000')
  })

  it.each([
    ['999.99', '999.99'],
    ['1000', '1K'],
    ['1239.99', '1.23K'],
    ['999999.99', '999.99K'],
    ['1500000', '1.5M'],
    ['10000000', '10M'],
    ['2999999999.99', '2.99G'],
    ['1234567890123.45', '1.23T'],
    ['-1239.99', '-1.23K'],
  ])('abbreviates %s to %s, truncated [ODDS-03]', (text, shown) => {
    expect(formatMoney(cny(text), { abbreviate: true })).toBe(shown)
  })

  it.each([
    ['¥', '¥1.00'],
    ['RM', 'RM\u00a01.00'],
    ['Rp', 'Rp\u00a01.00'],
    ['R$', 'R$1.00'],
    ['ден', 'ден\u00a01.00'],
    ['kr.', 'kr.1.00'],
  ])('sets the sign %s apart only where it ends in a letter: %s [ODDS-03]', (symbol, shown) => {
    expect(formatMoney(cny('1'), { symbol })).toBe(shown)
  })

  it('shows currencies in thousands with two decimals, truncated [ODDS-03]', () => {
    const vnd = (text: string) => formatMoney(parseAmount(text, 'VND', 0), { inK: true })
    expect(vnd('150000')).toBe('150.00K')
    expect(vnd('1234567')).toBe('1,234.56K')
    expect(vnd('500')).toBe('0.50K')
    expect(vnd('0')).toBe('0.00K')
    const both = (text: string) => formatMoney(parseAmount(text, 'VND', 0), { inK: true, abbreviate: true })
    expect([both('500'), both('1234567')]).toEqual(['0.5K', '1.23M'])
  })

  it('shows the sign by showSymbol, and the code if there is no sign [ODDS-03]', () => {
    expect(formatMoney(cny('5'), { symbol: '¥' })).toBe('¥5.00')
    expect(formatMoney(cny('-5'), { symbol: '¥' })).toBe('-¥5.00')
    expect(formatMoney(cny('5'), { symbol: 'RM' })).toBe('RM\u00a05.00')
    expect(formatMoney(cny('5'), { symbol: '¥', showSymbol: false })).toBe('5.00')
    expect(formatMoney(cny('5'), { showSymbol: true })).toBe('CNY\u00a05.00')
  })

  it('takes the separators of a language, or no grouping [I18N-02]', () => {
    expect(formatMoney(cny('1234567.8'), { separators: { group: '.', decimal: ',' } })).toBe('1.234.567,80')
    expect(formatMoney(cny('1234567.8'), { grouping: false })).toBe('1234567.80')
  })

  it('loses nothing if it does not shorten, and never shows more if it does [ODDS-03]', () => {
    const zeros: Readonly<Record<string, string>> = {
      K: '1000',
      M: '1000000',
      G: '1000000000',
      T: '1000000000000',
    }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (minor) => {
        const value = money(minor, 'CNY', 2)
        expect(formatMoney(value).replaceAll(',', '')).toBe(amountText(value))
        const short = formatMoney(value, { abbreviate: true, grouping: false })
        const unit = zeros[short.slice(-1)]
        if (unit === undefined) return
        const missing = decimal(amountText(value)).div(decimal(unit)).minus(short.slice(0, -1))
        expect(missing.gte('0') && missing.lt('0.01')).toBe(true)
      }),
    )
  })
})
