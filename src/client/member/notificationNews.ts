import { createAtom, type Atom } from '@tanstack/store'

import { refresh } from '#src/api/invalidation.ts'
import { newestKey, type NewestNotifications, type Notification } from '#src/api/member/notifications.ts'
import { throttled } from '#src/client/platform/throttle.ts'
import type { Services } from '#src/client/services.ts'
import { bookedBets } from '#src/realtime/topics/bookedBets.ts'
import { notifications } from '#src/realtime/topics/notifications.ts'
import { notificationOfBooking, notificationsIn } from '#src/realtime/topics/toldNotifications.ts'

/** Milliseconds: a burst of messages is one reload, and one more when it is over. */
const reloadInterval = 1_000
/** The most toasts at once: the oldest gives its place to the newest. Each of them is among the notifications too. */
const mostToasts = 3

/** What the channel says of the member's notifications. */
export interface NotificationNews {
  /** What is to be shown over the page. */
  readonly toasts: Atom<readonly Notification[]>
  closeToast(id: string): void
}

/**
 * Made once per client, with the code of the notices: news of a booked bet is inserted into what is shown, any other has
 * it asked for again, and what concerns the member's money is shown over the page [LIVE-03].
 */
export function createNotificationNews({
  topics,
  queryClient,
  timers,
  counters,
}: Pick<Services, 'topics' | 'queryClient' | 'timers' | 'counters'>): NotificationNews {
  const toasts = createAtom<readonly Notification[]>([])
  const reload = throttled(timers, () => refresh(queryClient, 'notified'), reloadInterval)

  const insert = (told: Notification): void => {
    const newest = queryClient.getQueryData<NewestNotifications>(newestKey)
    // What has not been asked for yet will bring it.
    if (newest === undefined || newest.notifications.some(({ id }) => id === told.id)) return
    queryClient.setQueryData<NewestNotifications>(newestKey, {
      ...newest,
      notifications: [told, ...newest.notifications],
      unread: newest.unread === null || told.isRead === true ? newest.unread : newest.unread + 1,
    })
    // A reply that is on its way may have been written before.
    if (queryClient.isFetching({ queryKey: newestKey }) > 0) reload()
  }

  topics.subscribe(notifications, (news) => {
    if (news.results.length === 0) return
    reload()
    const told = notificationsIn(news, counters.count).filter(({ isToast }) => isToast)
    if (told.length > 0)
      toasts.set((before) => {
        const ids = new Set(told.map(({ id }) => id))
        return [...before.filter(({ id }) => !ids.has(id)), ...told].slice(-mostToasts)
      })
  })
  topics.subscribe(bookedBets, (news) => {
    const told = notificationOfBooking(news, counters.count)
    if (told?.isListed === true) insert(told)
  })

  return {
    toasts,
    closeToast: (id) => toasts.set((before) => before.filter((other) => other.id !== id)),
  }
}
