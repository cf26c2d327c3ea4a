import { wholeStake } from '#domain/bets/kinds.ts'
import { errors } from '#domain/errorCatalogue.ts'
import { quoteId } from '#machines/betSlip/legs.ts'
import type { BetSlipContext, LoadedSlip, RangeAnswer } from '#machines/betSlip/types.ts'
import type { BatchOutput, JournalEntry, PlacementOutput } from '#machines/placement/types.ts'
import {
  buildEntry,
  buildLeg,
  buildQuote,
  buildRefusal,
  buildStoredSlip,
  yuan,
} from '#src/testing/builders.ts'

import type { Model } from '../graph.ts'
import { homeLeg, journalEntry, key, nextKey, placedTicket } from '../samples.ts'
import { loadedSlip, model, offeredBigCombo, range, says, tells } from './models.ts'
import { submission } from './presses.ts'

/** Two singles side by side, each with a stake. */
export const pair = [homeLeg, buildLeg({ ...homeLeg, eventId: 'e2', marketId: 'm2' })] as const
export const [firstId, secondId] = [quoteId(pair[0]), quoteId(pair[1])]

export const pairSlip = buildStoredSlip({
  key,
  legs: pair,
  pinned: [firstId, secondId],
  stakeTexts: { [firstId]: '100', [secondId]: '50' },
})

export const loadedPair: LoadedSlip = { ...loadedSlip, slip: pairSlip }

export const pairRanges: RangeAnswer = {
  kind: 'known',
  ranges: { [firstId]: range, [secondId]: range },
  price: null,
}

export const pairQuotes = {
  type: 'quotes.arrived',
  quotes: pair.map((leg) => ({ ...buildQuote(leg), isStale: false })),
} as const

/** The two as they are written down. */
export const entries: readonly [JournalEntry, JournalEntry] = [
  { ...journalEntry, batch: key },
  buildEntry('e'.repeat(32), {
    confirmedAt: 2_000,
    legs: [pair[1]],
    stakes: [{ size: 1, perLine: yuan(50) }],
    batch: key,
  }),
]

const ended = { nextEntry: null, isTold: false }

/** What becomes of the two. */
export const answers = {
  firstPlaced: { ...ended, entry: entries[0], nextKey, outcome: { kind: 'placed', ticket: placedTicket } },
  secondPlaced: {
    ...ended,
    entry: entries[1],
    nextKey: 'f'.repeat(32),
    outcome: { kind: 'placed', ticket: { ...placedTicket, ticketNum: 'T-2' } },
  },
  secondRefused: {
    ...ended,
    entry: entries[1],
    nextKey: 'f'.repeat(32),
    outcome: { kind: 'refused', refusal: buildRefusal(errors.amountLimitReached.code) },
  },
  secondLapsed: { ...ended, entry: entries[1], nextKey: 'f'.repeat(32), outcome: { kind: 'lapsed' } },
  firstTold: {
    ...ended,
    entry: entries[0],
    nextKey,
    isTold: true,
    outcome: { kind: 'placed', ticket: placedTicket },
  },
} satisfies Record<string, PlacementOutput>

const over = (...outputs: PlacementOutput[]): BatchOutput => ({ outputs, refusal: null })

export const neverSent: BatchOutput = { outputs: [], refusal: buildRefusal(errors.duplicateTicket.code) }

/** What one question about several singles is about, as in `slipModels`. */
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
      ],
    },
    limit: 20_000,
  }),
}
