import { describe, expect, it } from 'vitest'

import { buildListedEvent, buildList } from '#src/testing/builders.ts'
import { offsetsOf } from '#src/ui/windowedList/visibleRange.ts'

import { listItemsOf } from './listItems.ts'
import { shiftOf } from './useKeptPlace.ts'

const row = 80

function shownOf(...eventIds: string[]) {
  const items = listItemsOf([buildList(eventIds.map((eventId) => buildListedEvent(eventId)))])
  return { items, offsets: offsetsOf(items.map(() => row)) }
}

// The place at which the row of the second event begins: heading, a, b.
const atB = 2 * row

describe('what is read while events come and go', () => {
  it('moves up with an event that leaves above it', () => {
    expect(shiftOf(shownOf('a', 'b', 'c'), shownOf('b', 'c'), atB)).toBe(-row)
  })

  it('moves down with one that comes above it', () => {
    expect(shiftOf(shownOf('a', 'b', 'c'), shownOf('a', 'new', 'b', 'c'), atB)).toBe(row)
  })

  it('stays for what changes below it', () => {
    expect(shiftOf(shownOf('a', 'b', 'c'), shownOf('a', 'b', 'new'), atB)).toBe(0)
  })

  it('holds on to the next event where the one it was at leaves', () => {
    expect(shiftOf(shownOf('a', 'b', 'c'), shownOf('a', 'c'), atB)).toBe(-row)
  })

  it('has nothing to hold on to in another list', () => {
    expect(shiftOf(shownOf('a', 'b'), { items: [], offsets: [0] }, atB)).toBe(0)
  })
})
