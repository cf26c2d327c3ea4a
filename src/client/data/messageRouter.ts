import type { QueryClient } from '@tanstack/react-query'

import type { Maintenance } from '#machines/maintenance/types.ts'
import type { Channel } from '#machines/socket/types.ts'
import { refresh, refreshEvent } from '#src/api/invalidation.ts'
import { removeFromLists } from '#src/api/lists/events.ts'
import { throttled } from '#src/client/platform/throttle.ts'
import type { Counters } from '#src/realtime/counters.ts'
import { createMessageReader, type MessageReader } from '#src/realtime/messages.ts'
import { notCurrent, type PriceBook } from '#src/realtime/prices/priceBook.ts'
import type { ScoreBook } from '#src/realtime/scoreBook.ts'
import type { Timers } from '#src/realtime/timers.ts'
import { bookedBets } from '#src/realtime/topics/bookedBets.ts'
import { eventChanges } from '#src/realtime/topics/eventChanges.ts'
import { maintenanceNotices } from '#src/realtime/topics/maintenanceNotices.ts'
import { notifications } from '#src/realtime/topics/notifications.ts'
import { refreshes } from '#src/realtime/topics/refreshes.ts'
import { scores } from '#src/realtime/topics/scores.ts'
import type { Topics } from '#src/realtime/topics/topics.ts'

/** Events come and go in bunches, and a list is fetched whole. */
const listsInterval = 3_000
/** Every client is told of them at the same moment: each asks at one of its own within this, so that not all ask at once. */
const listsSpread = 1_000

export interface RouterServices {
  readonly queryClient: QueryClient
  readonly priceBook: PriceBook
  readonly scoreBook: ScoreBook
  readonly topics: Topics
  /** Is told what is said of maintenance. */
  readonly reportMaintenance: (maintenance: Maintenance) => void
  readonly counters: Counters
  readonly timers: Timers
  /** In [0, 1): which moment is this client's own. */
  readonly random: number
}

/** Takes a message of a channel, by the channel's kind. */
export type Readers = Readonly<Record<Channel['kind'], MessageReader>>

/**
 * Where the channels' messages go: prices and scores to the books, and what changes the lists' structure to the query
 * cache, seldom; a feature subscribes to what it wants to hear. Prices are current by what the events channel
 * tells; those of another connection may be behind it.
 */
export function createMessageRouter({
  queryClient,
  priceBook,
  scoreBook,
  topics,
  reportMaintenance,
  counters,
  timers,
  random,
}: RouterServices): Readers {
  const refreshLists = throttled(
    timers,
    () => refresh(queryClient, 'eventsMoved'),
    listsInterval,
    random * listsSpread,
  )
  const remove = (eventId: string): void => {
    removeFromLists(queryClient, eventId)
    refreshEvent(queryClient, eventId)
    refreshLists()
  }
  priceBook.onEventClosed(remove)
  let maintenanceSaidAt = 0
  topics.subscribe(scores, scoreBook.apply)
  topics.subscribe(eventChanges, ({ eventId, action }) => {
    if (action === 'removed') remove(eventId)
    else refreshLists()
  })
  topics.subscribe(refreshes, ({ eventId }) => refreshEvent(queryClient, eventId))
  topics.subscribe(notifications, ({ hasTicket }) => {
    if (hasTicket) refresh(queryClient, 'ticketNoticed')
  })
  topics.subscribe(bookedBets, () => refresh(queryClient, 'ticketNoticed'))
  topics.subscribe(maintenanceNotices, ({ maintenance, timeStamp }) => {
    // The same notice comes on each line, and one of them may be behind.
    if (timeStamp < maintenanceSaidAt) counters.count('outOfOrder')
    else {
      maintenanceSaidAt = timeStamp
      reportMaintenance(maintenance)
    }
  })
  const current = createMessageReader({ topics, onPrices: (updates) => priceBook.apply(updates) }, counters)
  const other = createMessageReader(
    { topics, onPrices: (updates) => priceBook.apply(updates, notCurrent) },
    counters,
  )
  return { events: current, event: other, notifications: other }
}
