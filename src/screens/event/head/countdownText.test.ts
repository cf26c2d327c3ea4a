import { describe, expect, it } from 'vitest'

import { countdownText } from './countdownText.ts'

describe('the time until a match begins', () => {
  it.each([
    [2_262_000, '37:42'],
    [7_509_000, '2:05:09'],
    [59_001, '1:00'],
    [900, '0:01'],
    [0, '0:00'],
    [-5_000, '0:00'],
  ])('of %i ms is %s [BROWSE-08]', (ms, text) => {
    expect(countdownText(ms)).toBe(text)
  })
})
