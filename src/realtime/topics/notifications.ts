import { array, object } from 'valibot'

import { mapping, read } from '#src/wire/base/read.ts'

import type { Topic } from './topics.ts'

const notificationList = object({ results: array(mapping) })

/** Notifications for the member; `hasTicket` if one is about a ticket, so that wallet and history have changed [LIVE-03]. */
export const notifications: Topic<{ readonly hasTicket: boolean }> = {
  event: 'notification',
  read(data) {
    const { results } = read(notificationList, data)
    return { hasTicket: results.some(({ ticketNum }) => typeof ticketNum === 'string') }
  },
}
