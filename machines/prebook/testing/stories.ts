import { createActor } from 'xstate'

import type { PlacedTicket, TicketPrebook } from '#domain/bets/bet.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { yuan, buildLeg, buildTicket } from '#src/testing/builders.ts'
import { drive } from '#tests/model/drive.ts'
import { journalEntry } from '#tests/model/samples.ts'
import { createStory, type Story } from '#tests/model/story.ts'

import { failureOfKind } from '../../failure.ts'
import { prebookMachine } from '../machine.ts'
import type { PrebookInput } from '../types.ts'
import { booked, booking, offer, prebook as machine } from './model.ts'

/** A prebook that runs, with what it started in the test's hands. */
export const start = (input: PrebookInput = offer) =>
  drive(({ parent }) => createActor(machine, { input, parent }))

export type Prebook = ReturnType<typeof start>

/** The state that it is in. */
export const value = ({ actor }: Prebook) => actor.getSnapshot().value

/** What it knows. */
export const context = ({ actor }: Prebook) => actor.getSnapshot().context

/** The member cancels, and means it. */
export function confirmCancellation(prebook: Prebook): void {
  prebook.actor.send({ type: 'cancel.requested' })
  prebook.actor.send({ type: 'cancel.confirmed' })
}

/** A booked bet that is being cancelled. */
export function cancelling(): Prebook {
  const prebook = start({ kind: 'ticket', ticket: booked })
  confirmCancellation(prebook)
  return prebook
}

/** A booked bet out of the history, after presses. */
export function ofTicket(...types: ('cancel.requested' | 'cancel.confirmed')[]): Prebook {
  const prebook = start({ kind: 'ticket', ticket: booked })
  for (const type of types) prebook.actor.send({ type })
  return prebook
}

/** The server would not cancel it. */
export const refused = { kind: 'refused', failure: failureOfKind('refused', errors.noResult.code) }

/** A booked bet that has come so far. @param amount what the server has of its stake */
export function ticketThatIs(status: TicketPrebook['status'], amount = yuan(100)): PlacedTicket {
  return buildTicket({
    ticketNum: 'T7',
    amount,
    isPrebook: true,
    prebook: { status, targetOdds: '2.10', placedUtc: null },
    lines: [],
  })
}

/** News of a booked bet, with another stake than it was known with. */
export const news = (status: TicketPrebook['status']) => ({
  type: 'ticket.changed',
  ticket: ticketThatIs(status, yuan(90)),
})

/** The press that books. */
export const submission = {
  type: 'booking.submitted',
  leg: buildLeg({ status: 'paused' }),
  targetOdds: '2.10',
  stake: yuan(100),
}

/** After so many presses; what came of those is told no more. */
export function after(story: Story, ...types: readonly string[]): Story {
  for (const type of types) story.says(type === submission.type ? submission : { type })
  story.takeLines()
  return story
}

/** What becomes of it, told in lines. */
export const begin = (input: PrebookInput) => createStory(prebookMachine, input)

/** Of a selection that may be booked, after presses. */
export const offeredStory = (...types: readonly string[]) =>
  after(begin({ kind: 'offer', targetOdds: '2.00' }), ...types)

/** Of a booked bet out of the history, after presses. */
export const ticketStory = (...types: readonly string[]) =>
  after(begin({ kind: 'ticket', ticket: booked }), ...types)

/** Of a bet that may be booked, before anything was done about it. */
export const untouched = {
  targetOdds: '2.00',
  batch: null,
  unknownEntry: null,
  ticket: null,
  cancellation: null,
  refusal: null,
  failure: null,
  untold: null,
  attempt: 1,
}

/** A booking on its way, of which the member was told that it is being checked. */
export function unknownBooking(): Prebook {
  const prebook = start(offer)
  prebook.actor.send({ type: 'target.opened' })
  prebook.actor.send(booking)
  prebook.actor.send({ type: 'outcome.becameUnknown', entry: journalEntry })
  return prebook
}

/** What it says from now on of money that may have moved. */
export function moneyToldBy({ actor }: Prebook): readonly string[] {
  const told: string[] = []
  actor.on('money.moved', ({ type }) => told.push(type))
  return told
}
