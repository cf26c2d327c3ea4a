import { describe, expect, it } from 'vitest'

import { isDecimalText, sameDecimal, truncateText } from './decimalText.ts'

describe('a text cut to so many decimals', () => {
  it.each([
    ['2', 2, '2.00'],
    ['2', 0, '2'],
    ['2.5', 0, '2'],
    ['2.5', 2, '2.50'],
    ['2.55', 2, '2.55'],
    ['2.559', 2, '2.55'],
    ['-0.019', 2, '-0.01'],
    ['.5', 2, '.50'],
    ['.5', 0, ''],
  ])('%s with %i is %s [ODDS-01]', (text, places, cut) => {
    expect(truncateText(text, places)).toBe(cut)
  })
})

describe('two texts of a number', () => {
  it.each([
    ['-0.5', '-0.50', true],
    ['1', '1.00', true],
    ['10', '1', false],
    ['0', '-0', true],
    ['-0.00', '0', true],
    ['0.5', '-0.5', false],
    [null, null, true],
    [null, '0', false],
    ['0', null, false],
    [null, 'null', false],
    ['MAP 1', 'MAP 1', true],
    ['x.0', 'x', false],
    ['x', 'x.0', false],
    ['1.x0', '1.x', false],
    ['01', '01.0', false],
    ['1', '01', false],
    ['x', '5', false],
    ['5', null, false],
    ['null', null, false],
    ['1.5', '1.5.0', false],
  ])('%s and %s mean the same: %s [LIVE-08]', (a, b, isSame) => {
    expect(sameDecimal(a, b)).toBe(isSame)
    expect(sameDecimal(b, a)).toBe(isSame)
  })

  it('are plain: a minus, digits and one point, and nothing else [ODDS-01]', () => {
    for (const text of ['0', '-0', '10', '-1.5', '0.00']) expect(isDecimalText(text)).toBe(true)
    for (const text of ['', '-', '01', '1.', '.5', '+1', '1e3', ' 1', '1 ', '1.5.', 'x1', '1x'])
      expect(isDecimalText(text)).toBe(false)
  })
})
