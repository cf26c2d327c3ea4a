import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

import type { Event } from '#domain/event.ts'
import type { EventListPage } from '#src/wire/events.ts'

import type { EventContext, QueryContext } from './context.ts'
import type { EventsFilter } from './filters.ts'
import { inSlices } from './http/slices.ts'
import { queryKeys } from './queryKeys.ts'

/** What the server said of events, and when it was asked. */
export interface EventsReply {
  readonly events: readonly Event[]
  /** The generation of prices it was asked in: what it says is no newer. */
  readonly askedIn: number
}

type EventPage = EventListPage & EventsReply

/** Milliseconds. Saves asking twice where the channel is quick; what is asked for sooner is asked for again (`client/reactions/keepCurrent.ts`). */
const livePatience = 1_000

/** Asks for events, and seeds the books with what comes. */
async function learn<Reply extends { readonly events: readonly Event[] }>(
  { liveness, priceBook, scoreBook }: Omit<EventContext, 'api'>,
  signal: AbortSignal,
  ask: () => Promise<Reply>,
): Promise<Reply & EventsReply> {
  await liveness.whenLive(livePatience)
  signal.throwIfAborted()
  const askedIn = priceBook.generation()
  const moment = scoreBook.moment()
  const reply = await ask()
  await inSlices(reply.events, ({ markets }) => priceBook.seed(markets, askedIn), { signal })
  scoreBook.seed(reply.events, moment)
  return { ...reply, askedIn }
}

/**
 * A tab's events, page after page: which events and which markets [BROWSE-05]. Prices, statuses and scores are in the
 * books; what this holds of them is as old as the reply. `useInfiniteQuery(eventPagesQuery(client, { tab }))`
 */
export function eventPagesQuery(context: QueryContext, filter: EventsFilter) {
  return infiniteQueryOptions({
    queryKey: queryKeys.eventPages(filter),
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

/** One event with every market of it, or null where there is none under this id. */
export function eventQuery(context: EventContext, eventId: string) {
  return queryOptions({
    queryKey: queryKeys.event(eventId),
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
    .getQueriesData<EventsData>({ queryKey: queryKeys.allEvents })
    .flatMap(([, data]) => repliesIn(data))
}

function without(list: EventPage, eventId: string): EventPage {
  const events = list.events.filter((event) => event.eventId !== eventId)
  return events.length === list.events.length ? list : { ...list, events, count: Math.max(0, list.count - 1) }
}

/** Takes an event that has closed out of every list at once, before the lists are fetched again [LIVE-07]. */
export function removeFromLists(queryClient: QueryClient, eventId: string): void {
  queryClient.setQueriesData<InfiniteData<EventPage>>(
    { queryKey: queryKeys.allEventPages },
    (data) => data && { ...data, pages: data.pages.map((page) => without(page, eventId)) },
  )
}
