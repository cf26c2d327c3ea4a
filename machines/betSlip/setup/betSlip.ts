import { assign, enqueueActions, sendTo } from 'xstate'

import type { BatchOutput, JournalEntry, PlacementOutput } from '../../placement/types.ts'
import { betsOfPress } from '../bets.ts'
import { notReady } from '../readiness.ts'
import { batchOf, slipChanged, withAnswer, withoutAnswers, withoutPlaced } from '../slip.ts'
import type { LoadedSlip } from '../types.ts'
import { waitAfter, waitOf } from '../waiting.ts'
import { contentsSetup } from './contents.ts'

/** The words the slip's chart is written in: those of `contents.ts`, with those about several bets of one press. */
export const betSlipSetup = contentsSetup.extend({
  guards: {
    areSeveralReady: ({ context }) => betsOfPress(context).length > 1 && notReady(context) === null,
    hasSeveralEntries: (_, { others = [] }: LoadedSlip) => others.length > 0,
    areTold: (_, { outputs }: BatchOutput) => outputs.length > 0 && outputs.every(({ isTold }) => isTold),
    areNeverSent: (_, { refusal }: BatchOutput) => refusal !== null,
    areAllAnswered: ({ context }) => context.checked.length === 0,
  },
  actions: {
    noteChecked: enqueueActions(({ context, enqueue }, { entry }: { entry: JournalEntry }) => {
      const others = context.checked.filter(({ key }) => key !== entry.key)
      enqueue.assign({ checked: [...others, entry] })
      enqueue.emit({ type: 'bet.becameUnknown', key: entry.key })
    }),
    takeAnswer: enqueueActions(({ context, enqueue }, { output }: { output: PlacementOutput }) => {
      const { outcome, entry, isTold } = output
      enqueue.assign(withAnswer(context, output))
      if (waitAfter(output) > 0) {
        enqueue.assign({ secondsLeft: waitAfter(output) })
        enqueue.sendTo('countSeconds', waitOf(waitAfter(output)))
      }
      // What is placed is kept no more, though it is shown until all are answered.
      enqueue.sendTo('keepSlip', ({ context: answered }) => slipChanged(withoutPlaced(answered)))
      const key = entry?.key ?? null
      if (isTold) enqueue.emit({ type: 'bet.toldElsewhere', outcome: outcome.kind })
      else if (outcome.kind === 'placed') enqueue.emit({ type: 'bet.placed', ticket: outcome.ticket, key })
      else if (outcome.kind === 'refused') enqueue.emit({ type: 'bet.refused', refusal: outcome.refusal })
      else enqueue.emit({ type: 'bet.lapsed', key })
    }),
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
