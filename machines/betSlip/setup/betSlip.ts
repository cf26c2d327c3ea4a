import { assign, emit, enqueueActions, sendTo } from 'xstate'

import type { BatchOutput, JournalEntry, PlacementOutput } from '../../placement/types.ts'
import { betsOfPress } from '../bets.ts'
import { isReady } from '../readiness.ts'
import { batchOf, newsOfOutcome, slipChanged, withAnswer, withoutAnswers, withoutPlaced } from '../slip.ts'
import type { LoadedSlip } from '../types.ts'
import { waitAfter, waitOf } from '../waiting.ts'
import { contentsSetup } from './contents.ts'

/** The words the slip's chart is written in: those of `contents.ts`, with those about several bets of one press. */
export const betSlipSetup = contentsSetup.extend({
  guards: {
    areSeveralReady: ({ context }) => betsOfPress(context).length > 1 && isReady(context),
    hasSeveralEntries: (_, { others = [] }: LoadedSlip) => others.length > 0,
    areTold: (_, { outputs }: BatchOutput) => outputs.length > 0 && outputs.every(({ isTold }) => isTold),
    areNeverSent: (_, { refusal }: BatchOutput) => refusal !== null,
    areAllAnswered: ({ context }) => context.checked.length === 0,
  },
  actions: {
    keepChecked: assign({
      checked: ({ context: { checked } }, { entry }: { entry: JournalEntry }) => [
        ...checked.filter(({ key }) => key !== entry.key),
        entry,
      ],
    }),
    takeAnswer: assign(({ context }, { output }: { output: PlacementOutput }) => withAnswer(context, output)),
    // An answer that bids nobody wait leaves the wait of another alone.
    beginWaitOfAnswer: enqueueActions(({ enqueue }, { output }: { output: PlacementOutput }) => {
      const secondsLeft = waitAfter(output)
      if (secondsLeft === 0) return
      enqueue.assign({ secondsLeft })
      enqueue.sendTo('countSeconds', waitOf(secondsLeft))
    }),
    // What is placed is kept no more, though it is shown until all are answered.
    saveUnplaced: sendTo('keepSlip', ({ context }) => slipChanged(withoutPlaced(context))),
    tellAnswer: emit((_, { output }: { output: PlacementOutput }) => newsOfOutcome(output)),
    leavePlaced: assign(({ context }) => withoutPlaced(context)),
    // Not written down, so not sent.
    takeBatchRefusal: assign((_, { refusal }: BatchOutput) => ({ ...withoutAnswers(), refusal })),
    forgetAnswers: assign(() => withoutAnswers()),
    freezeBatch: assign(({ context }) => batchOf(context)),
    askAllAtOnce: sendTo('batch', (_, { type }: { type: 'connection.cameBack' | 'check.requested' }) => ({
      type,
    })),
  },
})
