import type { QueryClient } from '@tanstack/react-query'

import { removeFromLists } from '#src/api/events.ts'
import { refresh, refreshEvent } from '#src/api/invalidation.ts'
import type { Counters } from '#src/realtime/counters.ts'
import { createMessageReader } from '#src/realtime/messages.ts'
import type { PriceBook } from '#src/realtime/priceBook.ts'
import type { ScoreBook } from '#src/realtime/scoreBook.ts'

import { throttled } from './throttle.ts'

/** Events come and go in bunches, and a list is fetched whole. */
const listsInterval = 3_000

export interface FeedParts {
  readonly queryClient: QueryClient
  readonly priceBook: PriceBook
  readonly scoreBook: ScoreBook
  readonly counters: Counters
}

/**
 * Where the channels' messages go: prices and scores to the books, and what changes the lists' structure to the query
 * cache, seldom.
 * @returns takes a message of any channel
 */
export function createFeed({
  queryClient,
  priceBook,
  scoreBook,
  counters,
}: FeedParts): (message: unknown) => void {
  const refreshLists = throttled(() => refresh(queryClient, 'eventsMoved'), listsInterval)
  const remove = (eventId: string): void => {
    removeFromLists(queryClient, eventId)
    refreshEvent(queryClient, eventId)
    refreshLists()
  }
  priceBook.onEventClosed(remove)
  return createMessageReader(
    {
      onPrices: priceBook.apply,
      onScore: scoreBook.apply,
      onEvent({ eventId, action }) {
        if (action === 'removed') remove(eventId)
        else refreshLists()
      },
      onRefresh: (eventId) => refreshEvent(queryClient, eventId),
      onNotices({ count, hasTicket }) {
        if (count > 0 && hasTicket) refresh(queryClient, 'ticketNoticed')
      },
    },
    counters,
  )
}
