import type { EventView, EventViewPart } from './eventViews.ts'

/** The views beside the bets, each fetched when it is first looked at. */
export const eventViewParts: Readonly<Partial<Record<Exclude<EventView, 'bet'>, EventViewPart>>> = {}
