import { afterEach, describe, expect, it, vi } from 'vitest'

import { createQueryClient } from '#src/client/data/queryClient.ts'
import { createLiveness } from '#src/realtime/liveness.ts'
import type { PriceBook } from '#src/realtime/prices/priceBook.ts'
import { createScoreBook } from '#src/realtime/scoreBook.ts'
import { fakeApi } from '#src/testing/api/fakeApi.ts'
import { buildListedEvent, buildMarket } from '#src/testing/builders.ts'
import { testTimers, testTurn } from '#src/testing/environment.ts'
import { createTestBook } from '#src/testing/realtime/book.ts'

import { eventPagesQuery } from './events.ts'

afterEach(() => void vi.restoreAllMocks())

/** More than one slice holds. */
const offered = Array.from({ length: 300 }, (_, at) => {
  const eventId = `e${at}`
  return buildListedEvent(eventId, { markets: [buildMarket({ marketId: `m${at}`, eventId })] })
})

function openList() {
  const { book, clock, counters } = createTestBook()
  const queryClient = createQueryClient()
  const liveness = createLiveness(testTimers)
  liveness.set(true)
  const context = {
    priceBook: book,
    scoreBook: createScoreBook({ clock, counters, onListenerError: () => undefined }),
    liveness,
    nextTurn: testTurn,
    session: { settings: () => null },
    api: fakeApi({ events: () => Promise.resolve({ count: offered.length, next: null, events: offered }) }),
  }
  const list = eventPagesQuery(context, { tab: 'today' })
  return { book, queryClient, list, read: () => queryClient.fetchInfiniteQuery(list) }
}

/** Something happens to the page when the first of a list's events has come into the book. */
function afterFirstSlice(book: PriceBook, happen: () => void): void {
  const { seed } = book
  vi.spyOn(book, 'seed').mockImplementationOnce((markets, asOf) => {
    seed(markets, asOf)
    happen()
  })
}

describe('a long list, read in slices', () => {
  it('is in the price book, whole, before anybody is shown it [BROWSE-05] [LIVE-05]', async () => {
    const { book, read } = openList()
    const { pages } = await read()
    expect(pages[0]?.events.map(({ eventId }) => eventId)).toEqual(offered.map(({ eventId }) => eventId))
    for (const { markets } of offered)
      for (const { marketId } of markets) expect(book.isSettledOrCurrent(marketId), marketId).toBe(true)
  })

  it('leaves no price behind where the session ends meanwhile [SRV-07]', async () => {
    const { book, queryClient, list, read } = openList()
    afterFirstSlice(book, () => {
      void queryClient.cancelQueries()
      book.clear()
    })
    await expect(read()).rejects.toThrow()
    expect(book.size).toBe(0)
    expect(queryClient.getQueryData(list.queryKey)).toBeUndefined()
  })

  it('is not current by a reply that was asked for before the channel was cut, however late its slices [LIVE-05]', async () => {
    const { book, read } = openList()
    afterFirstSlice(book, () => {
      book.setStale(true)
      book.setStale(false)
    })
    await read()
    for (const { markets } of offered)
      for (const { marketId } of markets) expect(book.isSettledOrCurrent(marketId), marketId).toBe(false)
  })
})
