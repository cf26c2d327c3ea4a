import { resource } from '#src/api/resource.ts'

/** Lists of events, and events. Prices are the price book's, and are asked for by who watches them (`client/reactions/keepCurrent.ts`). */
export const eventsResource = resource('events', ['eventsMoved', 'localeChanged'])

/** The days that have events. */
export const eventDatesResource = resource('eventDates', ['eventsMoved', 'reconnected', 'localeChanged'])

/** The games on offer. */
export const gamesResource = resource('games', ['reconnected', 'localeChanged'])

/** Counts per tab and game, and what else is as current as they are. */
export const tiecoResource = resource('tieco', ['eventsMoved', 'reconnected', 'localeChanged'])
