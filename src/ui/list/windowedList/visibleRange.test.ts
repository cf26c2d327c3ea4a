import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { itemAt, mountedItems, offsetsOf, rangeBetween } from './visibleRange.ts'

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

describe('what is mounted beside what is seen', () => {
  it('is the row with the focus and its neighbours, wherever the list is scrolled to, each once and in order [A11Y-01] [BROWSE-05]', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(40), fc.nat(240), fc.nat(40), (first, seen, focused, rest) => {
        const end = first + seen
        const count = Math.max(end, focused + 1) + rest
        const mounted = mountedItems({ first, end }, focused, count)
        const wanted = [
          ...Array.from({ length: seen }, (_, at) => first + at),
          ...[-2, -1, 0, 1, 2].map((step) => focused + step),
        ].filter((at) => at >= 0 && at < count)
        expect(mounted).toEqual([...new Set(wanted)].toSorted((a, b) => a - b))
      }),
    )
  })

  it('is nothing where nothing has the focus', () => {
    expect(mountedItems({ first: 3, end: 6 }, -1, 10)).toEqual([3, 4, 5])
  })
})
