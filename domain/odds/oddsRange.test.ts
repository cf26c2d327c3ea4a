import { describe, expect, it } from 'vitest'

import { readOddsRange, writeOddsRange } from './oddsRange.ts'

describe('bounds of odds in an address', () => {
  it.each([
    ['1.40..3.00', '1.40', '3.00'],
    ['1.40..', '1.40', null],
    ['..3.00', null, '3.00'],
    ['..', null, null],
  ])('are %s and come back as from %s to %s [ROUTE-11]', (written, from, to) => {
    expect(readOddsRange(written)).toEqual({ from, to })
    expect(writeOddsRange({ from, to })).toBe(written)
  })
})
