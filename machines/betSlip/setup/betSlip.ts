import { assign, emit, enqueueActions, raise, sendTo, stateIn } from 'xstate'

import type { JournalEntry, PlacementOutput } from '../../placement/types.ts'
import { endOf, isAnyUnanswered, refusalOf } from '../answers.ts'
import {
  isPressedAgain,
  isPressedTwice,
  isQuickBet,
  type QuickPress,
  quickBetStopOf,
  stoppedAs,
  withoutQuickBet,
  withQuickBet,
} from '../quickBet.ts'
import { isReady } from '../readiness.ts'
import { batchOf, newsOfOutcome, refusedGuest, slipChanged, withAnswer, withoutPlaced } from '../slip.ts'
import type { QuickBetStop } from '../types.ts'
import { betDelayOf, waitAfter, waitOf } from '../waiting.ts'
import { contentsSetup } from './contents.ts'

interface Answered {
  readonly output: PlacementOutput
}

/** The words the slip's chart is written in: those of `contents.ts`, with those about a press and its answers. */
export const betSlipSetup = contentsSetup.extend({
  guards: {
    // What a microstep of another region could have made untrue is asked of the context, not of a state.
    canPlace: ({ context }) => isReady(context),
    // What is kept may be another tab's by now.
    isKeptElsewhere: (_, { output: { entry, isTold } }: Answered) => entry === null || isTold,
    areOthersUnderWay: ({ context }) => context.checked.length === 0 && isAnyUnanswered(context),
    areTold: ({ context: { answers } }) => answers.every(({ isTold }) => isTold),
    isNeverSent: ({ context: { answers } }) => answers.some(({ entry }) => entry === null),
    hasChanges: ({ context }) => context.legs.length > 0 && (refusalOf(context)?.changes.length ?? 0) > 0,
    isRefused: ({ context }) => refusalOf(context) !== null,
    hasReceipt: ({ context }) => ['several', 'placed'].includes(endOf(context) ?? ''),
    hasLapsed: ({ context }) => endOf(context) === 'lapsed',
    hasEndedUndecided: ({ context }) => ['lapsed', 'forgotten'].includes(endOf(context) ?? ''),
    isQuickBet: ({ context }, press: QuickPress) => isQuickBet(context, press),
    isQuickBetWaiting: stateIn({ placement: 'quickBet' }),
    isPressedAgain: ({ context }, press: QuickPress) => isPressedAgain(context, press),
    isPressedTwice: ({ context }, press: QuickPress) => isPressedTwice(context, press),
    isQuickBetStopped: ({ context }) => quickBetStopOf(context) !== null,
    // The machine's own time stands still while the device sleeps: the client asks the device's clock.
    isLongOver: ({ context }) => context.lastOddsSelectionAt === null,
    isWaitOver: ({ context }) => endOf(context) === 'tooFast' && context.secondsLeft === 0,
  },
  actions: {
    freezeBatch: assign(({ context }) => ({
      batch: batchOf(context),
      secondsLeft: betDelayOf(context.ranges),
      unsent: null,
    })),
    beginQuickBet: assign(({ context }, press: QuickPress) => withQuickBet(context, press)),
    tellQuickBetBegan: raise({ type: 'quickBet.began' }),
    takeBackQuickBet: assign(({ context }) => withoutQuickBet(context)),
    keepStop: assign({
      unsent: ({ context }, { why }: { why: QuickBetStop }) => stoppedAs(context, why),
    }),
    keepChecked: assign({
      checked: ({ context: { checked } }, { entry }: { entry: JournalEntry }) => [
        ...checked.filter(({ key }) => key !== entry.key),
        entry,
      ],
    }),
    takeAnswer: assign(({ context }, { output }: Answered) => withAnswer(context, output)),
    // The first answer ends the wait for it; one that bids nobody wait leaves the wait of another alone.
    beginWaitOfAnswer: enqueueActions(({ context, enqueue }, { output }: Answered) => {
      const secondsLeft = output.isTold ? 0 : waitAfter(output)
      if (secondsLeft === 0 && context.answers.length > 1) return
      enqueue.assign({ secondsLeft })
      enqueue.sendTo('countSeconds', waitOf(secondsLeft))
    }),
    // What is placed is kept no more, though it is shown until all are answered.
    saveUnplaced: sendTo('keepSlip', ({ context }) => slipChanged(withoutPlaced(context))),
    tellAnswer: emit((_, { output }: Answered) => newsOfOutcome(output)),
    leavePlaced: assign(({ context }) => withoutPlaced(context)),
    refuseGuest: assign({ answers: [refusedGuest] }),
  },
})
