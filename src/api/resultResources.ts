import type { Resource } from './happenings.ts'

/** What is over [BROWSE-13]. Of more days than today it grows at its top alone: nobody has to ask again. */
export const resultsResource = {
  key: ['results'],
  outOfDateAfter: ['reconnected', 'localeChanged'],
} as const satisfies Resource

/** The same of today, which grows with every event that ends. */
export const todaysResultsResource = {
  key: ['todaysResults'],
  outOfDateAfter: ['eventsMoved', 'reconnected', 'localeChanged'],
} as const satisfies Resource

/** How the prices of a market have moved, a market under a key of its own [BROWSE-12]. */
export const oddsHistoryResource = {
  key: ['oddsHistory'],
  outOfDateAfter: ['reconnected'],
} as const satisfies Resource
