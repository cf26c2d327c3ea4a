import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'

import { createLiveness } from '#src/realtime/liveness.ts'
import { createScoreBook } from '#src/realtime/scoreBook.ts'
import { createTestBook, testEvent } from '#src/realtime/testing.ts'

import { eventPagesQuery } from './events.ts'

const event = testEvent()

function listOf(open: ReturnType<typeof createTestBook>) {
  const { book, clock, counters } = open
  const liveness = createLiveness()
  liveness.set(true)
  const api = {
    events: () =>
      Promise.resolve({ count: 2, next: null, events: [event, { ...event, eventId: 'e2', markets: [] }] }),
  }
  const scoreBook = createScoreBook({ clock, counters, onListenerError: () => undefined })
  // Of the client no more is asked for by a list.
  const context = { api, priceBook: book, scoreBook, liveness, session: { settings: () => null } }
  return new QueryClient().fetchInfiniteQuery(
    eventPagesQuery(context as unknown as Parameters<typeof eventPagesQuery>[0], { tab: 'today' }),
  )
}

describe('a list of events', () => {
  it('leaves out what has closed since, though the reply still has it [LIVE-07]', async () => {
    const test = createTestBook()
    expect((await listOf(test)).pages[0]?.events.map(({ eventId }) => eventId)).toEqual(['e1', 'e2'])
    test.book.apply(
      event.markets.map(({ eventId, marketId }) => ({
        eventId,
        marketId,
        timeStamp: 9_000,
        status: 'closed' as const,
        selections: [],
      })),
    )
    const [page] = (await listOf(test)).pages
    expect(page?.events.map(({ eventId }) => eventId)).toEqual(['e2'])
    expect(page?.count).toBe(1)
  })
})
