import { wholeStake } from '#domain/bets/kinds.ts'
import { quoteId } from '#machines/betSlip/legs.ts'
import type { BetSlipContext } from '#machines/betSlip/types.ts'

import type { Model } from '../../graph.ts'
import { journalEntry } from '../../samples.ts'
import { submission } from '../../slip/presses.ts'
import { offeredBigCombo, says, tells } from '../../slip/samples.ts'
import {
  answers,
  entries,
  firstId,
  loadedPair,
  neverSent,
  over,
  pair,
  pairQuotes,
  pairRanges,
} from '../../slip/severalSamples.ts'
import { model } from './model.ts'

/** Several singles, pinned: what each question is about. */
export const severalModels: Record<string, Model<BetSlipContext>> = {
  'several singles, pinned, and their stakes': model({
    events: ({ context }) => [
      ...pair.map(({ marketId, side }) => ({
        type: 'selection.pinned',
        marketId,
        side,
        isPinned: !context.pinned.includes(quoteId({ marketId, side })),
      })),
      { type: 'stake.shared', isShared: !context.isStakeShared },
      { type: 'selection.removed', marketId: 'm2', side: 'home' },
      { type: 'stake.maximised', slot: context.isStakeShared ? wholeStake : firstId },
    ],
    reports: { loadSlip: [{ done: loadedPair }], askRange: [{ done: pairRanges }] },
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
      batch: [
        { tells: { type: 'bet.answered', output: answers.firstPlaced } },
        { tells: { type: 'bet.answered', output: answers.secondRefused } },
        { tells: { type: 'outcome.becameUnknown', entry: entries[1] } },
        { done: over(answers.firstPlaced, answers.secondRefused) },
        { done: neverSent },
        { failed: new Error('a fault of ours') },
      ],
    },
    limit: 20_000,
  }),
  'several bets that were open at the start': model({
    events: () => says('session.ended', 'receipt.closed'),
    reports: {
      loadSlip: [
        { done: { ...loadedPair, entry: entries[0], others: [entries[1]] } },
        { failed: new Error('storage is broken') },
      ],
      keepSlip: tells({ type: 'confirmation.recordedElsewhere', entry: journalEntry }),
      watchConnectivity: tells({ type: 'connection.cameBack' }),
      batch: [
        { tells: { type: 'outcome.becameUnknown', entry: entries[0] } },
        { tells: { type: 'bet.answered', output: answers.firstTold } },
        { tells: { type: 'bet.answered', output: answers.secondLapsed } },
        { done: over(answers.firstTold, answers.secondLapsed) },
        { done: over(answers.firstTold) },
        { done: neverSent },
        { failed: new Error('a fault of ours') },
      ],
    },
    limit: 20_000,
  }),
}
