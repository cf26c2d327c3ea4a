/** What the channels say. */
import { createCounters } from '#src/realtime/counters.ts'
import { createMessageReader } from '#src/realtime/messages.ts'
import { bookedBets } from '#src/realtime/topics/bookedBets.ts'
import { cashOutOffers } from '#src/realtime/topics/cashOutOffers.ts'
import { eventChanges } from '#src/realtime/topics/eventChanges.ts'
import { liveStats } from '#src/realtime/topics/liveStats.ts'
import { maintenanceNotices } from '#src/realtime/topics/maintenanceNotices.ts'
import { notifications } from '#src/realtime/topics/notifications.ts'
import { refreshes } from '#src/realtime/topics/refreshes.ts'
import { scores } from '#src/realtime/topics/scores.ts'
import { notificationOfBooking, notificationsIn } from '#src/realtime/topics/toldNotifications.ts'
import { createTopics, type Topic } from '#src/realtime/topics/topics.ts'

import { messages } from '../contract.ts'
import { type Parser, refused } from '../parser.ts'

const topics: readonly (readonly [string, Topic<unknown>, string])[] = [
  ['bookedBets', bookedBets, 'PrebookNotification'],
  ['cashOutOffers', cashOutOffers, 'CashOutOfferMessage'],
  ['eventChanges', eventChanges, 'GameclientEvents'],
  ['liveStats', liveStats, 'GameclientLivestats'],
  ['maintenanceNotices', maintenanceNotices, 'MaintenanceMessage'],
  ['notifications', notifications, 'NotificationMessage'],
  ['refreshes', refreshes, 'GameclientRefresh'],
  ['scores', scores, 'MarketScoreline'],
]

const tell = (): void => {}
const now = 1_800_000_000_000

/** A client's reader of channels, with one who listens to everything, as the pages do. */
function hear(message: unknown): unknown {
  const heard: unknown[] = []
  const counters = createCounters()
  const all = createTopics({
    counters,
    notAhead: (time) => Math.min(time, now),
    onListenerError: (error) => {
      throw error
    },
  })
  for (const [, topic] of topics) all.subscribe(topic, (told) => void heard.push(told))
  all.subscribe(notifications, (told) => void heard.push(notificationsIn(told, tell)))
  all.subscribe(bookedBets, (told) => void heard.push(notificationOfBooking(told, tell)))
  const reader = createMessageReader(
    { onPrices: (updates) => void heard.push(...updates), topics: all },
    counters,
  )
  const ping = reader(message)
  return heard.length === 0 && ping === null ? refused : heard
}

export const channels: readonly Parser[] = [
  {
    file: 'src/realtime/messages.ts',
    name: 'createMessageReader',
    form: 'jsonText',
    samples: [...messages('realtime.yaml', 'GameclientUpdates'), ...messages('realtime.yaml', 'Heartbeat')],
    read: hear,
  },
  ...topics.map(([name, , schema]): Parser => ({
    file: `src/realtime/topics/${name}.ts`,
    name,
    form: 'jsonText',
    samples: messages('realtime.yaml', schema),
    read: hear,
  })),
]
