import type { ModelEvent } from './entities.ts'

/** Tabs of the lists that depend on time. An event is in one of them at most. */
export type EventTab = 'today' | 'inplay' | 'early'

export interface TabQuery {
  /** IANA time zone that says which day is today; UTC where it is not a known one. */
  timeZone: string
  gameId?: string
  competitionIds?: readonly string[]
}

/** By start, then game, then id: the order of every list. */
export function compareEvents(a: ModelEvent, b: ModelEvent): number {
  return a.startUtc - b.startUtc || compareText(a.gameId, b.gameId) || compareText(a.eventId, b.eventId)
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * The tab of an event [BROWSE-01]: in play; today: it starts (or should have started) by the end of the
 * member's day; early: it starts on a later day. Null when it has left the lists or has no market yet.
 */
export function tabOf(event: ModelEvent, now: number, timeZone: string): EventTab | null {
  if (event.closedAt !== null || event.markets.length === 0) return null
  if (event.inPlay) return 'inplay'
  return event.startUtc < endOfDay(now, timeZone) ? 'today' : 'early'
}

const dateParts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const utcFormat = new Intl.DateTimeFormat('en-CA', { ...dateParts, timeZone: 'UTC' })
const formats = new Map<string, Intl.DateTimeFormat>()
const ends = new Map<string, { from: number; to: number }>()

/** The first millisecond of the day after the one that `now` is in, in a time zone. */
export function endOfDay(now: number, timeZone: string): number {
  const known = ends.get(timeZone)
  if (known !== undefined && now >= known.from && now < known.to) return known.to
  const today = dayIn(now, timeZone)
  // Days are 23 to 25 hours long where clocks change; look for the turn of the date itself.
  let before = now
  let after = now + 26 * 3_600_000
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayIn(middle, timeZone) === today) before = middle
    else after = middle
  }
  if (formats.has(timeZone)) ends.set(timeZone, { from: now, to: after })
  return after
}

/** The date (yyyy-mm-dd) of an instant in a time zone. */
export function dayIn(at: number, timeZone: string): string {
  return formatFor(timeZone).format(at)
}

/** An unknown zone is not kept, so that made-up names cannot fill the memory. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  try {
    const format = new Intl.DateTimeFormat('en-CA', { ...dateParts, timeZone })
    formats.set(timeZone, format)
    return format
  } catch {
    return utcFormat
  }
}
