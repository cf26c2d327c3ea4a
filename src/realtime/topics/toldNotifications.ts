import type { Tell } from '#src/wire/base/read.ts'
import { type Notification, readNotifications } from '#src/wire/member/notifications.ts'

import type { BookedBetNews } from './bookedBets.ts'
import type { NotificationNews } from './notifications.ts'

/** What a message told the member; what cannot be read of it is left out and told. Its code comes with what shows it. */
export function notificationsIn(
  { results }: Pick<NotificationNews, 'results'>,
  onLeftOut: Tell,
): readonly Notification[] {
  return readNotifications(results, onLeftOut)
}

/** The notification that news of a booked bet is; null where the client learned it in another way, or it cannot be read. */
export function notificationOfBooking(
  { notification }: Pick<BookedBetNews, 'notification'>,
  onLeftOut: Tell,
): Notification | null {
  return notification === undefined ? null : (readNotifications([notification], onLeftOut)[0] ?? null)
}
