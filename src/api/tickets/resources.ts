import { resource } from '#src/api/resource.ts'

/** The member's tickets. What makes them out of date is known before their calls are there (`tickets.ts`). */
export const ticketsResource = resource('tickets', [
  'betPlaced',
  'ticketNoticed',
  'reconnected',
  'localeChanged',
])

/** The movements of the member's money [HIST-02]. */
export const entriesResource = resource('entries', [
  'betPlaced',
  'ticketNoticed',
  'roundPlayed',
  'moneyMoved',
  'reconnected',
])
