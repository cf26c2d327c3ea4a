import { array, object, type InferOutput } from 'valibot'

import { mapping, read } from '#src/wire/base/read.ts'

import type { Topic } from './topics.ts'

const notificationList = object({ results: array(mapping) })

export interface NotificationNews {
  /** One is about a ticket, so that wallet and history have changed. */
  readonly hasTicket: boolean
  /** As they came: what shows them reads them, with code that comes later (`readNotifications`). */
  readonly results: InferOutput<typeof notificationList>['results']
}

/** Notifications for the member, or none [LIVE-03]. What shows them comes late, and must miss nothing. */
export const notifications: Topic<NotificationNews> = {
  event: 'notification',
  retained: 20,
  read(data) {
    const { results } = read(notificationList, data)
    return { hasTicket: results.some(({ ticketNum }) => typeof ticketNum === 'string'), results }
  },
}
