import type { PlacedTicket, TicketPrebook } from '#domain/bets/bet.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { buildLeg, buildRefusal, buildTicket, yuan } from '#src/testing/builders.ts'
import type { Step, Model, Steps } from '#tests/model/graph.ts'
import { journalEntry, nextKey } from '#tests/model/samples.ts'
import { done, failedWith, over as timeOver, tells, where } from '#tests/model/steps.ts'
import { withStubs } from '#tests/model/stub.ts'

import { CallFailed, failureOfKind } from '../../failure.ts'
import type { BatchOutput, Outcome, PlacementOutput } from '../../placement/types.ts'
import { prebookMachine } from '../machine.ts'
import type { PrebookContext, PrebookInput } from '../types.ts'

export const prebook = withStubs(prebookMachine)
export const pausedLeg = buildLeg({ status: 'paused' })

function ticketThatIs(status: TicketPrebook['status']): PlacedTicket {
  return buildTicket({
    ticketNum: 'T7',
    isPrebook: true,
    prebook: { status, targetOdds: '2.10', placedUtc: status === 'placed' ? 3_000 : null },
    lines: [],
  })
}

export const booked = ticketThatIs('booked')
export const placed = ticketThatIs('placed')
export const cancelled = ticketThatIs('cancelled')
export const booking = {
  type: 'booking.submitted',
  leg: pausedLeg,
  targetOdds: '2.10',
  stake: yuan(100),
} as const
export const refusal = buildRefusal(errors.onlyPlaceBet.code)
export const failure = failureOfKind('refused', errors.noResult.code)
export const lost = new CallFailed(failureOfKind('timedOut'))

export const ended = (outcome: Outcome) => ({
  outcome,
  entry: journalEntry,
  nextKey,
  nextEntry: null,
  isTold: false,
})

export const over = (...outputs: PlacementOutput[]): BatchOutput => ({ outputs })

export const offer: PrebookInput = { kind: 'offer', targetOdds: '2.00' }

const becomes = (outcome: Outcome): Step => done('batch', over(ended(outcome)))
const isKnown = ({ unknownEntry }: PrebookContext): boolean => unknownEntry === null
const isUnknown = ({ unknownEntry }: PrebookContext): boolean => unknownEntry !== null
const atOnce = (outcome: Outcome): Step => where(isKnown, becomes(outcome))
const onceAsked = (outcome: Outcome): Step => where(isUnknown, becomes(outcome))
const news = (ticket: PlacedTicket) => ({ type: 'ticket.changed', ticket }) as const

const steps = {
  'open the form': { type: 'target.opened' },
  'raise the target': { type: 'target.chosen', targetOdds: '2.10' },
  'close the form': { type: 'target.closed' },
  'the market opens': { type: 'offer.ended' },
  'the market pauses': { type: 'offer.opened' },
  book: booking,
  'book for nothing': { ...booking, stake: yuan(0) },
  'it is booked': atOnce({ kind: 'placed', ticket: booked }),
  'it is booked and taken': atOnce({ kind: 'placed', ticket: placed }),
  'it is booked and given back': atOnce({ kind: 'placed', ticket: cancelled }),
  'it is refused': atOnce({ kind: 'refused', refusal }),
  'the reply cannot be read': tells('batch', { type: 'outcome.becameUnknown', entry: journalEntry }),
  'check now': { type: 'check.requested' },
  'the network is back': { type: 'connection.cameBack' },
  'check now: it is booked': onceAsked({ kind: 'placed', ticket: booked }),
  'check now: the market took it': onceAsked({ kind: 'placed', ticket: placed }),
  'check now: the market closed': onceAsked({ kind: 'placed', ticket: cancelled }),
  'check now: it is refused': onceAsked({ kind: 'refused', refusal }),
  'it lapses': becomes({ kind: 'lapsed' }),
  'it is forgotten': becomes({ kind: 'forgotten' }),
  'the booking breaks': failedWith('batch', new Error('a fault of ours')),
  'put it away': { type: 'lapse.dismissed' },
  ok: { type: 'refusal.dismissed' },
  done: { type: 'receipt.closed' },
  cancel: { type: 'cancel.requested' },
  'really cancel it': { type: 'cancel.confirmed' },
  'keep it': { type: 'cancel.declined' },
  'it is cancelled': done('cancelPrebook', { kind: 'cancelled', ticket: cancelled }),
  'the market was faster': done('cancelPrebook', { kind: 'placed', ticket: placed }),
  'it is not cancelled': done('cancelPrebook', { kind: 'refused', failure }),
  'it is booked still': done('cancelPrebook', { kind: 'booked', ticket: booked }),
  'no answer comes': failedWith('cancelPrebook', lost),
  'ten seconds pass': timeOver('cancelTimeout'),
  'it is time to ask again': timeOver('retryDelay'),
  'the market reaches the target': news(placed),
  'the market closes': news(cancelled),
  'the history has it booked': news(booked),
  'another bet is placed': news({ ...placed, ticketNum: 'T8' }),
  'it is looked at': { type: 'answer.viewed' },
} satisfies Steps

/** What happens to a bet that is booked ahead, in words. */
export type PrebookStepName = keyof typeof steps

function modelFrom(input: PrebookInput): Model<PrebookContext> {
  return {
    machine: prebook,
    input,
    steps,
    facts: ({ targetOdds, ticket, unknownEntry, refusal: why, attempt, untold }) => ({
      targetOdds,
      status: ticket?.prebook?.status,
      isUnknown: unknownEntry !== null,
      isRefused: why !== null,
      untold,
      attempt: Math.min(attempt, 2),
    }),
    limit: 20_000,
  }
}

const cancellation = { kind: 'cancellation', ticketNum: 'T7' } as const

/** By what it begins with. */
export const prebookModels = {
  'a paused selection': modelFrom(offer),
  'a cancellation that was refused': modelFrom({ ...cancellation, canBeSent: true, refusal: failure }),
  'a booked bet': modelFrom({ kind: 'ticket', ticket: booked }),
  'a booked bet that is placed': modelFrom({ kind: 'ticket', ticket: placed }),
  'a booked bet that is cancelled': modelFrom({ kind: 'ticket', ticket: cancelled }),
  'a cancellation of an earlier page': modelFrom({ ...cancellation, canBeSent: true, refusal: null }),
  'a cancellation that is too old': modelFrom({ ...cancellation, canBeSent: false, refusal: null }),
}
