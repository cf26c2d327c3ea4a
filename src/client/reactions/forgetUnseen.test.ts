import { InfiniteQueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Event } from '#domain/market/event.ts'
import { eventPagesQuery, eventQuery } from '#src/api/lists/events.ts'
import { createMessageRouter } from '#src/client/data/messageRouter.ts'
import { createQueryClient } from '#src/client/data/queryClient.ts'
import { createLiveness } from '#src/realtime/liveness.ts'
import { createScoreBook } from '#src/realtime/scoreBook.ts'
import { fakeApi } from '#src/testing/api/fakeApi.ts'
import { buildEvent, buildMarket, buildMessage } from '#src/testing/builders.ts'
import { testTimers, testTurn } from '#src/testing/environment.ts'
import { createTestBook } from '#src/testing/realtime/book.ts'
import { createTestTopics } from '#src/testing/realtime/topics.ts'

import { forgetUnseen } from './forgetUnseen.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const onOffer = 20

/** A page with the list open, on which events come and go; event n has markets n/1 and n/2, the list shows the first. */
function openWeekend() {
  const { book, clock, counters } = createTestBook()
  const scoreBook = createScoreBook({ clock, counters, onListenerError: () => undefined })
  const queryClient = createQueryClient()
  const liveness = createLiveness(testTimers)
  liveness.set(true)
  let oldest = 0
  let timeStamp = 100
  const event = (at: number, markets: number): Event => {
    const eventId = String(at)
    return buildEvent({
      eventId,
      markets: Array.from({ length: markets }, (_, place) =>
        buildMarket({ marketId: `${eventId}/${place + 1}`, eventId }),
      ),
    })
  }
  const context = {
    priceBook: book,
    scoreBook,
    liveness,
    nextTurn: testTurn,
    session: { settings: () => null },
    api: fakeApi({
      events: () =>
        Promise.resolve({
          count: onOffer,
          next: null,
          events: Array.from({ length: onOffer }, (_, place) => event(oldest + place, 1)),
        }),
      event: (eventId) => Promise.resolve(event(Number(eventId), 2)),
    }),
  }
  const feed = createMessageRouter({
    queryClient,
    priceBook: book,
    scoreBook,
    topics: createTestTopics({ counters }),
    reportMaintenance: () => undefined,
    counters,
    timers: testTimers,
    random: 0,
  })
  const stop = forgetUnseen({ clock: testTimers, queryClient, priceBook: book, scoreBook })
  const hide = new InfiniteQueryObserver(queryClient, eventPagesQuery(context, { tab: 'today' })).subscribe(
    () => undefined,
  )
  const send = (name: string, data: unknown): number | null =>
    feed.events(buildMessage(name, data, timeStamp))

  const moveMarket = (marketId: string, eventId: string): unknown => {
    timeStamp += 1
    const selection = ['home', 'away'].map((side): unknown => ({
      betTypeSelectionName: side,
      status: 'open',
      euroOdds: (1.5 + (timeStamp % 100) / 100).toFixed(2),
      handicap: null,
      line: null,
    }))
    return { eventId, marketId, timeStamp, status: 'open', selection }
  }

  return {
    book,
    scoreBook,
    queryClient,
    sizes: () => ({ markets: book.size, scores: scoreBook.size }),
    /** The oldest event goes, another comes; of every third event the markets move and the score is told. */
    async turn() {
      const gone = String(oldest)
      oldest += 1
      send('gameclient-events', { eventId: gone, action: 'removed' })
      for (let place = 0; place < onOffer; place += 3) {
        const eventId = String(oldest + place)
        const markets = [1, 2, 3].map((market) => moveMarket(`${eventId}/${market}`, eventId))
        send('gameclient-updates', markets)
        send('market-scoreline', {
          eventId,
          matchScoreline: `${timeStamp % 7}-0`,
          details: null,
          mapNum: null,
          inPlay: 'true',
          marketTabs: [],
        })
      }
      await vi.advanceTimersByTimeAsync(10_000)
      clock.advance(10_000)
      clock.frame()
    },
    newest: () => String(oldest + onOffer - 1),
    visit: (eventId: string) => queryClient.fetchQuery(eventQuery(context, eventId)),
    stop() {
      hide()
      stop()
    },
  }
}

describe('what the books remember', () => {
  it('follows what is on offer and what is seen, while thousands of events come and go', async () => {
    const weekend = openWeekend()
    await vi.advanceTimersByTimeAsync(0)
    const sizes: { markets: number; scores: number }[] = []
    // One selection is in the slip all the time, and every tenth event's page is visited.
    weekend.book.subscribe('0/1', 'home', () => undefined)
    for (let turn = 0; turn < 2_000; turn += 1) {
      if (turn % 10 === 0) await weekend.visit(weekend.newest())
      await weekend.turn()
      if (turn % 100 === 99) sizes.push(weekend.sizes())
    }
    // The list's markets, those of the pages of the last five minutes, what went in the last minute, and the slip's.
    for (const { markets, scores } of sizes) {
      expect(markets).toBeLessThanOrEqual(onOffer + 20)
      expect(markets).toBeGreaterThanOrEqual(onOffer)
      expect(scores).toBeLessThanOrEqual(onOffer + 20)
    }
    expect(weekend.queryClient.getQueryCache().getAll().length).toBeLessThanOrEqual(1 + 10)
    expect(weekend.book.get('0/1', 'home')).toBeDefined()
    expect(weekend.book.get('1/1', 'home')).toBeUndefined()
    weekend.stop()
  })

  it('is what is on screen, however long none of it moves', async () => {
    const weekend = openWeekend()
    await vi.advanceTimersByTimeAsync(0)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(weekend.sizes()).toEqual({ markets: onOffer, scores: onOffer })
    weekend.stop()
  })
})
