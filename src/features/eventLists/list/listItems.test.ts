import { describe, expect, it } from 'vitest'

import type { Event } from '#domain/market/event.ts'
import { buildListedEvent } from '#src/testing/builders.ts'

import { type ListItem, listItemsByTime, listItemsOf, listStartOf } from './listItems.ts'

const rows = (...events: Event[]) =>
  events.map((event) => ({ event, startsAt: listStartOf(event), left: null }))
const linesOf = (items: readonly ListItem[]) =>
  items.map((item) => (item.kind === 'event' ? item.event.eventId : `# ${item.name}`))

const other = { competitionId: 'c2', competitionName: 'Vale Cup' }

describe('the items of the list', () => {
  it('groups events by competition, in the order of their first events [BROWSE-07]', () => {
    const items = listItemsOf([
      rows(buildListedEvent('a'), buildListedEvent('b', other), buildListedEvent('c')),
    ])
    expect(linesOf(items)).toEqual(['# River Cup', 'a', 'c', '# Vale Cup', 'b'])
  })

  it('tells competitions of one name in two games apart', () => {
    const items = listItemsOf([rows(buildListedEvent('a'), buildListedEvent('b', { gameId: '3' }))])
    expect(linesOf(items)).toEqual(['# River Cup', 'a', '# River Cup', 'b'])
  })

  it('appends a page without moving anything above it [BROWSE-05]', () => {
    const first = rows(buildListedEvent('a'), buildListedEvent('b', other))
    const before = listItemsOf([first])
    const after = listItemsOf([first, rows(buildListedEvent('c'))])
    expect(after.slice(0, before.length)).toEqual(before)
    expect(linesOf(after).slice(before.length)).toEqual(['# River Cup', 'c'])
  })

  it('shows an event once that moved from one page to the next meanwhile [BROWSE-05]', () => {
    const items = listItemsOf([
      rows(buildListedEvent('a')),
      rows(buildListedEvent('a'), buildListedEvent('b')),
    ])
    expect(linesOf(items)).toEqual(['# River Cup', 'a', '# River Cup', 'b'])
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
  })

  it('is empty for empty pages', () => {
    expect(listItemsOf([[]])).toEqual([])
  })

  it('keeps the head of a competition that is folded, with the number of its events [ROUTE-11]', () => {
    const pages = [rows(buildListedEvent('a'), buildListedEvent('b', other), buildListedEvent('c'))]
    const items = listItemsOf(pages, [buildListedEvent('a').competitionId])
    expect(linesOf(items)).toEqual(['# River Cup', '# Vale Cup', 'b'])
    expect(items[0]).toMatchObject({ isFolded: true, section: { count: 2 } })
  })
})

describe('the items of the list by time', () => {
  it('stand under the times they start at, what is played first, whatever their competition', () => {
    const at = (startUtc: number, change: Partial<Event> = {}) => ({ startUtc, ...change })
    const items = listItemsByTime(
      [
        rows(
          buildListedEvent('late', at(9_000)),
          buildListedEvent('soon', at(5_000, other)),
          buildListedEvent('now', at(7_000, { inPlay: true })),
          buildListedEvent('soon too', at(5_000)),
        ),
      ],
      (start) => (start === null ? 'now' : `at ${start}`),
    )
    expect(linesOf(items)).toEqual(['# now', 'now', '# at 5000', 'soon', 'soon too', '# at 9000', 'late'])
  })
})
