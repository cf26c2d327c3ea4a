import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Event } from '#domain/event.ts'
import type { QueryContext } from './context.ts'
import { queryKeys } from './queryKeys.ts'

export type EventsTab = 'today' | 'inplay' | 'early' | 'combo' | 'outright' | 'favourite'

export interface EventsFilter {
  readonly tab: EventsTab
  readonly gameId?: string | null
  readonly competitionIds?: readonly string[]
  /** yyyy-MM-dd in the member's time zone; combo and early only. */
  readonly date?: string | null
  /** From 1. */
  readonly page?: number
}

export interface EventList {
  /** How many there are in all pages. */
  readonly count: number
  /** The next page, if any. */
  readonly next: number | null
  readonly events: readonly Event[]
}

async function loadEvents(context: QueryContext, filter: EventsFilter, signal: AbortSignal): Promise<EventList> {
  const generation = context.priceBook.generation()
  const list = await context.api.events(filter, signal)
  for (const event of list.events) context.priceBook.seed(event.markets, generation)
  context.scoreBook.seed(list.events)
  return list
}

/**
 * One page of a tab's events: which events and which markets. Prices, statuses and scores are in the books; what this
 * holds of them is as old as the reply.
 */
export function eventsQuery(context: QueryContext, filter: EventsFilter) {
  return queryOptions({
    queryKey: queryKeys.events(filter),
    queryFn: ({ signal }) => loadEvents(context, filter, signal),
    staleTime: 30_000,
  })
}

/** The same, page after page: `useInfiniteQuery(eventPagesQuery(client, { tab }))` [BROWSE-05]. */
export function eventPagesQuery(context: QueryContext, filter: Omit<EventsFilter, 'page'>) {
  return infiniteQueryOptions({
    queryKey: queryKeys.eventPages(filter),
    queryFn: ({ pageParam, signal }) => loadEvents(context, { ...filter, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => last.next,
    staleTime: 30_000,
  })
}

/** One event with every market of it, or null where there is none under this id. */
export function eventQuery(context: QueryContext, eventId: string) {
  return queryOptions({
    queryKey: queryKeys.event(eventId),
    queryFn: async ({ signal }): Promise<Event | null> => {
      const generation = context.priceBook.generation()
      const event = await context.api.event(eventId, signal)
      if (event === null) return null
      context.priceBook.seed(event.markets, generation)
      context.scoreBook.seed([event])
      return event
    },
    staleTime: 30_000,
  })
}
