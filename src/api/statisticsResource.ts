import type { Resource } from './happenings.ts'

/** What is told of matches beside their scores and prices: what there is of it, figures and logs. */
export const statisticsResource = {
  key: ['statistics'],
  outOfDateAfter: ['reconnected', 'localeChanged'],
} as const satisfies Resource
