import { confirmationLifetime } from '../placement/lapse.ts'

/**
 * Whether a cancellation of an earlier page is still sent: a member who comes back later is told how the bet stands, and
 * decides anew [PREBOOK-04].
 * @param confirmedAt UTC milliseconds by the server's clock; null where that cannot be read
 */
export function canCancelStill(confirmedAt: number | null, now: number): boolean {
  return confirmedAt !== null && Math.abs(now - confirmedAt) <= confirmationLifetime
}
