import type { Resource } from './happenings.ts'

/** What is over [BROWSE-13]. It grows at its top alone: who looks at today asks again, and nobody else has to. */
export const resultsResource = {
  key: ['results'],
  outOfDateAfter: ['reconnected', 'localeChanged'],
} as const satisfies Resource

/** How the prices of a market have moved, a market under a key of its own [BROWSE-12]. */
export const oddsHistoryResource = {
  key: ['oddsHistory'],
  outOfDateAfter: ['reconnected'],
} as const satisfies Resource
