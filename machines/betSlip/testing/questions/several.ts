import { wholeStake } from '#domain/bets/kinds.ts'
import type { Model } from '#tests/model/graph.ts'
import { journalEntry } from '#tests/model/samples.ts'

import type { BetSlipContext } from '../../types.ts'
import { submission } from '../presses.ts'
import { answersToPair, loadedSlip, offeredBigCombo, says, tells } from '../samples.ts'
import {
  answers,
  entries,
  firstId,
  loadedPair,
  pair,
  pairNeverSent,
  pairQuotes,
  pairRanges,
} from '../severalSamples.ts'
import { model } from './question.ts'

/** Several singles: what each question is about. */
export const severalModels: Record<string, Model<BetSlipContext>> = {
  'several singles and their stakes': model({
    events: ({ context }) => [
      { type: 'stake.shared', isShared: !context.isStakeShared },
      { type: 'selection.removed', marketId: 'm2', side: 'home' },
      { type: 'stake.maximised', slot: context.isStakeShared ? wholeStake : firstId },
    ],
    reports: { loadSlip: [{ done: loadedPair }], askRange: [{ done: pairRanges }] },
  }),
  'a single that another replaces, and both of them': model({
    events: ({ context }) => [
      { type: 'selection.toggled', leg: pair[1], at: 3_000 },
      { type: 'pressRule.chosen', pressRule: context.pressRule === 'add' ? 'replace' : 'add' },
      { type: 'selection.removed', marketId: 'm2', side: 'home' },
      { type: 'stake.typed', text: '50' },
      submission(context),
      ...says('replaced.kept', 'selection.undone', 'undo.ended'),
    ],
    reports: {
      loadSlip: [{ done: loadedSlip }],
      askRange: [{ done: pairRanges }],
      watchLegs: tells(pairQuotes),
    },
    limit: 20_000,
  }),
  'several singles, from a press to their answers': model({
    events: ({ context }) => [
      submission(context),
      ...says('receipt.closed', 'selections.kept', 'check.requested'),
      { type: 'selection.toggled', leg: pair[0], at: 3_000 },
      ...(context.answers.length > 1 ? [offeredBigCombo] : []),
    ],
    reports: {
      loadSlip: [{ done: loadedPair }],
      askRange: [{ done: pairRanges }],
      watchLegs: tells(pairQuotes),
      batch: answersToPair(
        [answers.firstPlaced, answers.secondRefused, pairNeverSent],
        { tells: { type: 'outcome.becameUnknown', entry: entries[1] } },
        { failed: new Error('a fault of ours') },
      ),
    },
    limit: 20_000,
  }),
  'several bets that were open at the start': model({
    events: () => says('session.ended', 'receipt.closed'),
    reports: {
      loadSlip: [{ done: { ...loadedPair, entries } }, { failed: new Error('storage is broken') }],
      keepSlip: tells({ type: 'confirmation.recordedElsewhere', entry: journalEntry }),
      watchConnectivity: tells({ type: 'connection.cameBack' }),
      batch: answersToPair(
        [answers.firstTold, answers.secondTold, answers.secondLapsed],
        { tells: { type: 'outcome.becameUnknown', entry: entries[0] } },
        { failed: new Error('a fault of ours') },
      ),
    },
    limit: 20_000,
  }),
}
