import { lazyPart } from '#src/i18n/lazyPart.tsx'

import type { EventView, EventViewPart } from './eventViews.ts'

/** The views beside the bets, each fetched when it is first looked at. */
export const eventViewParts: Readonly<Partial<Record<Exclude<EventView, 'bet'>, EventViewPart>>> = {
  'odds-history': {
    Part: lazyPart(async () => (await import('#src/features/oddsHistory/OddsHistory.tsx')).OddsHistory),
    hasSomething: ({ markets }) => markets.length > 0,
  },
}
