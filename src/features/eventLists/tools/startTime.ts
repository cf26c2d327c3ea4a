import type { Event } from '#domain/market/event.ts'

import type { StartTime } from '../eventsSearch.ts'

const hour = 3_600_000

/** What the start of an event is compared with. */
export interface StartClock {
  /** UTC milliseconds by the server's clock. */
  readonly now: number
  /** yyyy-MM-dd in the member's zone. */
  readonly isoDay: (ms: number) => string
}

/** Whether a start, UTC milliseconds, is no later than that. One that is overdue has not come later. */
export function isInTime(startUtc: number, starts: StartTime, { now, isoDay }: StartClock): boolean {
  if (starts === 'today') return isoDay(startUtc) <= isoDay(now)
  return startUtc <= now + (starts === '1h' ? 1 : 3) * hour
}

/** Whether an event is yet to start, and no later than that [ROUTE-11]. */
export function isStarting({ inPlay, startUtc }: Event, starts: StartTime, clock: StartClock): boolean {
  return !inPlay && isInTime(startUtc, starts, clock)
}
