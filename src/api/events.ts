import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'

import type { Event } from '#domain/event.ts'

import type { EventContext, QueryContext } from './context.ts'
import { queryKeys } from './queryKeys.ts'

export type EventsTab = 'today' | 'inplay' | 'early' | 'combo' | 'outright' | 'favourite'

export interface EventsFilter {
  readonly tab: EventsTab
  readonly gameId?: string | null
  readonly competitionIds?: readonly string[]
  /** yyyy-MM-dd in the member's time zone; combo and early only. */
  readonly date?: string | null
}

export interface EventList {
  /** How many there are in all pages. */
  readonly count: number
  /** The next page, if any. */
  readonly next: number | null
  readonly events: readonly Event[]
}

/** Milliseconds; a member does not wait longer for a first view because the socket is slow. */
const livePatience = 1_000

async function loadEvents(
  context: QueryContext,
  filter: EventsFilter,
  page: number,
  signal: AbortSignal,
): Promise<EventList> {
  await context.liveness.whenLive(livePatience)
  const generation = context.priceBook.generation()
  const moment = context.scoreBook.moment()
  const list = await context.api.events(filter, page, signal)
  for (const event of list.events) context.priceBook.seed(event.markets, generation)
  context.scoreBook.seed(list.events, moment)
  return list
}

/**
 * A tab's events, page after page: which events and which markets [BROWSE-05]. Prices, statuses and scores are in the
 * books; what this holds of them is as old as the reply. `useInfiniteQuery(eventPagesQuery(client, { tab }))`
 */
export function eventPagesQuery(context: QueryContext, filter: EventsFilter) {
  return infiniteQueryOptions({
    queryKey: queryKeys.eventPages(filter),
    queryFn: ({ pageParam, signal }) => loadEvents(context, filter, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => last.next,
    staleTime: 30_000,
  })
}

/** One event with every market of it, or null where there is none under this id. */
export function eventQuery(context: EventContext, eventId: string) {
  return queryOptions({
    queryKey: queryKeys.event(eventId),
    queryFn: async ({ signal }): Promise<Event | null> => {
      await context.liveness.whenLive(livePatience)
      const generation = context.priceBook.generation()
      const moment = context.scoreBook.moment()
      const event = await context.api.event(eventId, signal)
      if (event === null) return null
      context.priceBook.seed(event.markets, generation)
      context.scoreBook.seed([event], moment)
      return event
    },
    staleTime: 30_000,
  })
}

function without(list: EventList, eventId: string): EventList {
  const events = list.events.filter((event) => event.eventId !== eventId)
  return events.length === list.events.length ? list : { ...list, events, count: Math.max(0, list.count - 1) }
}

/** Takes an event that has closed out of every list at once, before the lists are fetched again [LIVE-07]. */
export function removeFromLists(queryClient: QueryClient, eventId: string): void {
  queryClient.setQueriesData<InfiniteData<EventList>>(
    { queryKey: queryKeys.allEventPages },
    (data) => data && { ...data, pages: data.pages.map((page) => without(page, eventId)) },
  )
}
