import { errors } from '#domain/session/errorCatalogue.ts'
import { buildEntry } from '#src/testing/builders.ts'
import type { Step, Model, Steps } from '#tests/model/graph.ts'
import { confirmation, key, nextKey, placedTicket } from '#tests/model/samples.ts'
import { done, failed, failedWith, tells, where } from '#tests/model/steps.ts'
import { withStubs } from '#tests/model/stub.ts'

import type {
  BatchContext,
  BatchInput,
  JournalEntry,
  PlacementInput,
  PlacementOutput,
} from '../../placement/types.ts'
import { batchMachine } from '../machine.ts'

export const batch = withStubs(batchMachine)

export const [first, second] = [buildEntry('1'.repeat(32)), buildEntry('2'.repeat(32))]
export const bets = [confirmation, confirmation] as const
export const confirmed: BatchInput = { kind: 'confirm', confirmation: { key, bets } }
export const confirmedAlone: BatchInput = { kind: 'confirm', confirmation: { key, bets: [confirmation] } }
export const recorded: readonly PlacementInput[] = [
  { kind: 'send', entry: first },
  { kind: 'send', entry: second },
]

/** The placement of an entry, by its id. */
export const idOf = (entry: JournalEntry): string => `placement ${entry.key}`

export function placed(entry: JournalEntry): PlacementOutput {
  return {
    outcome: { kind: 'placed', ticket: placedTicket },
    entry,
    nextKey,
    nextEntry: null,
    isTold: false,
  }
}

export const unknown = (entry: JournalEntry) => ({ type: 'outcome.becameUnknown', entry }) as const

const broken = new Error('a fault of ours')
const told = (entry: JournalEntry): Step => done(idOf(entry), placed(entry))
const notAnswered = (entry: JournalEntry): Step => tells(idOf(entry), unknown(entry))
const breaks = (entry: JournalEntry): Step => failedWith(idOf(entry), broken)
const noRoom = failed('recordBatch', 'noRoom', errors.unableToPlace.code)

/** Whether the other waits for the first. */
const isFirstLatest = ({ latest }: BatchContext): boolean => latest === idOf(first)
const isFirstPassedBy = (context: BatchContext): boolean => !isFirstLatest(context)
const isNoneTold = ({ outputs }: BatchContext): boolean => outputs.length === 0
const isOneTold = ({ outputs: { length } }: BatchContext): boolean => length === 1

const asked = {
  'check now': { type: 'check.requested' },
  'the network is back': { type: 'connection.cameBack' },
} satisfies Steps

const writingBreaks = { 'writing breaks': failedWith('recordBatch', broken) } satisfies Steps

const written = { 'they are written down': done('recordBatch', recorded) } satisfies Steps

const firstNotAnswered = {
  'the first is not answered': where(isFirstLatest, notAnswered(first)),
} satisfies Steps

/** Whatever becomes of two bets. */
const ofTwo = {
  ...written,
  'there is no room for them': noRoom,
  ...writingBreaks,
  ...firstNotAnswered,
  'the first is not answered again': where(isFirstPassedBy, notAnswered(first)),
  'the second is not answered': notAnswered(second),
  'the first is told': told(first),
  'the second is told': where(isOneTold, told(second)),
  'the second is told before the first': where(isNoneTold, told(second)),
  'the first breaks': breaks(first),
  'the second breaks': breaks(second),
  ...asked,
} satisfies Steps

/** The first has no answer, and does not hold up the second: the member asks once that is told. */
const ofTwoNotAnswered = {
  ...written,
  ...firstNotAnswered,
  'the second is told before the first': told(second),
  'check now': where(isOneTold, asked['check now']),
  'the network is back': where(isOneTold, asked['the network is back']),
  'check now: the first is told': where(isOneTold, told(first)),
} satisfies Steps

const writtenAlone = { 'it is written down': done('recordBatch', recorded.slice(0, 1)) } satisfies Steps
const notAnsweredAlone = { 'it is not answered': notAnswered(first) } satisfies Steps
const askedAlone = { ...asked, 'check now: it is told': told(first) } satisfies Steps

/** Whatever becomes of a bet that is alone. */
const ofOne = {
  ...writtenAlone,
  'there is no room for it': noRoom,
  ...writingBreaks,
  ...notAnsweredAlone,
  'it is told': told(first),
  'it breaks': breaks(first),
  ...asked,
} satisfies Steps

const ofOneNotAnswered = { ...writtenAlone, ...notAnsweredAlone, ...askedAlone } satisfies Steps

/** What happens to the bets of a press, in words. */
export type BatchStepName =
  | keyof typeof ofTwo
  | keyof typeof ofTwoNotAnswered
  | keyof typeof ofOne
  | keyof typeof ofOneNotAnswered

/** What of the bets decides what can happen next. */
export interface BatchFacts {
  /** Nothing was written down, and so nothing sent. */
  readonly isRefused: boolean
  readonly waiting: number
  readonly running: readonly string[]
  readonly latest: string | null
  readonly outputs: readonly (string | undefined)[]
}

function modelFrom(input: BatchInput, steps: Steps): Model<BatchContext> {
  return {
    machine: batch,
    input,
    steps,
    facts: ({ waiting, running, latest, outputs }): BatchFacts => ({
      isRefused: outputs.some(({ entry }) => entry === null),
      waiting: waiting.length,
      running: running.map(idOf),
      latest,
      outputs: outputs.map(({ entry }) => entry?.key),
    }),
    limit: 5_000,
  }
}

/** By how many there are, and who confirmed them. */
export const batchModels = {
  'two bets of one press': modelFrom(confirmed, ofTwo),
  'two bets of which the first is not answered': modelFrom(confirmed, ofTwoNotAnswered),
  'two bets of an earlier page': modelFrom({ kind: 'resume', entries: [first, second] }, ofTwo),
  'one bet of a press': modelFrom(confirmedAlone, ofOne),
  'one bet that is not answered': modelFrom(confirmedAlone, ofOneNotAnswered),
  'one bet of an earlier page': modelFrom({ kind: 'resume', entries: [first] }, ofOne),
  'one bet of another tab': modelFrom({ kind: 'follow', entries: [first] }, { ...ofOne, ...askedAlone }),
}
