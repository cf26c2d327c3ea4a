import { QueryClient, type InfiniteData } from '@tanstack/react-query'
import { createAtom } from '@tanstack/store'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { boardsResource } from '#src/api/boards.ts'
import { eventDatesResource } from '#src/api/eventDates.ts'
import { eventKey, eventPagesKey, eventsResource } from '#src/api/events.ts'
import { tiecoResource } from '#src/api/games.ts'
import { todaysResultsResource } from '#src/api/resultResources.ts'
import { entriesResource, ticketsResource } from '#src/api/ticketResources.ts'
import { walletResource } from '#src/api/wallet.ts'
import type { LiveStatsNotice, PrebookNotice } from '#src/realtime/messages.ts'
import { createScoreBook } from '#src/realtime/scoreBook.ts'
import { createTestBook } from '#src/testing/book.ts'
import { buildEvent, buildMessage } from '#src/testing/builders.ts'
import { testTimers } from '#src/testing/environment.ts'
import type { EventListPage } from '#src/wire/events.ts'

import { createMessageRouter } from './messageRouter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const event = buildEvent()

function open() {
  const { book, clock, counters } = createTestBook()
  const queryClient = new QueryClient()
  const scoreBook = createScoreBook({ clock, counters, onListenerError: () => undefined })
  const prebookNotice = createAtom<PrebookNotice | null>(null)
  const feed = createMessageRouter({
    queryClient,
    priceBook: book,
    scoreBook,
    prebookNotice,
    liveStatsNotice: createAtom<LiveStatsNotice | null>(null),
    tellMaintenance: () => undefined,
    counters,
    timers: testTimers,
  })
  const invalidated: unknown[] = []
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation((filters) => {
    invalidated.push(filters?.queryKey)
    return Promise.resolve()
  })
  const pages = eventPagesKey({ tab: 'today' })
  const page: EventListPage = { count: 2, next: null, events: [event, { ...event, eventId: 'e2' }] }
  queryClient.setQueryData(pages, { pages: [page], pageParams: [1] })
  const listed = () =>
    queryClient
      .getQueryData<InfiniteData<EventListPage>>(pages)
      ?.pages.map(({ count, events }) => [count, ...events.map(({ eventId }) => eventId)])
  const send = (name: string, data: unknown): number | null => feed.events(buildMessage(name, data))
  const change = (action: string) => ({
    eventId: 'e1',
    action,
    gameId: '41',
    inPlay: 'true',
    startDatetimeUtc: '2026-01-01T00:00:00Z',
    totalNumMarkets: 1,
  })
  return { book, clock, invalidated, listed, send, change, prebookNotice }
}

describe('what the channels tell of the lists', () => {
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

  it('fetches the lists again at once, and then at most every 3 s however much moves', () => {
    const { invalidated, send, change } = open()
    for (let times = 0; times < 20; times += 1) send('gameclient-events', change('changed'))
    expect(invalidated).toEqual([
      eventsResource.key,
      eventDatesResource.key,
      tiecoResource.key,
      boardsResource.key,
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
    expect(invalidated).toEqual([walletResource.key, ticketsResource.key, entriesResource.key])
  })

  it('has wallet and tickets fetched again for what became of a booked bet, and tells it [PREBOOK-06] [LIVE-03]', () => {
    const { invalidated, send, prebookNotice } = open()
    send('prebook-notification', { ticketNum: 'T7', prebookStatus: 'accepted' })
    expect(invalidated).toEqual([walletResource.key, ticketsResource.key, entriesResource.key])
    expect(prebookNotice.get()).toEqual({ ticketNum: 'T7', status: 'placed' })
  })
})
