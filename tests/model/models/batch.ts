import { batchMachine } from '#machines/batch/machine.ts'
import type {
  BatchContext,
  BatchInput,
  JournalEntry,
  PlacementOutput,
  RecordedInput,
} from '#machines/placement/types.ts'
import { buildEntry } from '#src/testing/builders.ts'

import type { Model } from '../graph.ts'
import { confirmation, key, nextKey, placedTicket } from '../samples.ts'
import { withStandIns } from '../standIn.ts'

export const batch = withStandIns(batchMachine)

export const [first, second] = [buildEntry('1'.repeat(32)), buildEntry('2'.repeat(32))]
const { key: _, ...bet } = confirmation
export const bets = [bet, bet] as const
export const confirmed: BatchInput = { kind: 'confirm', confirmation: { key, bets } }
export const recorded: readonly RecordedInput[] = [
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

const broken = { failed: new Error('a fault of ours') }

function modelFrom(input: BatchInput): Model<BatchContext> {
  return {
    machine: batch,
    input,
    events: () => [{ type: 'check.requested' }, { type: 'connection.cameBack' }],
    reports: {
      recordBatch: [{ done: recorded }, { failed: new Error('no room') }],
      [idOf(first)]: [{ done: placed(first) }, { tells: unknown(first) }, broken],
      [idOf(second)]: [{ done: placed(second) }, { tells: unknown(second) }, broken],
    },
    facts: ({ waiting, running, latest, outputs, refusal }) => ({
      waiting: waiting.length,
      running: running.map(idOf),
      latest,
      outputs: outputs.length,
      refusal: refusal?.code,
    }),
    limit: 5_000,
  }
}

export const batchModels: Readonly<Record<string, Model<BatchContext>>> = {
  'two bets of one press': modelFrom(confirmed),
  'two bets of an earlier page': modelFrom({ kind: 'resume', entries: [first, second] }),
}
