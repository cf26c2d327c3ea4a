import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Event } from '#domain/market/event.ts'
import { buildListedEvent } from '#src/testing/builders.ts'

import { listItemsByTime } from '../list/listItems.ts'
import { followReply, type FrozenList, leaveFor } from './frozenList.ts'

const cup = { competitionId: 'cup', competitionName: 'Cup' }
const event = (eventId: string, change: Partial<Event> = {}) => buildListedEvent(eventId, change)
const idle = { isHeld: false, now: 0, reasonOf: () => 'closed' as const }
const held = { ...idle, isHeld: true }
const idsOf = (list: FrozenList) =>
  list.pages.flat().map((row) => `${row.event.eventId}${row.left === null ? '' : `: ${row.left}`}`)
const begin = (...events: Event[]) => followReply(null, [events], idle)

describe('a list that is held', () => {
  it('keeps every row in its place, whatever the order of the reply [BROWSE-05]', () => {
    const list = begin(event('a'), event('b', cup), event('c', cup))
    const next = followReply(list, [[event('c', cup), event('a'), event('b', cup)]], held)
    expect(idsOf(next)).toEqual(['a', 'b', 'c'])
  })

  it('says of what has left why, for as long as it is held [LIVE-07]', () => {
    const list = begin(event('a'), event('b'))
    const left = followReply(list, [[event('b')]], { ...held, reasonOf: () => 'ended' })
    expect(idsOf(left)).toEqual(['a: ended', 'b'])
    // The reason is that of the moment at which it left.
    const later = followReply(left, [[event('b')]], { ...held, now: 60_000, reasonOf: () => 'live' })
    expect(idsOf(later)).toEqual(['a: ended', 'b'])
    expect(idsOf(followReply(later, [[event('b')]], { ...idle, now: 60_000 }))).toEqual(['b'])
  })

  it('has what is new wait, counted, and shows it once it is let go [BROWSE-05]', () => {
    const list = begin(event('b'))
    const reply = [[event('a'), event('b'), event('c', cup)]]
    const waiting = followReply(list, reply, held)
    expect(idsOf(waiting)).toEqual(['b'])
    expect(waiting.waiting).toBe(2)
    const shown = followReply(waiting, reply, idle)
    expect(idsOf(shown)).toEqual(['a', 'b', 'c'])
    expect(shown.waiting).toBe(0)
  })

  it('grows by a further page at its end: that was asked for by who scrolls there [BROWSE-05]', () => {
    const list = begin(event('a'))
    const next = followReply(
      list,
      [
        [event('new'), event('a')],
        [event('a'), event('z')],
      ],
      held,
    )
    expect(idsOf(next)).toEqual(['a', 'z'])
    expect(next.waiting).toBe(1)
  })

  it('takes back what is in the list again, without its reason', () => {
    const left = followReply(begin(event('a'), event('b')), [[event('b')]], held)
    expect(idsOf(followReply(left, [[event('b'), event('a')]], held))).toEqual(['a', 'b'])
  })

  it('keeps its places by time where a match goes live, until it is let go [BROWSE-05]', () => {
    const list = begin(event('a', { startUtc: 5_000 }), event('b', { startUtc: 9_000 }))
    const reply = [[event('a', { startUtc: 5_000 }), event('b', { startUtc: 9_000, inPlay: true })]]
    const byTime = ({ pages }: FrozenList) =>
      listItemsByTime(pages, (start) => (start === null ? 'now' : String(start))).map((item) =>
        item.kind === 'event' ? item.event.eventId : `# ${item.kind === 'time' ? item.name : ''}`,
      )
    const live = followReply(list, reply, held)
    expect(byTime(live)).toEqual(byTime(list))
    expect(live.pages[0]?.[1]?.event.inPlay).toBe(true)
    expect(byTime(followReply(live, reply, idle))).toEqual(['# now', 'b', '# 5000', 'a'])
  })

  it('has what the reply says of each event now [BROWSE-07]', () => {
    const renamed = event('a', { home: 'Other' })
    const next = followReply(begin(event('a')), [[renamed]], held)
    expect(next.pages[0]?.[0]?.event).toBe(renamed)
  })
})

describe('a list that is not held', () => {
  it('keeps the order of its competitions, whichever has the first event [BROWSE-07]', () => {
    const list = begin(event('a'), event('b', cup))
    const next = followReply(list, [[event('live', cup), event('b', cup), event('a')]], idle)
    expect(idsOf(next)).toEqual(['a', 'live', 'b'])
  })

  it('puts a new competition after the one that it follows in the reply [BROWSE-07]', () => {
    const vale = { competitionId: 'vale' }
    const list = begin(event('a'), event('b', cup))
    const next = followReply(list, [[event('b', cup), event('v', vale), event('a')]], idle)
    expect(idsOf(next)).toEqual(['a', 'b', 'v'])
    const first = followReply(list, [[event('v', vale), event('a'), event('b', cup)]], idle)
    expect(idsOf(first)).toEqual(['v', 'a', 'b'])
  })

  it('keeps what has left where it was for some seconds, with its reason [LIVE-07]', () => {
    const list = begin(event('a'), event('b'), event('c', cup), event('d', cup))
    const left = followReply(list, [[event('a'), event('d', cup)]], { ...idle, now: 1_000 })
    expect(idsOf(left)).toEqual(['a', 'b: closed', 'c: closed', 'd'])
    const soon = { ...idle, now: 1_000 + leaveFor - 1 }
    expect(idsOf(followReply(left, [[event('a'), event('d', cup)]], soon))).toHaveLength(4)
    const late = { ...idle, now: 1_000 + leaveFor }
    expect(idsOf(followReply(left, [[event('a'), event('d', cup)]], late))).toEqual(['a', 'd'])
  })

  it('shows nothing of an empty reply but what has just left', () => {
    const left = followReply(begin(event('a')), [[]], idle)
    expect(idsOf(left)).toEqual(['a: closed'])
    expect(idsOf(followReply(left, [], idle))).toEqual(['a: closed'])
    expect(idsOf(followReply(left, [[]], { ...idle, now: leaveFor }))).toEqual([])
  })
})

describe('any list', () => {
  const anEvent = fc.record({
    id: fc.integer({ min: 0, max: 12 }),
    competition: fc.integer({ min: 0, max: 3 }),
  })
  const aPage = fc
    .uniqueArray(anEvent, { selector: ({ id }) => id, maxLength: 8 })
    .map((events) =>
      events.map(({ id, competition }) => event(String(id), { competitionId: `c${competition}` })),
    )
  const aReply = fc.array(aPage, { minLength: 1, maxLength: 3 })
  const steps = fc.array(fc.record({ reply: aReply, isHeld: fc.boolean() }), { minLength: 1, maxLength: 8 })
  const ids = (list: FrozenList) => list.pages.flat().map((row) => row.event.eventId)

  it('shows each event once; while it is held no row moves or goes; let go it is the reply, and what has left [BROWSE-05]', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let list: FrozenList | null = null
        for (const [at, { reply, isHeld }] of all.entries()) {
          const before: FrozenList | null = list
          list = followReply(before, reply, { ...idle, isHeld, now: at * 2_000 })
          const shown = ids(list)
          const there = new Set(reply.flat().map(({ eventId }) => eventId))
          expect(new Set(shown).size).toBe(shown.length)
          if (before !== null && isHeld) {
            for (const [page, rows] of before.pages.entries())
              expect(list.pages[page]?.map((row) => row.event.eventId)).toEqual(
                rows.map((row) => row.event.eventId),
              )
            expect(list.waiting).toBe([...there].filter((id) => !shown.includes(id)).length)
          } else {
            expect(
              new Set(list.pages.flat().flatMap((row) => (row.left === null ? [row.event.eventId] : []))),
            ).toEqual(there)
            expect(list.waiting).toBe(0)
          }
          for (const row of list.pages.flat()) expect(row.left === null).toBe(there.has(row.event.eventId))
        }
      }),
    )
  })
})
