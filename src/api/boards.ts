import type { Resource } from './happenings.ts'

/** What is put forward on the boards, each under a key of its own. */
export const boardsResource = {
  key: ['boards'],
  outOfDateAfter: ['betPlaced', 'eventsMoved', 'reconnected', 'localeChanged'],
} as const satisfies Resource
