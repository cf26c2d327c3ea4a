import { describe, expect, it } from 'vitest'

import { buildListedEvent, buildList } from '#src/testing/builders.ts'

import { listItemsOf } from './listItems.ts'

const linesOf = (items: ReturnType<typeof listItemsOf>) =>
  items.map((item) => (item.kind === 'event' ? item.event.eventId : `# ${item.name}`))

const other = { competitionId: 'c2', competitionName: 'Vale Cup' }

describe('the items of the list', () => {
  it('groups events by competition, in the order of their first events [BROWSE-07]', () => {
    const items = listItemsOf([
      buildList([buildListedEvent('a'), buildListedEvent('b', other), buildListedEvent('c')]),
    ])
    expect(linesOf(items)).toEqual(['# River Cup', 'a', 'c', '# Vale Cup', 'b'])
  })

  it('tells competitions of one name in two games apart', () => {
    const items = listItemsOf([buildList([buildListedEvent('a'), buildListedEvent('b', { gameId: '3' })])])
    expect(linesOf(items)).toEqual(['# River Cup', 'a', '# River Cup', 'b'])
  })

  it('appends a page without moving anything above it [BROWSE-05]', () => {
    const first = buildList([buildListedEvent('a'), buildListedEvent('b', other)], 2)
    const before = listItemsOf([first])
    const after = listItemsOf([first, buildList([buildListedEvent('c')])])
    expect(after.slice(0, before.length)).toEqual(before)
    expect(linesOf(after).slice(before.length)).toEqual(['# River Cup', 'c'])
  })

  it('shows an event once that moved from one page to the next meanwhile [BROWSE-05]', () => {
    const items = listItemsOf([
      buildList([buildListedEvent('a')], 2),
      buildList([buildListedEvent('a'), buildListedEvent('b')]),
    ])
    expect(linesOf(items)).toEqual(['# River Cup', 'a', '# River Cup', 'b'])
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
  })

  it('is empty for empty pages', () => {
    expect(listItemsOf([buildList([])])).toEqual([])
  })
})
