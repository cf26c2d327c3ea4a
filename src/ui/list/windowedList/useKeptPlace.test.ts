import { describe, expect, it } from 'vitest'

import { seenFrom, shiftOf } from './useKeptPlace.ts'
import { offsetsOf } from './visibleRange.ts'

const row = 80

function shownOf(...keys: string[]) {
  const items = ['heading', ...keys].map((key, at) => ({ key, position: at === 0 ? null : at }))
  return { items, offsets: offsetsOf(items.map(() => row)) }
}

// The place at which the second row begins: heading, a, b.
const atB = 2 * row

describe('what is read while items come and go', () => {
  it('moves up with one that leaves above it', () => {
    expect(shiftOf(shownOf('a', 'b', 'c'), shownOf('b', 'c'), atB)).toBe(-row)
  })

  it('moves down with one that comes above it', () => {
    expect(shiftOf(shownOf('a', 'b', 'c'), shownOf('a', 'new', 'b', 'c'), atB)).toBe(row)
  })

  it('stays for what changes below it', () => {
    expect(shiftOf(shownOf('a', 'b', 'c'), shownOf('a', 'b', 'new'), atB)).toBe(0)
  })

  it('holds on to the next item where the one it was at leaves', () => {
    expect(shiftOf(shownOf('a', 'b', 'c'), shownOf('a', 'c'), atB)).toBe(-row)
  })

  it('begins below a head that stays over rows, and at one that stands in its own place', () => {
    const shown = shownOf('a', 'b', 'c')
    // Of the first row only what the head covers is left: the second is what is read.
    expect(seenFrom(shown, 2 * row - 10, 36)).toBe(2 * row + 26)
    expect(seenFrom(shown, 20, 36)).toBe(20)
  })

  it('has nothing to hold on to in another list', () => {
    expect(shiftOf(shownOf('a', 'b'), { items: [], offsets: [0] }, atB)).toBe(0)
  })
})
