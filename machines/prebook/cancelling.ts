import { cancellationOf, prebookSetup } from './setup.ts'

/** A cancellation on its way: asked for until the server's word on it is definite [PREBOOK-04]. */
export const cancelling = prebookSetup.createStateConfig({
  description: 'Written down, and asked for until the answer is definite; over a reload too.',
  meta: { shownBy: ['src/features/prebook/CancelBooking.tsx', 'src/features/prebook/CancellationToast.tsx'] },
  exit: 'tellCancellationEnded',
  on: {
    // It has no answer yet.
    'answer.viewed': {},
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
      {
        guard: { type: 'isOwn', params: ({ event }) => event },
        actions: { type: 'takeTicket', params: ({ event }) => event },
      },
    ],
  },
  initial: 'asking',
  states: {
    asking: {
      description: 'The server is asked to cancel it, or what became of it.',
      invoke: {
        id: 'cancelPrebook',
        src: 'cancelPrebook',
        input: ({ context }) => cancellationOf(context),
        onDone: [
          {
            guard: {
              type: 'isAnswer',
              params: ({ event }) => ({ answer: event.output, kind: 'cancelled' }),
            },
            target: '#prebook.cancelled',
            actions: [{ type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) }, 'tellMoney'],
          },
          {
            guard: {
              type: 'isAnswer',
              params: ({ event }) => ({ answer: event.output, kind: 'placed' }),
            },
            target: '#prebook.lostTheRace',
            actions: [{ type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) }, 'tellMoney'],
          },
          {
            guard: {
              type: 'isAnswer',
              params: ({ event }) => ({ answer: event.output, kind: 'booked' }),
            },
            target: '#prebook.stillBooked',
            actions: [{ type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) }, 'tellMoney'],
          },
          {
            target: '#prebook.cancelRefused',
            actions: [{ type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) }, 'tellMoney'],
          },
        ],
        onError: 'unknown',
      },
      after: { cancelTimeout: 'unknown' },
    },
    unknown: {
      description: 'No answer: whether it was cancelled is asked for again.',
      tags: 'unknown',
      exit: 'countAttempt',
      invoke: { id: 'watchConnectivity', src: 'watchConnectivity' },
      after: { retryDelay: 'asking' },
      on: { 'connection.cameBack': 'asking', 'check.requested': 'asking' },
    },
  },
})
