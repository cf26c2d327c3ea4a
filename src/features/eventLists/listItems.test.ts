import { describe, expect, it } from 'vitest'

import { eventOf, listOf } from '#src/testing/shell/fakes.ts'

import { listItemsOf } from './listItems.ts'

const linesOf = (items: ReturnType<typeof listItemsOf>) =>
  items.map((item) => (item.kind === 'event' ? item.event.eventId : `# ${item.name}`))

const other = { competitionId: 'c2', competitionName: 'Vale Cup' }

describe('the items of the list', () => {
  it('groups events by competition, in the order of their first events [BROWSE-07]', () => {
    const items = listItemsOf([listOf([eventOf('a'), eventOf('b', other), eventOf('c')])])
    expect(linesOf(items)).toEqual(['# River Cup', 'a', 'c', '# Vale Cup', 'b'])
  })

  it('tells competitions of one name in two games apart', () => {
    const items = listItemsOf([listOf([eventOf('a'), eventOf('b', { gameId: '3' })])])
    expect(linesOf(items)).toEqual(['# River Cup', 'a', '# River Cup', 'b'])
  })

  it('appends a page without moving anything above it [BROWSE-05]', () => {
    const first = listOf([eventOf('a'), eventOf('b', other)], 2)
    const before = listItemsOf([first])
    const after = listItemsOf([first, listOf([eventOf('c')])])
    expect(after.slice(0, before.length)).toEqual(before)
    expect(linesOf(after).slice(before.length)).toEqual(['# River Cup', 'c'])
  })

  it('shows an event once that moved from one page to the next meanwhile [BROWSE-05]', () => {
    const items = listItemsOf([listOf([eventOf('a')], 2), listOf([eventOf('a'), eventOf('b')])])
    expect(linesOf(items)).toEqual(['# River Cup', 'a', '# River Cup', 'b'])
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
  })

  it('is empty for empty pages', () => {
    expect(listItemsOf([listOf([])])).toEqual([])
  })
})
