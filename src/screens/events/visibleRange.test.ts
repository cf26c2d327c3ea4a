import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { itemAt, offsetsOf, rangeBetween } from './visibleRange.ts'

const sizes = fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 200 })

describe('the range of a long list that is mounted [BROWSE-05]', () => {
  it('knows where each item begins and where the list ends', () => {
    expect(offsetsOf([36, 80, 80])).toEqual([0, 36, 116, 196])
    expect(offsetsOf([])).toEqual([0])
  })

  it('finds the item at any place', () => {
    fc.assert(
      fc.property(sizes, fc.nat(), (heights, place) => {
        const offsets = offsetsOf(heights)
        const within = place % (offsets.at(-1) ?? 1)
        const at = itemAt(offsets, within)
        expect(offsets[at]).toBeLessThanOrEqual(within)
        expect(offsets[at + 1]).toBeGreaterThan(within)
      }),
    )
  })

  it('holds everything that is seen, and no more than the overscan beside it', () => {
    fc.assert(
      fc.property(
        sizes,
        fc.integer({ min: -500, max: 5_000 }),
        fc.integer({ min: 1, max: 900 }),
        (heights, from, high) => {
          const offsets = offsetsOf(heights)
          const { first, end } = rangeBetween(offsets, { from, to: from + high, overscan: 2 })
          heights.forEach((height, at) => {
            const top = offsets[at] ?? 0
            const isSeen = top < from + high && top + height > from
            if (isSeen) expect(at >= first && at < end).toBe(true)
          })
          expect(end - first).toBeLessThanOrEqual(high + 1 + 2 * 2 + 1)
        },
      ),
    )
  })

  it('is empty for an empty list', () => {
    expect(rangeBetween([0], { from: 0, to: 800, overscan: 5 })).toEqual({ first: 0, end: 0 })
  })
})
