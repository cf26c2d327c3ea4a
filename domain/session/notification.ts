/** How a notification is meant [MEMBER-01]. */
export const notificationTypes = ['info', 'success', 'danger'] as const

export type NotificationType = (typeof notificationTypes)[number]

/** What a notification is about, finer than its type, where the back end says so. */
export type NotificationKind =
  | 'betSettled'
  | 'betRefunded'
  | 'betRefused'
  | 'prebook'
  | 'money'
  | 'maintenance'
