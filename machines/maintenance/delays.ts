import type { MaintenanceStatus } from './types.ts'

/** A timer's own limit lies at 24 days; an announcement may be moved without a word reaching us. */
const longestWait = 30 * 60_000
const shortestPoll = 10_000
const longestReturn = 3_000

/** Milliseconds until the status is asked for again while it lasts: 10 to 20 s. @param random in [0, 1) */
export function pollDelayFor(random: number): number {
  return shortestPoll * (1 + random)
}

/** Milliseconds from an announcement until it is asked whether it has begun: soon after its time, and at least every half hour. */
export function startDelayFor({ from, at }: MaintenanceStatus, random: number): number {
  const ahead = from === null ? 0 : Math.max(0, from - at)
  return Math.min(ahead + pollDelayFor(random), longestWait)
}

/** Milliseconds until the member is back: at most 3 s. @param random in [0, 1) */
export function returnDelayFor(random: number): number {
  return longestReturn * random
}
