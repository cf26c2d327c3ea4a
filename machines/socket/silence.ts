import type { Channel } from './types.ts'

/** Prices have a sign of life every 3 s, notifications every 10 s. */
const silenceOfPrices = 6_000
const silenceOfNotifications = 25_000

/** Milliseconds without a sign of life after which what a channel told does not count. */
export function silenceOf({ kind }: Channel): number {
  return kind === 'notifications' ? silenceOfNotifications : silenceOfPrices
}
