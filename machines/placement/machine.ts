import { assign, fromPromise, sendParent, setup } from 'xstate'

import { errors } from '#domain/session/errorCatalogue.ts'

import { retryDelayFor } from './retry.ts'
import type {
  Answer,
  Closed,
  Decision,
  JournalEntry,
  Outcome,
  PlacementContext,
  PlacementEvent,
  PlacementInput,
  PlacementOutput,
} from './types.ts'

/**
 * One confirmed bet that is written down, exactly once: sent, and asked about until the server's answer is definite.
 * The same key and the same bytes are all it ever sends; it has no way to end without an answer [SLIP-18].
 */
export const placementMachine = setup({
  types: {
    input: {} as PlacementInput,
    context: {} as PlacementContext,
    events: {} as PlacementEvent,
    output: {} as PlacementOutput,
    children: {} as {
      placeBet: 'placeBet'
      askOutcome: 'askOutcome'
      resendBet: 'placeBet'
      closeConfirmation: 'closeConfirmation'
    },
  },
  actors: {
    placeBet: fromPromise<Decision, { entry: JournalEntry }>(() => {
      throw new Error('placeBet: not provided')
    }),
    askOutcome: fromPromise<Answer, { entry: JournalEntry }>(() => {
      throw new Error('askOutcome: not provided')
    }),
    closeConfirmation: fromPromise<Closed, { entry: JournalEntry }>(() => {
      throw new Error('closeConfirmation: not provided')
    }),
  },
  guards: {
    isResumed: ({ context }) => context.start.kind === 'resume',
    isFollowed: ({ context }) => context.start.kind === 'follow',
    isDuplicate: (_, { outcome }: { outcome: Outcome }) =>
      outcome.kind === 'refused' && outcome.refusal.code === errors.duplicateTicket.code,
    isDefinite: (_, { answer }: { answer: Answer }) => outcomeIn(answer) !== null,
    canSendAgain: ({ context }, { answer }: { answer: Answer }) =>
      answer.kind === 'unseen' && context.entry.request !== null,
  },
  actions: {
    keepOutcome: assign({ outcome: (_, { answer }: { answer: Answer }) => outcomeIn(answer) }),
    keepClosed: assign({ closed: (_, { closed }: { closed: Closed }) => closed }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    tellUnknown: sendParent(({ context }) => ({ type: 'outcome.becameUnknown', entry: context.entry })),
  },
  delays: {
    placeTimeout: 10_000,
    askTimeout: 10_000,
    retryDelay: ({ context }) => retryDelayFor(context.attempt),
  },
}).createMachine({
  id: 'placement',
  context: ({ input }) => ({
    start: input,
    entry: input.entry,
    outcome: null,
    attempt: 0,
    closed: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Confirmed now, or by an earlier page, or by another tab?',
      always: [
        { guard: 'isResumed', target: 'reconciling', actions: 'tellUnknown' },
        { guard: 'isFollowed', target: 'outcomeUnknown', actions: 'tellUnknown' },
        { target: 'sending' },
      ],
    },
    sending: {
      description: 'The bet is on its way, once.',
      invoke: {
        id: 'placeBet',
        src: 'placeBet',
        input: ({ context }) => ({ entry: context.entry }),
        onDone: [
          {
            guard: { type: 'isDuplicate', params: ({ event }) => ({ outcome: event.output }) },
            target: 'reconciling',
            actions: 'tellUnknown',
          },
          {
            target: 'closing',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: { target: 'outcomeUnknown', actions: 'tellUnknown' },
      },
      after: { placeTimeout: { target: 'outcomeUnknown', actions: 'tellUnknown' } },
    },
    outcomeUnknown: {
      description: 'The member sees that the bet is being checked, and the support code.',
      after: { retryDelay: 'reconciling' },
      on: { 'connection.cameBack': 'reconciling', 'check.requested': 'reconciling' },
    },
    reconciling: {
      entry: 'countAttempt',
      initial: 'asking',
      states: {
        asking: {
          description: 'The server is asked what became of the bet, by its key.',
          invoke: {
            id: 'askOutcome',
            src: 'askOutcome',
            input: ({ context }) => ({ entry: context.entry }),
            onDone: [
              {
                guard: { type: 'isDefinite', params: ({ event }) => ({ answer: event.output }) },
                target: '#placement.closing',
                actions: { type: 'keepOutcome', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                guard: { type: 'canSendAgain', params: ({ event }) => ({ answer: event.output }) },
                target: 'resending',
              },
              { target: '#placement.outcomeUnknown' },
            ],
            onError: '#placement.outcomeUnknown',
          },
          after: { askTimeout: '#placement.outcomeUnknown' },
        },
        resending: {
          description:
            'The server has not seen the key: the same bytes under the same key, for it to decide.',
          invoke: {
            id: 'resendBet',
            src: 'placeBet',
            input: ({ context }) => ({ entry: context.entry }),
            onDone: [
              {
                guard: { type: 'isDuplicate', params: ({ event }) => ({ outcome: event.output }) },
                target: '#placement.outcomeUnknown',
              },
              {
                target: '#placement.closing',
                actions: { type: 'keepOutcome', params: ({ event }) => ({ answer: event.output }) },
              },
            ],
            onError: '#placement.outcomeUnknown',
          },
          after: { placeTimeout: '#placement.outcomeUnknown' },
        },
      },
    },
    closing: {
      description:
        'The answer is known: its key is used up, and the next one is made. What was confirmed stays written down until the member has been told.',
      invoke: {
        id: 'closeConfirmation',
        src: 'closeConfirmation',
        input: ({ context }) => ({ entry: context.entry }),
        onDone: {
          target: 'decided',
          actions: { type: 'keepClosed', params: ({ event }) => ({ closed: event.output }) },
        },
        onError: 'decided',
      },
    },
    decided: { description: 'The answer is definite, and can be told.', type: 'final' },
  },
  output: ({ context }) => ({
    outcome: outcomeOf(context),
    entry: context.entry,
    nextKey: context.closed?.nextKey ?? null,
    nextEntry: context.closed?.nextEntry ?? null,
    isTold: context.start.kind === 'resume' && context.closed?.isToldElsewhere === true,
  }),
})

function outcomeIn(answer: Answer): Outcome | null {
  return answer.kind === 'inProgress' || answer.kind === 'unseen' ? null : answer
}

function outcomeOf({ outcome }: PlacementContext): Outcome {
  if (outcome === null) throw new Error('no outcome yet')
  return outcome
}
