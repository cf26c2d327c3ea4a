import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'

import type { Event } from '#domain/market/event.ts'
import type { LegQuote } from '#machines/betSlip/types.ts'
import { createCounters } from '#src/realtime/counters.ts'
import { createLiveness } from '#src/realtime/liveness.ts'
import { createReconciler } from '#src/realtime/reconciler.ts'
import { createScoreBook } from '#src/realtime/scoreBook.ts'
import { buildEvent, buildMarket, buildSelection, buildLeg } from '#src/testing/builders.ts'
import { testTimers, testTurn } from '#src/testing/environment.ts'
import { createTestBook } from '#src/testing/realtime/book.ts'

import { watchQuotes } from './watchQuotes.ts'

const eventWith = (markets: Event['markets']): Event => buildEvent({ markets })

/** Milliseconds; no later can it be by the server's clock. */
const latest = 5_000

function watch(reply: () => Promise<Event | null>, { seeded = true, leg = buildLeg() } = {}) {
  const { book, clock } = createTestBook()
  const liveness = createLiveness(testTimers)
  liveness.set(true)
  let calls = 0
  const services = {
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    priceBook: book,
    scoreBook: createScoreBook({ clock, counters: createCounters(), onListenerError: () => undefined }),
    liveness,
    nextTurn: testTurn,
    reconciler: createReconciler({ timers: testTimers, liveness, generation: book.generation }),
    api: {
      event() {
        calls += 1
        return reply()
      },
      notAhead: (time: number) => Math.min(time, latest),
    },
  }
  if (seeded) book.seed([buildMarket()])
  const quotes: LegQuote[] = []
  const stop = watchQuotes(services, [leg], (event) => {
    if (event.type === 'quotes.arrived') quotes.push(...event.quotes)
  })
  return { book, clock, liveness, quotes, stop, calls: () => calls }
}

/** What has changed is told together, at the end of the turn. */
const told = (): Promise<void> => Promise.resolve()

const noReply = (): Promise<never> => Promise.reject(new Error('no call was expected'))

describe('the terms of what is in the slip', () => {
  it('are told as they are now, then soon what has changed, without a frame [SLIP-15]', async () => {
    const { book, clock, quotes, stop, calls } = watch(noReply)
    expect(quotes).toEqual([
      {
        marketId: 'm1',
        side: 'home',
        status: 'open',
        price: { euro: '1.80' },
        handicap: null,
        line: null,
        timeStamp: 100,
        isStale: false,
      },
    ])
    book.apply([
      {
        eventId: 'e1',
        marketId: 'm1',
        timeStamp: 200,
        status: 'open',
        selections: [buildSelection('home', '1.90')],
      },
    ])
    clock.advance(50)
    await told()
    expect(quotes.at(-1)).toMatchObject({ price: { euro: '1.90' }, timeStamp: 200 })
    stop()
    book.apply([
      {
        eventId: 'e1',
        marketId: 'm1',
        timeStamp: 300,
        status: 'open',
        selections: [buildSelection('home', '1.95')],
      },
    ])
    clock.advance(50)
    await told()
    expect(quotes).toHaveLength(2)
    expect(calls()).toBe(0)
  })

  it('are stale as soon as prices stop, and are fetched again once they come [LIVE-05] [SLIP-21]', async () => {
    const { book, clock, liveness, quotes, calls } = watch(() =>
      Promise.resolve(
        eventWith([buildMarket({ timeStamp: 300, selections: [buildSelection('home', '2.10')] })]),
      ),
    )
    liveness.set(false)
    book.setStale(true)
    clock.advance(50)
    await told()
    expect(quotes.at(-1)?.isStale).toBe(true)
    book.setStale(false)
    liveness.set(true)
    await expect.poll(() => quotes.at(-1)).toMatchObject({ isStale: false, price: { euro: '2.10' } })
    expect(calls()).toBe(1)
  })

  it('are fetched after a reload, before any list has been [SLIP-21]', async () => {
    const { quotes } = watch(() => Promise.resolve(eventWith([buildMarket()])), { seeded: false })
    expect(quotes).toEqual([])
    await expect.poll(() => quotes[0]).toMatchObject({ isStale: false, price: { euro: '1.80' } })
  })

  it.each([
    ['event', null],
    ['market', eventWith([])],
    ['selection', eventWith([buildMarket({ selections: [buildSelection('away', '2.00')] })])],
  ])('are closed where the %s is no longer on offer [SLIP-21]', async (_, event) => {
    const { quotes } = watch(() => Promise.resolve(event), { seeded: false })
    await expect.poll(() => quotes[0]).toMatchObject({ isStale: false, status: 'closed' })
  })

  it("are closed as of now, whatever time a ticket gives them in the future of the server's clock [LIVE-06] [SLIP-21]", async () => {
    const leg = buildLeg({ timeStamp: Number.MAX_SAFE_INTEGER })
    const { quotes } = watch(() => Promise.resolve(null), { seeded: false, leg })
    await expect.poll(() => quotes[0]).toMatchObject({ status: 'closed', timeStamp: latest })
  })

  it('stay unknown while they cannot be fetched', async () => {
    const { quotes, calls, stop } = watch(() => Promise.reject(new Error('offline')), { seeded: false })
    await expect.poll(calls).toBe(1)
    expect(quotes).toEqual([])
    stop()
  })
})
