import type { QueryClient } from '@tanstack/react-query'
import type { Atom } from '@tanstack/store'

import type { Maintenance } from '#machines/maintenance/types.ts'
import type { Channel } from '#machines/socket/types.ts'
import { removeFromLists } from '#src/api/events.ts'
import { refresh, refreshEvent } from '#src/api/invalidation.ts'
import type { Counters } from '#src/realtime/counters.ts'
import {
  createMessageReader,
  type LiveStatsNotice,
  type MessageHandlers,
  type MessageReader,
  type PrebookNotice,
} from '#src/realtime/messages.ts'
import { notCurrent, type PriceBook } from '#src/realtime/priceBook.ts'
import type { ScoreBook } from '#src/realtime/scoreBook.ts'
import type { Timers } from '#src/realtime/timers.ts'

import { throttled } from './throttle.ts'

/** Events come and go in bunches, and a list is fetched whole. */
const listsInterval = 3_000

export interface RouterServices {
  readonly queryClient: QueryClient
  readonly priceBook: PriceBook
  readonly scoreBook: ScoreBook
  /** The last that was heard of a booked bet. */
  readonly prebookNotice: Atom<PrebookNotice | null>
  /** The last that was told of a map's statistics. */
  readonly liveStatsNotice: Atom<LiveStatsNotice | null>
  /** Whoever wants to know of maintenance. */
  readonly tellMaintenance: (maintenance: Maintenance) => void
  readonly counters: Counters
  /** A time that the server gave; now, where that lies in the future of its clock: what comes then is later all the same. */
  readonly notAhead: (time: number) => number
  readonly timers: Timers
}

/** Takes a message of a channel, by the channel's kind. */
export type Readers = Readonly<Record<Channel['kind'], MessageReader>>

/**
 * Where the channels' messages go: prices and scores to the books, and what changes the lists' structure to the query
 * cache, seldom. Prices are current by what the events channel tells; those of another connection may be behind it.
 */
export function createMessageRouter({
  queryClient,
  priceBook,
  scoreBook,
  prebookNotice,
  liveStatsNotice,
  tellMaintenance,
  counters,
  notAhead,
  timers,
}: RouterServices): Readers {
  const refreshLists = throttled(timers, () => refresh(queryClient, 'eventsMoved'), listsInterval)
  const remove = (eventId: string): void => {
    removeFromLists(queryClient, eventId)
    refreshEvent(queryClient, eventId)
    refreshLists()
  }
  priceBook.onEventClosed(remove)
  let maintenanceSaidAt = 0
  const handlers: Omit<MessageHandlers, 'onPrices'> = {
    onScore: ({ timeStamp, ...score }) => scoreBook.apply({ ...score, timeStamp: notAhead(timeStamp) }),
    onEvent({ eventId, action }) {
      if (action === 'removed') remove(eventId)
      else refreshLists()
    },
    onRefresh: (eventId) => refreshEvent(queryClient, eventId),
    onNotices({ count, hasTicket }) {
      if (count > 0 && hasTicket) refresh(queryClient, 'ticketNoticed')
    },
    onPrebook(notice) {
      refresh(queryClient, 'ticketNoticed')
      prebookNotice.set(notice)
    },
    onLiveStats: ({ data, timeStamp }) => liveStatsNotice.set({ data, timeStamp: notAhead(timeStamp) }),
    onMaintenance({ maintenance, timeStamp: said }) {
      const timeStamp = notAhead(said)
      // The same notice comes on each line, and one of them may be behind.
      if (timeStamp < maintenanceSaidAt) counters.count('outOfOrder')
      else {
        maintenanceSaidAt = timeStamp
        tellMaintenance(maintenance)
      }
    },
  }
  const current = createMessageReader(
    { ...handlers, onPrices: (updates) => priceBook.apply(updates) },
    counters,
  )
  const other = createMessageReader(
    { ...handlers, onPrices: (updates) => priceBook.apply(updates, notCurrent) },
    counters,
  )
  return { events: current, event: other, notifications: other }
}
