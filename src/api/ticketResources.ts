import type { Resource } from './happenings.ts'

/** The member's tickets. What makes them out of date is known before their calls are there (`tickets.ts`). */
export const ticketsResource = {
  key: ['tickets'],
  outOfDateAfter: ['betPlaced', 'ticketNoticed', 'reconnected', 'localeChanged'],
} as const satisfies Resource

/** The movements of the member's money [HIST-02]. */
export const entriesResource = {
  key: ['entries'],
  outOfDateAfter: ['betPlaced', 'ticketNoticed', 'moneyMoved', 'reconnected'],
} as const satisfies Resource
