import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'

import type { Leg } from '#domain/bets/bet.ts'
import type { Event } from '#domain/market/event.ts'
import type { MarketUpdate } from '#domain/market/marketUpdate.ts'
import type { Market } from '#domain/market/selection.ts'
import type { LegQuote } from '#machines/betSlip/types.ts'
import type { Api } from '#src/api/api.ts'
import { networkError } from '#src/api/http/failures.ts'
import { eventPagesQuery, eventQuery } from '#src/api/lists/events.ts'
import { watchQuotes } from '#src/client/actors/bets/watchQuotes.ts'
import { catchUp, countPrices } from '#src/client/actors/socketActors.ts'
import { createMessageRouter } from '#src/client/data/messageRouter.ts'
import { createQueryClient } from '#src/client/data/queryClient.ts'
import { keepCurrent } from '#src/client/reactions/keepCurrent.ts'
import { createCounters } from '#src/realtime/counters.ts'
import { createLiveness } from '#src/realtime/liveness.ts'
import { createReconciler } from '#src/realtime/reconciler.ts'
import { createScoreBook } from '#src/realtime/scoreBook.ts'
import { buildEvent, buildMarket, buildSelection, buildLeg, buildMessage } from '#src/testing/builders.ts'
import { testTimers, testTurn } from '#src/testing/environment.ts'
import { createTestBook } from '#src/testing/realtime/book.ts'
import { testSettings } from '#src/testing/storage.ts'

import { createTestTopics } from './topics.ts'

/** A request that has left and has no answer yet. */
interface Asked {
  readonly what: string
  /**
   * The server answers with what was so when it was asked, or (a mirror that lags) so many changes before: of those
   * the channel has told, since nobody can tell that a reply misses what it never heard of.
   */
  answer(changesBefore?: number): void
  /** A mirror answers with the state before, told or not. */
  answerOld(): void
  fail(): void
}

/** What the member may look at: the list (an event a page), the page of the first event, and a slip with the second. */
export type View = 'list' | 'event' | 'slip'

const shownMarkets: Readonly<Record<View, readonly string[]>> = {
  list: ['m1', 'm3'],
  event: ['m1', 'm2'],
  slip: ['m3'],
}
export const markets = ['m1', 'm2', 'm3'] as const
const leg: Leg = { ...buildLeg(), eventId: 'e2', marketId: 'm3' }

/**
 * The client's way for prices, whole but for React, between a server whose replies and a channel whose cuts are in
 * the test's hands. Timers are to be vitest's.
 */
export function openPricesWorld() {
  const { book, clock } = createTestBook()
  const counters = createCounters()
  const scoreBook = createScoreBook({ clock, counters, onListenerError: () => undefined })
  const liveness = createLiveness(testTimers)
  const queryClient = createQueryClient()
  book.setStale(true)
  const reconciler = createReconciler({ timers: testTimers, liveness, generation: book.generation })
  const readers = createMessageRouter({
    queryClient,
    priceBook: book,
    scoreBook,
    topics: createTestTopics({ counters }),
    reportMaintenance: () => undefined,
    counters,
    timers: testTimers,
    random: 0,
  })
  keepCurrent({ queryClient, priceBook: book, liveness, reconciler })

  /** Every state of each market so far, the newest last. */
  const history = new Map<string, Market[]>(
    markets.map((marketId) => [marketId, [marketAt(marketId, 0, 100)]]),
  )
  const statesOf = (marketId: string): Market[] => {
    const states = history.get(marketId)
    if (states === undefined) throw new Error(`no market ${marketId}`)
    return states
  }
  let changes = 0
  const pending: Asked[] = []
  let requests = 0
  let mostAtOnce = 0

  /** How many states there were of each market when the channel came up. */
  let toldFrom = new Map<string, number>()
  const now = (marketId: string, before = 0, oldest = toldFrom.get(marketId) ?? 0): Market => {
    const states = statesOf(marketId)
    const state = states[Math.max(oldest, states.length - 1 - before, 0)]
    if (state === undefined) throw new Error(`no market ${marketId}`)
    return state
  }

  const ask = <Reply>(
    what: string,
    signal: AbortSignal | undefined,
    reply: (before: number, oldest?: number) => Reply,
  ) => {
    requests += 1
    // What it would say now, for each lag: a reply never knows what came after it was made.
    const replies = [0, 1, 2].map((before) => reply(before))
    const old = reply(1, 0)
    return new Promise<Reply>((resolve, reject) => {
      const done = (): void => void pending.splice(pending.indexOf(asked), 1)
      const asked: Asked = {
        what,
        answer(before = 0) {
          done()
          resolve(replies[before] ?? old)
        },
        answerOld() {
          done()
          resolve(old)
        },
        fail() {
          done()
          reject(networkError(false))
        },
      }
      signal?.addEventListener('abort', () => {
        if (pending.includes(asked)) asked.fail()
      })
      pending.push(asked)
      mostAtOnce = Math.max(mostAtOnce, pending.filter((other) => other.what === what).length)
    })
  }
  const event = (eventId: string, marketIds: readonly string[], before: number, oldest?: number): Event =>
    buildEvent({ eventId, markets: marketIds.map((marketId) => now(marketId, before, oldest)) })
  const api: Pick<Api, 'events' | 'event'> = {
    events: (_, page, signal) =>
      ask('list', signal, (before, oldest) => ({
        count: 2,
        next: page === 1 ? 2 : null,
        events: [page === 1 ? event('e1', ['m1'], before, oldest) : event('e2', ['m3'], before, oldest)],
      })),
    event: (eventId, signal) =>
      ask(eventId, signal, (before, oldest) =>
        event(eventId, eventId === 'e1' ? ['m1', 'm2'] : ['m3'], before, oldest),
      ),
  }

  const context = {
    priceBook: book,
    scoreBook,
    liveness,
    nextTurn: testTurn,
    queryClient,
    reconciler,
    // Only what these queries call.
    api: api as Api,
    session: { settings: () => testSettings },
  }

  const pages = new InfiniteQueryObserver(queryClient, eventPagesQuery(context, { tab: 'today' }))
  const showing = new Map<View, () => void>()
  const quotes: LegQuote[] = []
  const open: Record<View, () => () => void> = {
    list: () => pages.subscribe(() => undefined),
    event: () => new QueryObserver(queryClient, eventQuery(context, 'e1')).subscribe(() => undefined),
    slip: () =>
      watchQuotes(context, [leg], (told) => {
        if (told.type === 'quotes.arrived') quotes.push(...told.quotes)
      }),
  }

  let closeLine: (() => void) | null = null
  let isAgain = false
  let isSilent = false
  /** What the events line carries and has not delivered, and what the event's own line holds back. */
  let underWay: string[] = []
  const late: string[] = []
  const deliver = (): void => {
    for (const text of underWay) readers.events(text)
    underWay = []
  }

  return {
    book,
    pending,
    quotes,
    requests: () => requests,
    mostAtOnce: () => mostAtOnce,
    priceNow: (marketId: string) => now(marketId).selections[0]?.price.euro,
    show(view: View) {
      if (!showing.has(view)) showing.set(view, open[view]())
    },
    hide(view: View) {
      showing.get(view)?.()
      showing.delete(view)
    },
    more() {
      if (showing.has('list') && pages.getCurrentResult().hasNextPage)
        void pages.fetchNextPage({ cancelRefetch: false })
    },
    isShown: (view: View) => showing.has(view),
    /** The markets that are on screen or in the slip. */
    shown(): string[] {
      const loaded = pages.getCurrentResult().data?.pages.flatMap((page) => page.events) ?? []
      const isLoaded = (marketId: string): boolean =>
        loaded.some((each) => each.markets.some((market) => market.marketId === marketId))
      return [...showing.keys()].flatMap((view) =>
        shownMarkets[view].filter((marketId) => view !== 'list' || isLoaded(marketId)),
      )
    },
    connect() {
      if (closeLine !== null) return
      isSilent = false
      toldFrom = new Map([...history].map(([marketId, states]) => [marketId, states.length - 1]))
      closeLine =
        catchUp({ queryClient, priceBook: book, liveness }, { channel: { kind: 'events' }, isAgain }) ?? null
      isAgain = true
    },
    cut() {
      closeLine?.()
      closeLine = null
      underWay = []
    },
    fallSilent() {
      if (closeLine === null || isSilent) return
      isSilent = true
      countPrices({ priceBook: book, liveness }, false)
    },
    hear() {
      if (closeLine === null || !isSilent) return
      isSilent = false
      deliver()
      countPrices({ priceBook: book, liveness }, true)
    },
    /** A price moves: told at once where the line is up, kept on its way where it says nothing, lost where it is cut. */
    move(marketId: string) {
      changes += 1
      const market = marketAt(marketId, changes, now(marketId).timeStamp + 1)
      statesOf(marketId).push(market)
      const text = buildMessage('gameclient-updates', [updateOf(market)])
      late.push(text)
      if (closeLine === null) return
      underWay.push(text)
      if (!isSilent) deliver()
    },
    /** The channel tells that some event changed: lists are out of date. */
    changeEvents() {
      if (closeLine === null || isSilent) return
      const data = { eventId: 'e9', action: 'changed' }
      readers.events(buildMessage('gameclient-events', data))
    },
    /** The first event's own line says that it is to be asked for again. */
    refreshEvent() {
      const data = { eventId: 'e1' }
      readers.event(buildMessage('gameclient-refresh', data))
    },
    /** The event's own line delivers something that it has held back. */
    hearEventLine() {
      const text = late.shift()
      if (text !== undefined) readers.event(text)
    },
    /** Tells what is new to all that show a price or calculate with one. */
    paint(): void {
      clock.advance(50)
      clock.frame()
    },
  }
}

export type PricesWorld = ReturnType<typeof openPricesWorld>

function marketAt(marketId: string, change: number, timeStamp: number): Market {
  const eventId = marketId === 'm3' ? 'e2' : 'e1'
  const euro = (2 + change / 100).toFixed(2)
  return buildMarket({ marketId, eventId, timeStamp, selections: [buildSelection('home', euro)] })
}

function updateOf({ eventId, marketId, timeStamp, selections }: Market): unknown {
  const selection = selections.map(({ side, status, price }): unknown => ({
    betTypeSelectionName: side,
    status,
    euroOdds: price.euro,
    malayOdds: '0.5',
    indoOdds: '0.5',
    hongkongOdds: '0.5',
    handicap: null,
    line: null,
  }))
  const update: Record<keyof Pick<MarketUpdate, 'eventId' | 'marketId' | 'timeStamp' | 'status'>, unknown> = {
    eventId,
    marketId,
    timeStamp,
    status: 'open',
  }
  return { ...update, selection }
}
