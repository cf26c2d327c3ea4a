import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import { isZero } from '#domain/money.ts'
import { isEuroOdds } from '#domain/odds.ts'

import type { Failure } from '../failure.ts'
import { placementMachine } from '../placement/machine.ts'
import { retryDelayFor } from '../placement/retry.ts'
import type { JournalEntry, Outcome, PlacementInput } from '../placement/types.ts'
import type {
  Booking,
  CancelAnswer,
  PrebookContext,
  PrebookEmitted,
  PrebookEvent,
  PrebookInput,
} from './types.ts'

/**
 * A bet booked on a paused selection, from its offer to its placement or cancellation [PREBOOK-01, 02, 04]. It is
 * booked as every bet is placed, exactly once; and a cancellation whose answer is missing is asked for again, for
 * asking twice does no more than asking once, and is never said to have failed.
 */
export const prebookMachine = setup({
  types: {
    input: {} as PrebookInput,
    context: {} as PrebookContext,
    events: {} as PrebookEvent,
    emitted: {} as PrebookEmitted,
    tags: {} as 'unknown' | 'waiting' | 'over',
    children: {} as {
      placement: 'placement'
      cancelPrebook: 'cancelPrebook'
      watchConnectivity: 'watchConnectivity'
    },
  },
  actors: {
    placement: placementMachine,
    cancelPrebook: fromPromise<CancelAnswer, { ticket: PlacedTicket }>(() => {
      throw new Error('cancelPrebook: not provided')
    }),
    watchConnectivity: fromCallback(() => {
      throw new Error('watchConnectivity: not provided')
    }),
  },
  guards: {
    hasTicket: ({ context }) => context.ticket !== null,
    isPlaced: ({ context }) => context.ticket?.prebook?.status === 'placed',
    isCancelled: ({ context }) => context.ticket?.prebook?.status === 'cancelled',
    canBook: (_, { stake, targetOdds }: Booking) => !isZero(stake) && isEuroOdds(targetOdds),
    isOutcome: (_, { outcome, kind }: { outcome: Outcome; kind: Outcome['kind'] }) => outcome.kind === kind,
    isAnswer: (_, { answer, kind }: { answer: CancelAnswer; kind: CancelAnswer['kind'] }) =>
      answer.kind === kind,
    isToldPlaced: ({ context }, { ticket }: { ticket: PlacedTicket }) =>
      context.ticket?.ticketNum === ticket.ticketNum && ticket.prebook?.status === 'placed',
    isToldCancelled: ({ context }, { ticket }: { ticket: PlacedTicket }) =>
      context.ticket?.ticketNum === ticket.ticketNum && ticket.prebook?.status === 'cancelled',
  },
  actions: {
    takeTarget: assign({ targetOdds: (_, { targetOdds }: { targetOdds: string }) => targetOdds }),
    seal: assign({ placement: (_, booking: Booking) => confirmed(booking), refusal: null }),
    noteUnknown: assign({ unknownEntry: (_, { entry }: { entry: JournalEntry }) => entry }),
    takeOutcome: assign({
      placement: null,
      unknownEntry: null,
      ticket: (_, { outcome }: { outcome: Outcome }) => (outcome.kind === 'placed' ? outcome.ticket : null),
      refusal: (_, { outcome }) => (outcome.kind === 'refused' ? outcome.refusal : null),
    }),
    takeTicket: assign({ ticket: (_, { ticket }: { ticket: PlacedTicket }) => ticket }),
    takeAnswer: assign({
      ticket: ({ context }, { answer }: { answer: CancelAnswer }) =>
        answer.kind === 'refused' ? context.ticket : answer.ticket,
      failure: (_, { answer }): Failure | null => (answer.kind === 'refused' ? answer.failure : null),
    }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    beginAttempts: assign({ attempt: 0 }),
    forget: assign({ ticket: null, refusal: null, failure: null }),
    askAtOnce: sendTo('placement', (_, event: { type: 'check.requested' | 'connection.cameBack' }) => event),
    tellMoney: emit({ type: 'money.moved' }),
  },
  delays: {
    cancelTimeout: 10_000,
    retryDelay: ({ context }) => retryDelayFor(context.attempt),
  },
}).createMachine({
  id: 'prebook',
  context: ({ input }) => ({
    targetOdds: input.kind === 'offer' ? input.targetOdds : '',
    placement: null,
    unknownEntry: null,
    ticket: input.kind === 'ticket' ? input.ticket : null,
    refusal: null,
    failure: null,
    attempt: 0,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isPlaced', target: 'placed' },
        { guard: 'isCancelled', target: 'cancelled' },
        { guard: 'hasTicket', target: 'booked' },
        { target: 'offered' },
      ],
    },
    offered: {
      description: 'The selection is paused: a bet on it may be booked.',
      on: { 'target.opened': 'settingTarget', 'offer.ended': 'withdrawn' },
    },
    withdrawn: {
      description: 'The selection can be bet on again, or not at all: nothing can be booked.',
      on: { 'offer.opened': 'offered' },
    },
    settingTarget: {
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
      tags: 'waiting',
      invoke: [
        { id: 'watchConnectivity', src: 'watchConnectivity' },
        {
          id: 'placement',
          src: 'placement',
          input: ({ context }) => placementOf(context),
          onDone: [
            {
              guard: { type: 'isOutcome', params: ({ event }) => ({ ...event.output, kind: 'placed' }) },
              target: 'starting',
              actions: [{ type: 'takeOutcome', params: ({ event }) => event.output }, 'tellMoney'],
            },
            {
              guard: { type: 'isOutcome', params: ({ event }) => ({ ...event.output, kind: 'lapsed' }) },
              target: 'lapsed',
              actions: [{ type: 'takeOutcome', params: ({ event }) => event.output }, 'tellMoney'],
            },
            {
              guard: { type: 'isOutcome', params: ({ event }) => ({ ...event.output, kind: 'forgotten' }) },
              target: 'forgotten',
              actions: [{ type: 'takeOutcome', params: ({ event }) => event.output }, 'tellMoney'],
            },
            {
              target: 'refused',
              actions: [{ type: 'takeOutcome', params: ({ event }) => event.output }, 'tellMoney'],
            },
          ],
        },
      ],
      on: {
        'connection.cameBack': { actions: { type: 'askAtOnce', params: ({ event }) => event } },
        'check.requested': { actions: { type: 'askAtOnce', params: ({ event }) => event } },
      },
      initial: 'sending',
      states: {
        sending: {
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
      on: { 'refusal.dismissed': { target: 'offered', actions: 'forget' } },
    },
    lapsed: {
      description: 'It never arrived, and will not be booked.',
      on: { 'lapse.dismissed': 'offered' },
    },
    forgotten: {
      description: 'The server cannot say what became of it: the history can.',
      on: { 'lapse.dismissed': 'offered' },
    },
    booked: {
      description: 'The stake is taken; the bet waits for its market.',
      on: {
        'cancel.requested': 'confirmingCancel',
        'receipt.closed': { target: 'offered', actions: 'forget' },
        'ticket.changed': [
          {
            guard: { type: 'isToldPlaced', params: ({ event }) => event },
            target: 'placed',
            actions: { type: 'takeTicket', params: ({ event }) => event },
          },
          {
            guard: { type: 'isToldCancelled', params: ({ event }) => event },
            target: 'cancelled',
            actions: { type: 'takeTicket', params: ({ event }) => event },
          },
        ],
      },
    },
    confirmingCancel: {
      description: 'The member is asked whether to cancel. The market may be faster.',
      on: {
        'cancel.confirmed': { target: 'cancelling', actions: 'beginAttempts' },
        'cancel.declined': 'booked',
        'ticket.changed': [
          {
            guard: { type: 'isToldPlaced', params: ({ event }) => event },
            target: 'placed',
            actions: { type: 'takeTicket', params: ({ event }) => event },
          },
          {
            guard: { type: 'isToldCancelled', params: ({ event }) => event },
            target: 'cancelled',
            actions: { type: 'takeTicket', params: ({ event }) => event },
          },
        ],
      },
    },
    cancelling: {
      tags: 'waiting',
      on: {
        'ticket.changed': [
          {
            guard: { type: 'isToldPlaced', params: ({ event }) => event },
            target: 'lostTheRace',
            actions: [{ type: 'takeTicket', params: ({ event }) => event }, 'tellMoney'],
          },
          {
            guard: { type: 'isToldCancelled', params: ({ event }) => event },
            target: 'cancelled',
            actions: [{ type: 'takeTicket', params: ({ event }) => event }, 'tellMoney'],
          },
        ],
      },
      initial: 'asking',
      states: {
        asking: {
          entry: 'countAttempt',
          invoke: {
            id: 'cancelPrebook',
            src: 'cancelPrebook',
            input: ({ context }) => ({ ticket: ticketOf(context) }),
            onDone: [
              {
                guard: {
                  type: 'isAnswer',
                  params: ({ event }) => ({ answer: event.output, kind: 'cancelled' }),
                },
                target: '#prebook.cancelled',
                actions: [
                  { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
                  'tellMoney',
                ],
              },
              {
                guard: {
                  type: 'isAnswer',
                  params: ({ event }) => ({ answer: event.output, kind: 'placed' }),
                },
                target: '#prebook.lostTheRace',
                actions: [
                  { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
                  'tellMoney',
                ],
              },
              {
                target: '#prebook.cancelRefused',
                actions: [
                  { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
                  'tellMoney',
                ],
              },
            ],
            onError: 'unknown',
          },
          after: { cancelTimeout: 'unknown' },
        },
        unknown: {
          description: 'No answer: whether it was cancelled is asked for again.',
          tags: 'unknown',
          invoke: { id: 'watchConnectivity', src: 'watchConnectivity' },
          after: { retryDelay: 'asking' },
          on: { 'connection.cameBack': 'asking', 'check.requested': 'asking' },
        },
      },
    },
    cancelRefused: {
      description: 'The server would not cancel it, and why.',
      on: { 'refusal.dismissed': 'booked' },
    },
    placed: {
      description: 'The market reached the target: it is a bet like any other.',
      tags: 'over',
      on: { 'receipt.closed': { target: 'offered', actions: 'forget' } },
    },
    lostTheRace: {
      description: 'It was placed before the cancellation arrived.',
      tags: 'over',
      on: { 'receipt.closed': { target: 'offered', actions: 'forget' } },
    },
    cancelled: {
      description: 'The stake is back, by the member or because the market closed first.',
      tags: 'over',
      on: { 'receipt.closed': { target: 'offered', actions: 'forget' } },
    },
  },
})

function confirmed({ leg, targetOdds, stake }: Booking): PlacementInput {
  const confirmation = {
    key: null,
    operation: 'bookBet',
    kind: 'single',
    legs: [leg],
    stakes: [{ size: 1, perLine: stake }],
    price: null,
    policy: 'any',
    isFollowBet: false,
    bigComboId: null,
    targetOdds,
  } as const
  return { kind: 'confirm', confirmation }
}

function placementOf({ placement }: PrebookContext): PlacementInput {
  if (placement === null) throw new Error('nothing to book')
  return placement
}

function ticketOf({ ticket }: PrebookContext): PlacedTicket {
  if (ticket === null) throw new Error('nothing to cancel')
  return ticket
}
