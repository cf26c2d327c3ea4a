import type { BatchInput, BatchOutput, PlacementOutput } from '../placement/types.ts'
import { cancelling } from './cancelling.ts'
import { prebookSetup } from './setup.ts'
import type { PrebookContext } from './types.ts'

/** Booked, by all that is known: the server reports, unasked, that the market took it or that it was cancelled. */
const told = prebookSetup.createStateConfig({
  on: {
    'ticket.changed': [
      {
        guard: { type: 'isToldPlaced', params: ({ event }) => event },
        target: '#prebook.placed',
        actions: { type: 'takeTicket', params: ({ event }) => event },
      },
      {
        guard: { type: 'isToldCancelled', params: ({ event }) => event },
        target: '#prebook.cancelled',
        actions: { type: 'takeTicket', params: ({ event }) => event },
      },
    ],
  },
})

/**
 * A bet booked on a paused selection, from its offer to its placement or cancellation [PREBOOK-01, 02, 04]. It is
 * booked as every bet is placed, exactly once; and a cancellation whose answer is missing is asked for again, for
 * asking twice does no more than asking once, and is never said to have failed.
 */
export const prebookMachine = prebookSetup.createMachine({
  id: 'prebook',
  context: ({ input }) => ({
    targetOdds: input.kind === 'offer' ? input.targetOdds : '',
    batch: null,
    unknownEntry: null,
    ticket: input.kind === 'ticket' ? input.ticket : null,
    cancellation:
      input.kind === 'cancellation' ? { ticketNum: input.ticketNum, canBeSent: input.canBeSent } : null,
    refusal: null,
    failure: input.kind === 'cancellation' ? input.refusal : null,
    untold: null,
    // What an earlier page began is unknown already: to ask is a try. One that begins here is counted from its confirmation on.
    attempt: 1,
  }),
  initial: 'starting',
  on: { 'answer.viewed': { actions: 'tellTold' } },
  states: {
    starting: {
      description: 'A paused selection, a booked bet, or a cancellation of an earlier page?',
      always: [
        { guard: 'isRefused', target: 'cancelRefused' },
        { guard: 'isCancelling', target: 'cancelling' },
        { guard: 'isPlaced', target: 'placed' },
        { guard: 'isCancelled', target: 'cancelled' },
        { guard: 'hasTicket', target: 'booked' },
        { target: 'offered' },
      ],
    },
    offered: {
      description: 'The selection is paused: a bet on it may be booked.',
      meta: { shownBy: ['src/features/prebook/PrebookPlace.tsx'] },
      on: { 'target.opened': 'settingTarget', 'offer.ended': 'withdrawn' },
    },
    withdrawn: {
      description: 'The selection can be bet on again, or not at all: nothing can be booked.',
      on: { 'offer.opened': 'offered' },
    },
    settingTarget: {
      description: 'The member sets the odds to wait for, and the stake.',
      meta: { shownBy: ['src/features/prebook/SetTarget.tsx'] },
      on: {
        'target.chosen': { actions: { type: 'takeTarget', params: ({ event }) => event } },
        'target.closed': 'offered',
        'offer.ended': 'withdrawn',
        'booking.submitted': {
          guard: { type: 'canBook', params: ({ event }) => event },
          target: 'booking',
          actions: { type: 'seal', params: ({ event }) => event },
        },
      },
    },
    booking: {
      description: 'Sent once, and asked about until the answer is definite.',
      meta: { shownBy: ['src/features/prebook/BookingOutcome.tsx'] },
      invoke: [
        { id: 'watchConnectivity', src: 'watchConnectivity' },
        {
          id: 'batch',
          src: 'batch',
          input: ({ context }) => batchOf(context),
          onDone: [
            {
              guard: {
                type: 'isOutcome',
                params: ({ event }) => ({ ...answerIn(event.output), kind: 'placed' }),
              },
              target: 'starting',
              actions: [{ type: 'takeOutcome', params: ({ event }) => answerIn(event.output) }, 'tellMoney'],
            },
            {
              guard: {
                type: 'isOutcome',
                params: ({ event }) => ({ ...answerIn(event.output), kind: 'lapsed' }),
              },
              target: 'lapsed',
              actions: [{ type: 'takeOutcome', params: ({ event }) => answerIn(event.output) }, 'tellMoney'],
            },
            {
              guard: {
                type: 'isOutcome',
                params: ({ event }) => ({ ...answerIn(event.output), kind: 'forgotten' }),
              },
              target: 'forgotten',
              actions: [{ type: 'takeOutcome', params: ({ event }) => answerIn(event.output) }, 'tellMoney'],
            },
            {
              target: 'refused',
              actions: [{ type: 'takeOutcome', params: ({ event }) => answerIn(event.output) }, 'tellMoney'],
            },
          ],
          // It broke, and may have been sent: what the history says of it counts.
          onError: { target: 'forgotten', actions: ['leaveBooking', 'tellMoney'] },
        },
      ],
      on: {
        'connection.cameBack': { actions: { type: 'askAtOnce', params: ({ event }) => event } },
        'check.requested': { actions: { type: 'askAtOnce', params: ({ event }) => event } },
      },
      initial: 'sending',
      states: {
        sending: {
          description: 'The booking is on its way.',
          on: {
            'outcome.becameUnknown': {
              target: 'outcomeUnknown',
              actions: { type: 'noteUnknown', params: ({ event }) => event },
            },
          },
        },
        outcomeUnknown: {
          description: 'The member sees that the booking is being checked, and the support code.',
          tags: 'unknown',
        },
      },
    },
    refused: {
      description: 'Nothing was booked, and why.',
      meta: { shownBy: ['src/features/prebook/BookingOutcome.tsx'] },
      on: { 'refusal.dismissed': { target: 'offered', actions: ['tellTold', 'forget'] } },
    },
    lapsed: {
      description: 'It never arrived, and will not be booked.',
      meta: { shownBy: ['src/features/prebook/BookingOutcome.tsx'] },
      on: { 'lapse.dismissed': { target: 'offered', actions: 'tellTold' } },
    },
    forgotten: {
      description: 'The server cannot say what became of it: the history can.',
      meta: { shownBy: ['src/features/prebook/BookingOutcome.tsx'] },
      on: { 'lapse.dismissed': { target: 'offered', actions: 'tellTold' } },
    },
    booked: {
      description: 'The stake is taken; the bet waits for its market.',
      meta: {
        shownBy: ['src/features/prebook/BookingOutcome.tsx', 'src/features/prebook/CancelBooking.tsx'],
      },
      on: {
        'cancel.requested': 'confirmingCancel',
        'receipt.closed': { target: 'offered', actions: ['tellTold', 'forget'] },
        ...told.on,
      },
    },
    confirmingCancel: {
      description: 'The member is asked whether to cancel. The market may be faster.',
      meta: { shownBy: ['src/features/prebook/CancelBooking.tsx'] },
      on: {
        'cancel.confirmed': {
          target: 'cancelling',
          actions: ['confirmCancellation', 'tellCancellation'],
        },
        'cancel.declined': 'booked',
        ...told.on,
      },
    },
    cancelling,
    cancelRefused: {
      description:
        'The server would not cancel it, and why; over a reload too, until the member has seen it.',
      meta: {
        shownBy: ['src/features/prebook/CancelBooking.tsx', 'src/features/prebook/CancellationToast.tsx'],
      },
      on: {
        'refusal.dismissed': { guard: 'hasTicket', target: 'booked', actions: 'tellTold' },
        'ticket.changed': [
          ...told.on['ticket.changed'],
          {
            guard: { type: 'isOwn', params: ({ event }) => event },
            actions: { type: 'takeTicket', params: ({ event }) => event },
          },
        ],
      },
    },
    stillBooked: {
      description:
        'A cancellation of an earlier page never arrived, and is not sent any more: the member decides again.',
      meta: {
        shownBy: ['src/features/prebook/CancelBooking.tsx', 'src/features/prebook/CancellationToast.tsx'],
      },
      on: {
        'refusal.dismissed': { target: 'booked', actions: 'tellTold' },
        ...told.on,
      },
    },
    placed: {
      description: 'The market reached the target: it is a bet like any other.',
      on: { 'receipt.closed': { target: 'offered', actions: ['tellTold', 'forget'] } },
    },
    lostTheRace: {
      description: 'It was placed before the cancellation arrived.',
      meta: { shownBy: ['src/features/prebook/CancelBooking.tsx'] },
      on: { 'receipt.closed': { target: 'offered', actions: ['tellTold', 'forget'] } },
    },
    cancelled: {
      description: 'The stake is back, by the member or because the market closed first.',
      on: { 'receipt.closed': { target: 'offered', actions: ['tellTold', 'forget'] } },
    },
  },
})

function batchOf({ batch }: PrebookContext): BatchInput {
  if (batch === null) throw new Error('nothing to book')
  return batch
}

/** The answer to the booking, which is the one bet of its press. */
function answerIn({ outputs: [answer] }: BatchOutput): PlacementOutput {
  if (answer === undefined) throw new Error('no answer')
  return answer
}
