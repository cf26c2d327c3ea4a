import { assign, emit, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import { isZero } from '#domain/money/money.ts'
import { isEuroOdds } from '#domain/odds/odds.ts'

import { batchMachine } from '../batch/machine.ts'
import type { Failure } from '../failure.ts'
import { retryDelayFor } from '../placement/retry.ts'
import type { BatchInput, JournalEntry, Outcome, PlacementOutput } from '../placement/types.ts'
import type {
  Booking,
  CancelAnswer,
  Cancellation,
  PrebookContext,
  PrebookEmitted,
  PrebookEvent,
  PrebookInput,
} from './types.ts'

/** The words the chart of a booked bet is written in: its types, and what its actors, guards, actions and delays mean. */
export const prebookSetup = setup({
  types: {
    input: {} as PrebookInput,
    context: {} as PrebookContext,
    events: {} as PrebookEvent,
    emitted: {} as PrebookEmitted,
    tags: {} as 'unknown',
    children: {} as {
      batch: 'batch'
      cancelPrebook: 'cancelPrebook'
      watchConnectivity: 'watchConnectivity'
    },
  },
  actors: {
    batch: batchMachine,
    cancelPrebook: fromPromise<CancelAnswer, Cancellation>(() => {
      throw new Error('cancelPrebook: not provided')
    }),
    watchConnectivity: fromCallback(() => {
      throw new Error('watchConnectivity: not provided')
    }),
  },
  guards: {
    isRefused: ({ context }) => context.failure !== null,
    isCancelling: ({ context }) => context.cancellation !== null,
    hasTicket: ({ context }) => context.ticket !== null,
    isPlaced: ({ context }) => context.ticket?.prebook?.status === 'placed',
    isCancelled: ({ context }) => context.ticket?.prebook?.status === 'cancelled',
    canBook: (_, { stake, targetOdds }: Booking) => !isZero(stake) && isEuroOdds(targetOdds),
    isOutcome: (_, { outcome, kind }: { outcome: Outcome; kind: Outcome['kind'] }) => outcome.kind === kind,
    isAnswer: (_, { answer, kind }: { answer: CancelAnswer; kind: CancelAnswer['kind'] }) =>
      answer.kind === kind,
    isOwn: ({ context }, { ticket }: { ticket: PlacedTicket }) => isOwn(context, ticket),
    isToldPlaced: ({ context }, { ticket }: { ticket: PlacedTicket }) =>
      isOwn(context, ticket) && ticket.prebook?.status === 'placed',
    isToldCancelled: ({ context }, { ticket }: { ticket: PlacedTicket }) =>
      isOwn(context, ticket) && ticket.prebook?.status === 'cancelled',
  },
  actions: {
    takeTarget: assign({ targetOdds: (_, { targetOdds }: { targetOdds: string }) => targetOdds }),
    seal: assign({ batch: (_, booking: Booking) => confirmed(booking) }),
    noteUnknown: assign({ unknownEntry: (_, { entry }: { entry: JournalEntry }) => entry }),
    takeOutcome: assign({
      batch: null,
      unknownEntry: null,
      untold: (_, { entry }: PlacementOutput) => entry?.key ?? null,
      ticket: (_, { outcome }) => (outcome.kind === 'placed' ? outcome.ticket : null),
      refusal: (_, { outcome }) => (outcome.kind === 'refused' ? outcome.refusal : null),
    }),
    leaveBooking: assign({ batch: null, unknownEntry: null }),
    takeTicket: assign({ ticket: (_, { ticket }: { ticket: PlacedTicket }) => ticket }),
    takeAnswer: assign({
      ticket: ({ context }, { answer }: { answer: CancelAnswer }) =>
        answer.kind === 'refused' ? context.ticket : answer.ticket,
      failure: (_, { answer }): Failure | null => (answer.kind === 'refused' ? answer.failure : null),
    }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    confirmCancellation: assign(({ context: { ticket } }) => {
      if (ticket === null) throw new Error('nothing to cancel')
      return { cancellation: { ticketNum: ticket.ticketNum, canBeSent: true }, attempt: 0, failure: null }
    }),
    tellCancellation: emit(({ context }) => ({
      type: 'cancellation.confirmed' as const,
      ticketNum: cancellationOf(context).ticketNum,
    })),
    tellCancellationEnded: emit(({ context }) => ({
      type: 'cancellation.ended' as const,
      ticketNum: cancellationOf(context).ticketNum,
    })),
    // What was put away need not be looked at any longer.
    tellTold: enqueueActions(({ context: { untold, cancellation }, enqueue }) => {
      if (untold !== null) enqueue.emit({ type: 'booking.told', key: untold })
      if (cancellation !== null)
        enqueue.emit({ type: 'cancellation.told', ticketNum: cancellation.ticketNum })
      enqueue.assign({ untold: null })
    }),
    forget: assign({ ticket: null, cancellation: null, refusal: null, failure: null }),
    askAtOnce: sendTo('batch', (_, event: { type: 'check.requested' | 'connection.cameBack' }) => event),
    tellMoney: emit({ type: 'money.moved' }),
  },
  delays: {
    cancelTimeout: 10_000,
    retryDelay: ({ context }) => retryDelayFor(context.attempt),
  },
})

/** A booking is a press of one bet. */
function confirmed({ leg, targetOdds, stake }: Booking): BatchInput {
  const bet = {
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
  return { kind: 'confirm', confirmation: { key: null, bets: [bet] } }
}

/** The cancellation under way. @throws Error if nothing is being cancelled */
export function cancellationOf({ cancellation }: PrebookContext): Cancellation {
  if (cancellation === null) throw new Error('nothing to cancel')
  return cancellation
}

/** Of a cancellation that an earlier page began no more is known than its number. */
function isOwn({ ticket, cancellation }: PrebookContext, { ticketNum }: PlacedTicket): boolean {
  return (ticket ?? cancellation)?.ticketNum === ticketNum
}
