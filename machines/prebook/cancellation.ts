import { confirmationLifetime } from '../placement/lapse.ts'

/**
 * Whether a cancellation from an earlier page is still sent. A member who comes back later is told how the bet stands,
 * and decides again [PREBOOK-04].
 *
 * Storage that has gone back in time may hold one that was answered long ago. It has no key that another could use again:
 * it names its ticket, whose number no other bet has, and asking twice does no more than asking once. So it cancels nothing
 * else, and what it is told is how that ticket stands.
 * @param confirmedAt UTC milliseconds by the server's clock; null where that cannot be read
 */
export function canCancelStill(confirmedAt: number | null, now: number): boolean {
  return confirmedAt !== null && Math.abs(now - confirmedAt) <= confirmationLifetime
}
