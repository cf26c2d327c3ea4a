import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { errors } from '#domain/errorCatalogue.ts'
import { batchMachine } from '#machines/batch/machine.ts'
import type { BatchContext, BatchInput, JournalEntry } from '#machines/placement/types.ts'
import { buildEntry } from '#src/testing/builders.ts'

import { confirmation, key, nextKey, placedTicket } from '../../../model/samples.ts'
import { withStandIns } from '../../../model/standIn.ts'
import {
  begun,
  done,
  failed,
  type Happenings,
  modelOf,
  type NameIn,
  type ToldStep,
  toldStep,
} from '../happenings.ts'
import { longPaths } from '../paths.ts'

export const batchChart = withStandIns(batchMachine)

const [first, second] = [buildEntry('1'.repeat(32)), buildEntry('2'.repeat(32))]
const { key: _, ...bet } = confirmation
const confirm: BatchInput = { kind: 'confirm', confirmation: { key, bets: [bet, bet] } }
const idOf = (entry: JournalEntry): string => `placement ${entry.key}`

type InState = (snapshot: AnyMachineSnapshot) => AnyEventObject | null

/** Only while that one is the latest of the two. */
const latest =
  (entry: JournalEntry, event: AnyEventObject): InState =>
  ({ context }) =>
    (context as BatchContext).latest === idOf(entry) ? event : null
/** Only while that one has no answer, and others do not come before it. */
const answered =
  (entry: JournalEntry, isNext: (context: BatchContext) => boolean): InState =>
  ({ context }) => {
    const batch = context as BatchContext
    if (!batch.running.some(({ key: its }) => its === entry.key) || !isNext(batch)) return null
    const outcome = { kind: 'placed', ticket: placedTicket }
    return done(idOf(entry), { outcome, entry, nextKey, nextEntry: null, isTold: false })
  }
const unknown = (entry: JournalEntry): AnyEventObject => ({ type: 'outcome.becameUnknown', entry })

const written = {
  'they are written down': done('recordBatch', [
    { kind: 'send', entry: first },
    { kind: 'send', entry: second },
  ]),
} as const

/** Both are answered, one after another. */
const placed = {
  recording: {
    ...written,
    'there is no room for them': failed('recordBatch', 'refused', errors.unableToPlace.code),
  },
  placing: {
    'the first is told': answered(first, ({ latest: last }) => last === idOf(first)),
    'the second is told': answered(second, ({ outputs }) => outputs.length === 1),
  },
} satisfies Happenings

/** The first has no answer, and does not hold up the second. */
const unanswered = {
  recording: written,
  placing: {
    'the first is not answered': latest(first, unknown(first)),
    'the second is told': answered(second, ({ latest: last }) => last === idOf(second)),
    'check now': waiting({ type: 'check.requested' }),
    'the network is back': waiting({ type: 'connection.cameBack' }),
    'check now, and it is answered': answered(first, ({ outputs }) => outputs.length === 1),
  },
} satisfies Happenings

/** Once the other is told. */
function waiting(event: AnyEventObject): InState {
  return ({ context }) => ((context as BatchContext).outputs.length === 1 ? event : null)
}

/** Both are asked about by the page that finds them. */
const resumed = {
  placing: {
    'the first is not answered': latest(first, unknown(first)),
    'the first is told': answered(first, ({ latest: last }) => last === idOf(second)),
    'the second is told': answered(second, ({ outputs }) => outputs.length === 1),
  },
} satisfies Happenings

export type BatchStepName = NameIn<typeof placed> | NameIn<typeof unanswered> | NameIn<typeof resumed>
export type BatchStep = ToldStep<BatchStepName>

/** Whether nothing was sent. */
export interface BatchFacts {
  readonly isRefused: boolean
}

export const batchStep = toldStep<BatchStepName>

/** What follows by itself, and at once. */
export const passing: ReadonlySet<BatchStepName> = new Set<BatchStepName>([
  'they are written down',
  'there is no room for them',
  'the first is told',
  'the second is told',
  'the first is not answered',
])

function partOf(happenings: Happenings, input: BatchInput) {
  const model = modelOf<BatchContext>(happenings, {
    machine: batchChart,
    input,
    facts: ({
      refusal,
      running,
      latest: last,
      outputs: { length },
    }): BatchFacts & Record<string, unknown> => ({
      isRefused: refusal !== null,
      running: running.map(({ key: its }) => its),
      last,
      length,
    }),
  })
  return { model, paths: longPaths(model, batchStep, begun, { passing }) }
}

export const batchParts = {
  'two bets that are placed': partOf(placed, confirm),
  'two bets of which the first is not answered': partOf(unanswered, confirm),
  'two bets that an earlier page confirmed': partOf(resumed, { kind: 'resume', entries: [first, second] }),
}
export type BatchPart = keyof typeof batchParts
