import { resource } from '#src/api/resource.ts'

/** The member's balance. */
export const walletResource = resource('wallet', [
  'betPlaced',
  'betRefused',
  'ticketNoticed',
  'moneyMoved',
  'reconnected',
])

/** The avatars there are: the same all day. */
export const avatarsResource = resource('avatars', [])
