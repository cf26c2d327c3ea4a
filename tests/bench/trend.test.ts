import { describe, expect, it } from 'vitest'

import { trendOf } from './trend.ts'

/** What is on screen comes and goes. */
const screens = [1_400, 3_100, 2_200, 2_900, 1_600, 3_400, 2_500, 1_900]

describe('what a page gains', () => {
  it.each([0, 2, -1.5])(
    'is what time alone adds, %d a minute, whatever comes and goes with the screen',
    (gain) => {
      const points = screens.map((beside, at) => ({
        minute: 30 + at,
        value: 500 + gain * at + beside / 5,
        beside,
      }))
      const { begin, end } = trendOf(points)
      // With 2,375 nodes, which is their mean.
      expect(begin).toBeCloseTo(975, 9)
      expect(end).toBeCloseTo(975 + 7 * gain, 9)
    },
  )

  it('is the line through all samples where nothing is beside them', () => {
    const points = [10, 13, 11, 16].map((value, minute) => ({ minute, value, beside: 0 }))
    expect(trendOf(points)).toEqual({ begin: 10.1, end: 14.9 })
  })

  it('is nothing where all was seen at once', () => {
    const points = [4, 6].map((value) => ({ minute: 3, value, beside: 0 }))
    expect(trendOf(points)).toEqual({ begin: 5, end: 5 })
  })
})
