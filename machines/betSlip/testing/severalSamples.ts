import { errors } from '#domain/session/errorCatalogue.ts'
import {
  buildEntry,
  buildLeg,
  buildQuote,
  buildRefusal,
  buildStoredSlip,
  yuan,
} from '#src/testing/builders.ts'
import { homeLeg, journalEntry, key, nextKey, placedTicket } from '#tests/model/samples.ts'

import { neverSent } from '../../batch/neverSent.ts'
import type { BatchOutput, JournalEntry, PlacementOutput } from '../../placement/types.ts'
import { quoteId } from '../legs.ts'
import type { LoadedSlip, RangeAnswer } from '../types.ts'
import { loadedSlip, range } from './samples.ts'

/** Two singles side by side, each with a stake. */
export const pair = [homeLeg, buildLeg({ ...homeLeg, eventId: 'e2', marketId: 'm2' })] as const
export const [firstId, secondId] = [quoteId(pair[0]), quoteId(pair[1])]

export const pairSlip = buildStoredSlip({
  key,
  legs: pair,
  isAdding: true,
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
  secondTold: {
    ...ended,
    entry: entries[1],
    nextKey: 'f'.repeat(32),
    isTold: true,
    outcome: { kind: 'lapsed' },
  },
  firstTold: {
    ...ended,
    entry: entries[0],
    nextKey,
    isTold: true,
    outcome: { kind: 'placed', ticket: placedTicket },
  },
} satisfies Record<string, PlacementOutput>

export const over = (...outputs: PlacementOutput[]): BatchOutput => ({ outputs })

export const pairNeverSent = neverSent(buildRefusal(errors.duplicateTicket.code))
