import type { Event } from '#domain/market/event.ts'
import type { Side } from '#src/wire/match/statistics.ts'

/** What the two sides are called. */
export type Teams = Pick<Event, 'home' | 'away'>

/** The colour of a side in tables, maps and charts; a name or a place always says it too. */
export const sideColour: Readonly<Record<Side, string>> = {
  home: 'var(--chart-1)',
  away: 'var(--chart-2)',
}

export const bothSides = ['home', 'away'] as const satisfies readonly Side[]
