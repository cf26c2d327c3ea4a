import type { SnapshotFrom } from 'xstate'

import type { PlacedTicket } from '#domain/bets/bet.ts'

import type { prebookMachine } from './machine.ts'

/**
 * Whether nothing is lost where a booked bet that nobody shows is let go of: nothing is under way or waits for the member,
 * and it comes to the same where it is shown next.
 * @param listed the ticket as the history has it, by which a booked bet begins again; null of an offer, which is begun by
 *   its selection
 */
export function isOver(snapshot: SnapshotFrom<typeof prebookMachine>, listed: PlacedTicket | null): boolean {
  const { ticket, untold } = snapshot.context
  if (untold !== null) return false
  if (snapshot.matches('offered') || snapshot.matches('withdrawn')) return true
  const isAtRest =
    snapshot.matches('placed') || snapshot.matches('cancelled') || snapshot.matches('lostTheRace')
  if (listed === null) return isAtRest
  // A list that is older than what is known here would have it booked again.
  const isKnown = ticket?.prebook?.status === listed.prebook?.status
  return isKnown && (isAtRest || snapshot.matches('booked'))
}
