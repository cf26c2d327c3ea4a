import type { ModelEvent, ModelMarket } from './entities.ts'

/** Tabs of the lists that depend on time. An event is in at most one of them. */
export type EventTab = 'today' | 'inplay' | 'early'

export interface TabQuery {
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

/** How far ahead today reaches: a day from now, and not to midnight, so that it is equally full at any hour and in any zone. */
export const todayMs = 24 * 3_600_000

/**
 * The tab of an event [BROWSE-01]: in play; today: it starts (or should have started) within the next 24 hours;
 * early: it starts later. Null if it has left the lists, has no market yet, or none that will take a bet again
 * [LIVE-07].
 */
export function tabOf(event: ModelEvent, now: number): EventTab | null {
  if (event.closedAt !== null || event.markets.every(isOver)) return null
  if (event.inPlay) return 'inplay'
  return event.startUtc < now + todayMs ? 'today' : 'early'
}

/** Whether a market will not take bets again. */
function isOver({ status }: ModelMarket): boolean {
  return status === 'closed' || status === 'settled'
}

const dateParts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const utcFormat = new Intl.DateTimeFormat('en-CA', { ...dateParts, timeZone: 'UTC' })
const formats = new Map<string, Intl.DateTimeFormat>()

/** The date (yyyy-mm-dd) of an instant in a time zone. */
export function dayIn(at: number, timeZone: string): string {
  return formatFor(timeZone).format(at)
}

/** An unknown zone is not cached, so that made-up names cannot fill the memory. */
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
