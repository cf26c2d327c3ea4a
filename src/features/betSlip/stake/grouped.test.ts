import { describe, expect, it } from 'vitest'

import { caretAfter, entered, grouped, separatorOf } from './grouped.ts'

describe('an amount as it is typed', () => {
  it.each([
    ['', ''],
    ['100', '100'],
    ['1000', '1,000'],
    ['1234567.5', '1,234,567.5'],
    ['1000.', '1,000.'],
    ['12,5', '12,5'],
    ['1000,5', '1000,5'],
    ['1,234', '1,234'],
    ['abc', 'abc'],
  ])('%s is shown as %s [SLIP-06]', (text, shown) => {
    expect(grouped(text, ',')).toBe(shown)
  })

  it('is grouped by a narrow space where a language groups by a point or a space [SLIP-06]', () => {
    expect(['.', '\u00a0', ','].map(separatorOf)).toEqual(['\u202f', '\u202f', ','])
    expect(grouped('1000', '\u202f')).toBe('1\u202f000')
  })

  it.each([
    ['the next digit', '1,0005', '1000', '10005'],
    ['a point', '1,000.', '1000', '1000.'],
    ['a comma at the end, which is a point', '1,000,', '1000', '1000.'],
    ['a digit taken back', '1,00', '1000', '100'],
    ['letters, a minus and the sign of a currency', '-¥12a', '12', '12'],
    ['what another language writes, where nothing was grouped', '1,234.50', '', '1,234.50'],
    ['what may mean two things', '1,234', '', '1,234'],
    ['a comma that the member has set', '12,34,', '12,34', '12,34,'],
  ])('takes %s [SLIP-06]', (_, typed, before, text) => {
    expect(entered(typed, before, ',')).toBe(text)
  })

  it('keeps the caret behind the digits it stood behind [SLIP-06]', () => {
    expect([caretAfter('1,000', 1), caretAfter('1,000', 2), caretAfter('12.5', 4)]).toEqual([1, 3, 4])
  })
})
