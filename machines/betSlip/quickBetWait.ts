/** How long a quick bet can be undone before it is sent, ms [SLIP-26]. */
export const quickBetDelay = 4_000

/** Why a quick bet was not sent: the page was left, what speaks against a bet, or what the member did meanwhile [SLIP-26]. */
export const quickBetStops = [
  'left',
  'offline',
  'stale',
  'locked',
  'changed',
  'stake',
  'unavailable',
  'barred',
  'late',
  'edited',
] as const
export type QuickBetStop = (typeof quickBetStops)[number]
