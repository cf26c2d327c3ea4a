import { QueryClient, type InfiniteData, type QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { boardsResource } from '#src/api/boards/resources.ts'
import { eventKey, eventPagesKey } from '#src/api/lists/events.ts'
import { eventDatesResource, eventsResource, tiecoResource } from '#src/api/lists/resources.ts'
import { careResource, walletResource } from '#src/api/member/resources.ts'
import { todaysResultsResource } from '#src/api/results/resources.ts'
import { entriesResource, ticketsResource } from '#src/api/tickets/resources.ts'
import { createScoreBook } from '#src/realtime/scoreBook.ts'
import { bookedBets, type BookedBetNews } from '#src/realtime/topics/bookedBets.ts'
import { liveStats } from '#src/realtime/topics/liveStats.ts'
import { buildEvent, buildMessage } from '#src/testing/builders.ts'
import { testTimers } from '#src/testing/environment.ts'
import { createTestBook } from '#src/testing/realtime/book.ts'
import { createTestTopics } from '#src/testing/realtime/topics.ts'
import type { EventListPage } from '#src/wire/lists/events.ts'

import { createMessageRouter } from './messageRouter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const event = buildEvent()

/** What is out of date is so at once, in whatever order. */
const inOrder = (keys: readonly QueryKey[]): QueryKey[] =>
  keys.toSorted((one, other) => String(one[0]).localeCompare(String(other[0])))

/** @param moment which moment is this client's own, in [0, 1) */
function open(moment = 0) {
  const { book, clock, serverClock, counters } = createTestBook()
  const queryClient = new QueryClient()
  const scoreBook = createScoreBook({ clock, counters, onListenerError: () => undefined })
  const topics = createTestTopics({ counters, notAhead: serverClock.notAhead })
  const maintenance: unknown[] = []
  const feed = createMessageRouter({
    queryClient,
    priceBook: book,
    scoreBook,
    topics,
    reportMaintenance: ({ isOn }) => void maintenance.push(isOn),
    counters,
    timers: testTimers,
    random: moment,
  })
  const invalidated: QueryKey[] = []
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation((filters) => {
    if (filters?.queryKey !== undefined) invalidated.push(filters.queryKey)
    return Promise.resolve()
  })
  const pages = eventPagesKey({ tab: 'today' })
  const page: EventListPage = { count: 2, next: null, events: [event, { ...event, eventId: 'e2' }] }
  queryClient.setQueryData(pages, { pages: [page], pageParams: [1] })
  const listed = () =>
    queryClient
      .getQueryData<InfiniteData<EventListPage>>(pages)
      ?.pages.map(({ count, events }) => [count, ...events.map(({ eventId }) => eventId)])
  const send = (name: string, data: unknown, timeStamp?: number): number | null =>
    feed.events(buildMessage(name, data, timeStamp))
  const change = (action: string) => ({
    eventId: 'e1',
    action,
    gameId: '41',
    inPlay: 'true',
    startDatetimeUtc: '2026-01-01T00:00:00Z',
    totalNumMarkets: 1,
  })
  return {
    book,
    clock,
    serverClock,
    counters,
    scoreBook,
    invalidated,
    listed,
    send,
    change,
    topics,
    maintenance,
  }
}

describe('what the channels say about the lists', () => {
  it('takes an event that was removed out of every list at once [LIVE-07]', () => {
    const { listed, send, change } = open()
    send('gameclient-events', change('removed'))
    expect(listed()).toEqual([[1, 'e2']])
  })

  it('takes an event whose markets have all closed out of the lists [LIVE-07]', () => {
    const { book, clock, listed, send } = open()
    book.seed(event.markets)
    const selection = [
      { betTypeSelectionName: 'home', status: 'close', euroOdds: '1.80', handicap: null, line: null },
    ]
    send('gameclient-updates', [
      { eventId: 'e1', marketId: 'm1', timeStamp: 200, status: 'close', selection },
    ])
    clock.advance(50)
    expect(listed()).toEqual([[1, 'e2']])
  })

  it('fetches the lists again at a moment of its own within a second, so that not all who are told ask at once', () => {
    const { invalidated, send, change } = open(0.6)
    for (const action of ['added', 'changed']) send('gameclient-events', change(action))
    vi.advanceTimersByTime(599)
    expect(invalidated).toEqual([])
    vi.advanceTimersByTime(1)
    expect(invalidated).toContainEqual(eventsResource.key)
    const once = invalidated.length
    vi.advanceTimersByTime(30_000)
    expect(invalidated).toHaveLength(once)
  })

  it('fetches the lists again once that moment has come, and then at most every 3 s however much moves', () => {
    const { invalidated, send, change } = open()
    for (let times = 0; times < 20; times += 1) send('gameclient-events', change('changed'))
    expect(inOrder(invalidated)).toEqual([
      boardsResource.key,
      eventDatesResource.key,
      eventsResource.key,
      tiecoResource.key,
      todaysResultsResource.key,
    ])
    vi.advanceTimersByTime(3_000)
    expect(invalidated).toHaveLength(10)
    vi.advanceTimersByTime(30_000)
    expect(invalidated).toHaveLength(10)
  })

  it('fetches an event again when it is told to [LIVE-09]', () => {
    const { invalidated, send } = open()
    send('gameclient-refresh', { eventId: 'e7' })
    expect(invalidated).toEqual([eventKey('e7')])
  })

  it('fetches wallet and tickets when a ticket has settled, and not for other notices [HIST-03]', () => {
    const { invalidated, send } = open()
    send('notification', { results: [{ id: 'n', type: 'info', message: 'Hello' }] })
    expect(invalidated).toEqual([])
    send('notification', { results: [{ id: 'n', type: 'info', message: 'Settled', ticketNum: 'T1' }] })
    expect(inOrder(invalidated)).toEqual([
      careResource.key,
      entriesResource.key,
      ticketsResource.key,
      walletResource.key,
    ])
  })

  it('has wallet and tickets fetched again for what became of a booked bet, and tells it [PREBOOK-06] [LIVE-03]', () => {
    const { invalidated, send, topics } = open()
    const heard: BookedBetNews[] = []
    topics.subscribe(bookedBets, (news) => void heard.push(news))
    send('prebook-notification', { ticketNum: 'T7', prebookStatus: 'accepted' })
    expect(inOrder(invalidated)).toEqual([
      careResource.key,
      entriesResource.key,
      ticketsResource.key,
      walletResource.key,
    ])
    expect(heard).toMatchObject([{ ticketNum: 'T7', status: 'placed' }])
  })
})

describe("a message whose time lies in the future of the server's clock", () => {
  const future = Number.MAX_SAFE_INTEGER

  it('is followed by every later one, of scores, maintenance and statistics alike [LIVE-06] [LIVE-12] [STAT-06]', () => {
    const { send, serverClock, scoreBook, topics, maintenance, counters } = open()
    const told: number[] = []
    topics.subscribe(liveStats, ({ timeStamp }) => void told.push(timeStamp))
    serverClock.set(10_000)
    const score = (matchScoreline: string) => ({
      eventId: 'e1',
      matchScoreline,
      details: null,
      mapNum: null,
      inPlay: 'true',
      marketTabs: [],
    })
    const notice = (isOn: boolean) => ({ maintenance: isOn, from: null, to: null })
    send('market-scoreline', score('9-9'), future)
    send('market-scoreline', score('1-0'), 10_500)
    expect(scoreBook.get('e1')?.scoreline).toBe('1-0')
    send('maintenance', notice(true), future)
    send('maintenance', notice(false), 10_500)
    expect(maintenance).toEqual([true, false])
    const map = { eventId: 'e1', mapNum: 1, status: 2, details: {} }
    send('gameclient-livestats', map, future)
    send('gameclient-livestats', map, 9_000)
    expect(told).toEqual([10_000, 9_000])
    expect(counters.read().outOfOrder).toBe(0)
  })
})
