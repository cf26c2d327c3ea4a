import { assign, enqueueActions, fromPromise, sendParent, setup } from 'xstate'

import { placementMachine } from '../placement/machine.ts'
import type {
  BatchConfirmation,
  BatchContext,
  BatchInput,
  BatchOutput,
  JournalEntry,
  PlacementEvent,
  PlacementInput,
  PlacementOutput,
} from '../placement/types.ts'
import { neverSent, notRecorded } from './neverSent.ts'

/** What the placements of a batch tell it. */
type BatchEvent =
  | PlacementEvent
  /** A bet is being checked: the next need not wait for it. */
  | { readonly type: 'outcome.becameUnknown'; readonly entry: JournalEntry }
  | { readonly type: `xstate.done.actor.${string}`; readonly output: PlacementOutput }
  | { readonly type: `xstate.error.actor.${string}`; readonly actorId: string }

const outputOf = ({ event }: { readonly event: { readonly output: PlacementOutput } }) => event

/** Whatever its answer is: it is kept, and told. */
const takeAnswer = [
  { type: 'takeOutput', params: outputOf },
  { type: 'tellAnswered', params: outputOf },
] as const

/**
 * The bets confirmed with one press, one or several: all written down before the first is sent, or none. They are placed
 * one after another, each exactly once by a placement of its own; the next begins once the last is answered, or is being
 * checked [SLIP-18]. Nothing else that may become of a placement holds up the others, or leaves a bet without an answer.
 */
export const batchMachine = setup({
  types: {
    input: {} as BatchInput,
    context: {} as BatchContext,
    events: {} as BatchEvent,
    output: {} as BatchOutput,
    children: {} as Record<string, 'placement'> & { recordBatch: 'recordBatch' },
  },
  actors: {
    placement: placementMachine,
    recordBatch: fromPromise<readonly PlacementInput[], BatchConfirmation>(() => {
      throw new Error('recordBatch: not provided')
    }),
  },
  guards: {
    isRecorded: ({ context }) => context.start.kind !== 'confirm',
    // One that was passed by holds up nothing any more.
    isLatest: ({ context }, { entry }: { entry: JournalEntry | null }) =>
      entry !== null && context.latest === placementId(entry),
    isOver: ({ context }) => context.running.length === 0 && context.waiting.length === 0,
  },
  actions: {
    takeRecorded: assign({ waiting: (_, { recorded }: { recorded: readonly PlacementInput[] }) => recorded }),
    noteNotRecorded: assign({
      outputs: (_, { error }: { error: unknown }) => [neverSent(notRecorded(error))],
    }),
    tellNotRecorded: sendParent(({ context: { outputs } }) => ({
      type: 'bet.answered',
      output: outputs[0],
    })),
    startNext: enqueueActions(({ context, enqueue }) => {
      const [next, ...waiting] = context.waiting
      if (next === undefined) return
      const id = placementId(next.entry)
      enqueue.assign({ waiting, running: [...context.running, next.entry], latest: id })
      enqueue.spawnChild('placement', { id, input: next })
    }),
    takeOutput: enqueueActions(({ context, enqueue }, { output }: { output: PlacementOutput }) => {
      const { entry } = output
      if (entry === null) throw new Error('not a bet of this batch')
      enqueue.assign({
        running: context.running.filter(({ key }) => key !== entry.key),
        outputs: [...context.outputs, output],
      })
      enqueue.stopChild(placementId(entry))
    }),
    followBroken: enqueueActions(({ context, enqueue }, { actorId }: { actorId: string }) => {
      for (const entry of context.running) {
        const id = placementId(entry)
        if (id !== actorId) continue
        enqueue.stopChild(id)
        enqueue.spawnChild('placement', { id, input: { kind: 'follow', entry } })
      }
    }),
    tellAnswered: sendParent((_, { output }: { output: PlacementOutput }) => ({
      type: 'bet.answered',
      output,
    })),
    tellUnknown: sendParent((_, { entry }: { entry: JournalEntry }) => ({
      type: 'outcome.becameUnknown',
      entry,
    })),
    askAtOnce: enqueueActions(({ context, enqueue }, { type }: Pick<PlacementEvent, 'type'>) => {
      for (const entry of context.running) enqueue.sendTo(placementId(entry), { type })
    }),
  },
}).createMachine({
  id: 'batch',
  description: 'The bets of one press, one or several: written down together, placed one after another.',
  context: ({ input }) => ({
    start: input,
    waiting: recordedIn(input),
    running: [],
    latest: null,
    outputs: [],
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'Are they written down already? Then an earlier page confirmed them, or another tab.',
      always: [{ guard: 'isRecorded', target: 'placing' }, { target: 'recording' }],
    },
    recording: {
      description: 'All of them are written down, or none is sent.',
      invoke: {
        id: 'recordBatch',
        src: 'recordBatch',
        input: ({ context }) => confirmationOf(context),
        onDone: {
          target: 'placing',
          actions: { type: 'takeRecorded', params: ({ event }) => ({ recorded: event.output }) },
        },
        onError: {
          target: 'decided',
          actions: [{ type: 'noteNotRecorded', params: ({ event }) => event }, 'tellNotRecorded'],
        },
      },
    },
    placing: {
      description: 'One after another; what is being checked holds up none of the others.',
      entry: 'startNext',
      always: { guard: 'isOver', target: 'decided' },
      on: {
        'xstate.done.actor.*': [
          {
            // Its answer came, and nothing before it.
            guard: { type: 'isLatest', params: ({ event }) => event.output },
            actions: [...takeAnswer, 'startNext'],
          },
          { actions: [...takeAnswer] },
        ],
        // It broke, and may have been sent: the server is asked what became of it, in a moment.
        'xstate.error.actor.*': { actions: { type: 'followBroken', params: ({ event }) => event } },
        'outcome.becameUnknown': [
          {
            guard: { type: 'isLatest', params: ({ event }) => event },
            actions: [{ type: 'tellUnknown', params: ({ event }) => event }, 'startNext'],
          },
          { actions: { type: 'tellUnknown', params: ({ event }) => event } },
        ],
        'connection.cameBack': { actions: { type: 'askAtOnce', params: ({ event }) => event } },
        'check.requested': { actions: { type: 'askAtOnce', params: ({ event }) => event } },
      },
    },
    decided: { description: 'Every one has its answer, or none was written down.', type: 'final' },
  },
  output: ({ context: { outputs } }) => ({ outputs }),
})

function confirmationOf({ start }: BatchContext): BatchConfirmation {
  if (start.kind !== 'confirm') throw new Error('nothing to record')
  return start.confirmation
}

function recordedIn(input: BatchInput): readonly PlacementInput[] {
  if (input.kind === 'confirm') return []
  const { kind, entries } = input
  return entries.map((entry) => ({ kind, entry }))
}

/** The placement of an entry. */
function placementId({ key }: JournalEntry): string {
  return `placement ${key}`
}
