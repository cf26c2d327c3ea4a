import { resource } from '#src/api/resource.ts'

/** What is put forward on the boards, each under a key of its own. */
export const boardsResource = resource('boards', [
  'betPlaced',
  'eventsMoved',
  'reconnected',
  'memberNamed',
  'localeChanged',
])

/** What members say of tickets, by the ticket. */
export const reviewsResource = resource('reviews', ['reconnected'])
