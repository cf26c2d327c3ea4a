import { resource } from '#src/api/resource.ts'

/** The member's balance. */
export const walletResource = resource('wallet', [
  'betPlaced',
  'betRefused',
  'ticketNoticed',
  'roundPlayed',
  'moneyMoved',
  'reconnected',
])

/** The avatars there are: the same all day. */
export const avatarsResource = resource('avatars', [])

/** The member's newest notifications, and how many are unread. */
export const notificationsResource = resource('notifications', ['notified', 'reconnected', 'localeChanged'])

/** Those before them, which new ones do not change. */
export const olderNotificationsResource = resource('olderNotifications', ['localeChanged'])

/** What the member wants to be told. */
export const notificationSettingsResource = resource('notificationSettings', [])

/** What was staked and came back in this session, and what keeps the member from betting. */
export const careResource = resource('care', [
  'betPlaced',
  'betRefused',
  'ticketNoticed',
  'roundPlayed',
  'moneyMoved',
  'reconnected',
])
