import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import type { Event } from '#domain/market/event.ts'
import { eventKey, type EventsReply } from '#src/api/lists/events.ts'
import type { QueryContext } from '#src/api/query.ts'
import type { PriceBook } from '#src/realtime/prices/priceBook.ts'
import { type InMatchCombo, readInMatchCombo } from '#src/wire/match/inMatchCombo.ts'

/** Which markets of an event may be combined, and the event with these alone. */
export interface InMatchComboReply extends EventsReply, Omit<InMatchCombo, 'markets'> {
  readonly event: Event
}

interface InMatchComboContext extends QueryContext {
  readonly priceBook: PriceBook
}

/**
 * What of an event may be combined with each other [SLIP-12]. Its prices are the price book's. A part of what is known of
 * the event, so that it is out of date and kept current with it.
 * @param map the name of a map's tab; null for the first
 */
export function inMatchComboQuery(
  { api: { caller }, priceBook }: InMatchComboContext,
  event: Event,
  map: string | null,
) {
  const { eventId } = event
  return queryOptions({
    queryKey: [...eventKey(eventId), 'inMatchCombo', map],
    queryFn: async ({ signal }): Promise<InMatchComboReply> => {
      const requestedInGeneration = priceBook.generation()
      const { markets, ...combo } = await caller.get(
        (abort) =>
          caller.http.GET('/events/in-match-combo/', {
            params: {
              query: {
                event_id: eventId,
                combo: true,
                outright: false,
                market_option: 'MAP',
                ...(map !== null && { map_option: map }),
              },
            },
            signal: abort,
          }),
        (data) => readInMatchCombo(data, eventId, caller.onLeftOut),
        signal,
      )
      priceBook.seed(markets, requestedInGeneration)
      const combined = { ...event, markets }
      return { ...combo, event: combined, events: [combined], requestedInGeneration }
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}
