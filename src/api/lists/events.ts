import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

import type { Event } from '#domain/market/event.ts'
import type { operations } from '#openapi/client.gen.ts'
import type { CallContext } from '#src/api/context.ts'
import type { Caller } from '#src/api/http/caller.ts'
import { inSlices } from '#src/api/http/slices.ts'
import type { Liveness } from '#src/realtime/liveness.ts'
import type { PriceBook } from '#src/realtime/prices/priceBook.ts'
import type { ScoreBook } from '#src/realtime/scoreBook.ts'
import { readEventList, readEventListHead, readEvents, type EventListPage } from '#src/wire/lists/events.ts'

import { narrowingQuery } from './narrowing.ts'
import { eventsResource } from './resources.ts'

export type EventsTab = 'today' | 'inplay' | 'early' | 'combo' | 'outright' | 'favourite'

export interface EventsFilter {
  readonly tab: EventsTab
  readonly gameId?: string | null
  /** Ids; none for all. */
  readonly competitions?: readonly string[] | undefined
  /** Looked for in the names of teams and competitions. */
  readonly find?: string | undefined
  /** yyyy-MM-dd in the member's time zone; combo and early only. */
  readonly date?: string | null
}

const pageSize = 100

type EventsQuery = NonNullable<operations['listEvents']['parameters']['query']>

function eventsQuery({ tab, gameId, date, ...narrowing }: EventsFilter, page: number): EventsQuery {
  return {
    page,
    page_size: pageSize,
    ...(tab === 'combo' && { combo: true }),
    ...(tab === 'outright' && { outright: true }),
    ...(tab !== 'combo' && tab !== 'outright' && { timing: tab }),
    ...(typeof gameId === 'string' && { game_id: gameId }),
    ...narrowingQuery(narrowing),
    ...(typeof date === 'string' && { date }),
  }
}

export type EventCalls = ReturnType<typeof eventCalls>

export function eventCalls({ http, get, nextTurn, onLeftOut }: Caller) {
  return {
    async events(filter: EventsFilter, page: number, signal?: AbortSignal): Promise<EventListPage> {
      const { count, next, results } = await get(
        (abort) =>
          filter.tab === 'favourite'
            ? http.GET('/events/favourite', { signal: abort })
            : http.GET('/events/', { params: { query: eventsQuery(filter, page) }, signal: abort }),
        readEventListHead,
        signal,
      )
      const events = await inSlices(results, (event) => readEvents([event], onLeftOut), {
        signal,
        nextTurn,
      })
      return { count, next, events: events.flat() }
    },
    /** One event with all of its markets; null if no event has this id. */
    event: (eventId: string, signal?: AbortSignal): Promise<Event | null> =>
      get(
        (abort) => http.GET('/events/', { params: { query: { event_id: eventId } }, signal: abort }),
        (data) => readEventList(data, onLeftOut).events.find((event) => event.eventId === eventId) ?? null,
        signal,
      ),
  }
}

/** What the keys of all lists begin with. */
const allPagesKey = [...eventsResource.key, 'pages'] as const

/** One form for filters that ask for the same, however they say what they leave out. */
function canonical({ tab, gameId, date, ...narrowing }: EventsFilter) {
  return { tab, gameId: gameId ?? null, date: date ?? null, ...narrowingQuery(narrowing) }
}

export function eventPagesKey(filter: EventsFilter) {
  return [...allPagesKey, canonical(filter)] as const
}

/** Whether a key is of the same tab, game and day, whatever else its list is narrowed by. */
export function isSameList([, , list]: ReturnType<typeof eventPagesKey>, filter: EventsFilter): boolean {
  const { tab, gameId, date } = canonical(filter)
  return list.tab === tab && list.gameId === gameId && list.date === date
}

export function eventKey(eventId: string) {
  return [...eventsResource.key, 'one', eventId] as const
}

/** What queries of events need of the client. */
interface EventsContext<Calls> extends CallContext<Calls> {
  readonly priceBook: PriceBook
  readonly scoreBook: ScoreBook
  readonly liveness: Liveness
  /** Gives the page a turn. */
  readonly nextTurn: () => Promise<void>
}

export type EventContext = EventsContext<Pick<EventCalls, 'event'>>

/** What the server said of events, and when it was asked. */
export interface EventsReply {
  readonly events: readonly Event[]
  /** The generation of prices it was asked in: what it says is no newer. */
  readonly requestedInGeneration: number
}

type EventPage = EventListPage & EventsReply

/** Milliseconds. Saves asking twice where the channel is quick; what is asked for sooner is asked for again (`client/reactions/keepCurrent.ts`). */
const livePatience = 1_000

/** Asks for events, and seeds the books with what comes. */
async function learn<Reply extends { readonly events: readonly Event[] }>(
  { liveness, priceBook, scoreBook, nextTurn }: Omit<EventContext, 'api'>,
  signal: AbortSignal,
  ask: () => Promise<Reply>,
): Promise<Reply & EventsReply> {
  await liveness.whenLive(livePatience)
  signal.throwIfAborted()
  const requestedInGeneration = priceBook.generation()
  const moment = scoreBook.moment()
  const reply = await ask()
  await inSlices(reply.events, ({ markets }) => priceBook.seed(markets, requestedInGeneration), {
    signal,
    nextTurn,
  })
  scoreBook.seed(reply.events, moment)
  return { ...reply, requestedInGeneration }
}

/**
 * A tab's events, page after page: which events and which markets [BROWSE-05]. Prices, statuses and scores are in the
 * books; what this holds of them is as old as the reply. `useInfiniteQuery(eventPagesQuery(client, { tab }))`
 */
export function eventPagesQuery(context: EventsContext<Pick<EventCalls, 'events'>>, filter: EventsFilter) {
  return infiniteQueryOptions({
    queryKey: eventPagesKey(filter),
    queryFn: ({ pageParam, signal }) =>
      learn(context, signal, () => context.api.events(filter, pageParam, signal)),
    initialPageParam: 1,
    getNextPageParam: (last) => last.next,
    staleTime: 30_000,
  })
}

/** The event of a reply about one. */
export function onlyEvent({ events }: EventsReply): Event | null {
  return events[0] ?? null
}

/** One event with all of its markets, or null if no event has this id. */
export function eventQuery(context: EventContext, eventId: string) {
  return queryOptions({
    queryKey: eventKey(eventId),
    queryFn: ({ signal }): Promise<EventsReply> =>
      learn(context, signal, async () => {
        const event = await context.api.event(eventId, signal)
        return { events: event === null ? [] : [event] }
      }),
    select: onlyEvent,
    staleTime: 30_000,
  })
}

type EventsData = InfiniteData<EventPage> | EventsReply

function repliesIn(data: EventsData | undefined): readonly EventsReply[] {
  if (data === undefined) return []
  return 'pages' in data ? data.pages : [data]
}

/** The replies that a query of events holds. */
export function repliesOf(queryClient: QueryClient, queryKey: QueryKey): readonly EventsReply[] {
  return repliesIn(queryClient.getQueryData<EventsData>(queryKey))
}

/** The replies that all queries of events hold. */
export function allReplies(queryClient: QueryClient): readonly EventsReply[] {
  return queryClient
    .getQueriesData<EventsData>({ queryKey: eventsResource.key })
    .flatMap(([, data]) => repliesIn(data))
}

function without(list: EventPage, eventId: string): EventPage {
  const events = list.events.filter((event) => event.eventId !== eventId)
  return events.length === list.events.length ? list : { ...list, events, count: Math.max(0, list.count - 1) }
}

/** Takes an event that has closed out of every list at once, before the lists are fetched again [LIVE-07]. */
export function removeFromLists(queryClient: QueryClient, eventId: string): void {
  queryClient.setQueriesData<InfiniteData<EventPage>>(
    { queryKey: allPagesKey },
    (data) => data && { ...data, pages: data.pages.map((page) => without(page, eventId)) },
  )
}
