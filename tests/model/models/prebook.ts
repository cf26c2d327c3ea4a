import type { PlacedTicket, TicketPrebook } from '#domain/bets/bet.ts'
import { errors } from '#domain/errorCatalogue.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import type { Outcome } from '#machines/placement/types.ts'
import { prebookMachine } from '#machines/prebook/machine.ts'
import type { PrebookContext, PrebookInput } from '#machines/prebook/types.ts'
import { buildLeg, buildRefusal, buildTicket, yuan } from '#src/testing/builders.ts'

import type { Model } from '../graph.ts'
import { journalEntry, nextKey } from '../samples.ts'
import { withStandIns } from '../standIn.ts'

export const prebook = withStandIns(prebookMachine)
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

export const offer: PrebookInput = { kind: 'offer', targetOdds: '2.00' }

const outcomes: readonly Outcome[] = [
  ...[booked, placed, cancelled].map((ticket) => ({ kind: 'placed' as const, ticket })),
  { kind: 'refused', refusal },
  { kind: 'lapsed' },
  { kind: 'forgotten' },
]

function modelFrom(input: PrebookInput): Model<PrebookContext> {
  return {
    machine: prebook,
    input,
    events: () => [
      ...(
        [
          'target.opened',
          'target.closed',
          'refusal.dismissed',
          'lapse.dismissed',
          'receipt.closed',
          'cancel.requested',
          'cancel.confirmed',
          'cancel.declined',
          'check.requested',
          'answer.viewed',
          'connection.cameBack',
          'offer.opened',
          'offer.ended',
        ] as const
      ).map((type) => ({ type })),
      { type: 'target.chosen', targetOdds: '2.10' },
      booking,
      { ...booking, stake: yuan(0) },
      ...[booked, placed, cancelled].map((ticket) => ({ type: 'ticket.changed', ticket })),
      { type: 'ticket.changed', ticket: { ...placed, ticketNum: 'T8' } },
    ],
    reports: {
      placement: [
        { tells: { type: 'outcome.becameUnknown', entry: journalEntry } },
        ...outcomes.map((outcome) => ({ done: ended(outcome) })),
        { failed: new Error('a fault of ours') },
      ],
      cancelPrebook: [
        { done: { kind: 'cancelled', ticket: cancelled } },
        { done: { kind: 'placed', ticket: placed } },
        { done: { kind: 'refused', failure } },
        { done: { kind: 'booked', ticket: booked } },
        { failed: lost },
      ],
    },
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

export const prebookModels: Readonly<Record<string, Model<PrebookContext>>> = {
  'a selection that is paused': modelFrom(offer),
  'a booked bet out of the history': modelFrom({ kind: 'ticket', ticket: booked }),
  'one that is placed': modelFrom({ kind: 'ticket', ticket: placed }),
  'one that is cancelled': modelFrom({ kind: 'ticket', ticket: cancelled }),
  'a cancellation of an earlier page': modelFrom({
    kind: 'cancellation',
    ticketNum: 'T7',
    canBeSent: true,
    refusal: null,
  }),
  'a cancellation that an earlier page was refused': modelFrom({
    kind: 'cancellation',
    ticketNum: 'T7',
    canBeSent: true,
    refusal: failure,
  }),
}
