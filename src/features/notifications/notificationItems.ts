import type { Notification } from '#src/api/member/notifications.ts'
import type { WindowedItem } from '#src/ui/list/windowedList/sections.ts'

/** What stands one below the other: the head of a day, then what was told on it. */
export type NotificationItem = WindowedItem &
  (
    | { readonly kind: 'day'; readonly name: string }
    | { readonly kind: 'notification'; readonly notification: Notification }
  )

/** A day: the same text for the same day, and what it is called. */
interface Day {
  readonly key: string
  readonly name: string
}

/**
 * Notifications under their days, as the server orders them.
 * @param dayOf the day of a moment (UTC milliseconds) in the member's zone; of null where there is no time
 */
export function notificationItemsOf(
  notifications: readonly Notification[],
  dayOf: (ms: number | null) => Day,
): NotificationItem[] {
  const days: { readonly day: Day; readonly notifications: Notification[] }[] = []
  for (const notification of notifications) {
    const day = dayOf(notification.createdUtc)
    const last = days.at(-1)
    if (last?.day.key === day.key) last.notifications.push(notification)
    else days.push({ day, notifications: [notification] })
  }
  return days.flatMap(({ day, notifications: told }, at) => {
    // A day may come twice where the server's order is not that of the times.
    const key = `${days.length - at}/${day.key}`
    const section = { key, name: day.name, count: told.length }
    return [
      { kind: 'day' as const, key, section, position: null, name: day.name },
      ...told.map((notification, place) => ({
        kind: 'notification' as const,
        key: `n/${notification.id}`,
        section,
        position: place + 1,
        notification,
      })),
    ]
  })
}
