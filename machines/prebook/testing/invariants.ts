import { expect } from 'vitest'

import type { Invariant } from '#tests/model/replay.ts'

import type { PrebookContext } from '../types.ts'

/** What always holds of a bet booked ahead: it is sent once, and is said to be what was last heard [PREBOOK-02] [PREBOOK-04]. */
export const prebookInvariant: Invariant = (snapshot, came) => {
  const context: PrebookContext = snapshot.context
  const said = context.ticket?.prebook?.status
  const { batch, cancelPrebook } = snapshot.children
  // A booking runs exactly while it is said to, at the terms that were confirmed, and a cancellation as well; never both.
  expect(batch !== undefined).toBe(snapshot.matches('booking'))
  expect(context.batch !== null).toBe(snapshot.matches('booking'))
  expect(cancelPrebook !== undefined).toBe(snapshot.matches({ cancelling: 'asking' }))
  expect(context.unknownEntry !== null).toBe(snapshot.matches({ booking: 'outcomeUnknown' }))
  expect(context.refusal !== null).toBe(snapshot.matches('refused'))
  if (snapshot.matches('offered') || snapshot.matches('settingTarget')) expect(said).toBeUndefined()
  if (snapshot.matches('placed') || snapshot.matches('lostTheRace')) expect(said).toBe('placed')
  if (snapshot.matches('cancelled')) expect(said).toBe('cancelled')
  if (snapshot.matches('booked') || snapshot.matches('stillBooked')) expect(said).toBe('booked')
  if (snapshot.matches('cancelling')) expect(said ?? 'booked').toBe('booked')
  // Nobody is told of a failure while the outcome is open.
  if (snapshot.hasTag('unknown')) expect(context).toMatchObject({ refusal: null, failure: null })
  // Money goes for a stake that is one.
  if (context.batch?.kind === 'confirm')
    for (const { perLine } of context.batch.confirmation.bets.flatMap(({ stakes }) => stakes))
      expect(perLine.minor).toBeGreaterThan(0)
  if (came === null) return
  const { before, event } = came
  // A booking begins with the member's press, and ends with the answer of its placement alone; where that breaks, the history has the answer [SLIP-18].
  const [wasBooking, isBooking] = [before.matches('booking'), snapshot.matches('booking')]
  if (isBooking && !wasBooking) expect(event.type).toBe('booking.submitted')
  const ends = snapshot.matches('forgotten')
    ? /^xstate\.(done|error)\.actor\.batch$/
    : /^xstate\.done\.actor\.batch$/
  if (wasBooking && !isBooking) expect(event.type).toMatch(ends)
  if (wasBooking && isBooking) expect(batch).toBe(before.children.batch)
  // So does a cancellation, which is never said to have failed because no answer came [PREBOOK-04].
  const wasCancelling = before.matches('cancelling')
  if (snapshot.matches('cancelling') && !wasCancelling) expect(event.type).toBe('cancel.confirmed')
  if (wasCancelling && !snapshot.matches('cancelling'))
    expect(event.type).toMatch(/^(xstate\.done\.actor\.cancelPrebook|ticket\.changed)$/)
  // News of another ticket is not this one's.
  if (before.context.ticket && context.ticket)
    expect(context.ticket.ticketNum).toBe(before.context.ticket.ticketNum)
}
