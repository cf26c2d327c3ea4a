import type { Resource } from './happenings.ts'

/** What was before a match is over and stays; names come in the member's language. */
export const analysisResource = {
  key: ['analysis'],
  outOfDateAfter: ['localeChanged'],
} as const satisfies Resource
