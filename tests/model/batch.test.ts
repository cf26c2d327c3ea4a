import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { errors } from '#domain/errorCatalogue.ts'
import { batchMachine } from '#machines/batch/machine.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import type {
  BatchContext,
  BatchInput,
  JournalEntry,
  PlacementOutput,
  RecordedInput,
} from '#machines/placement/types.ts'
import { buildEntry } from '#src/testing/builders.ts'

import { drive } from './drive.ts'
import type { Model } from './graph.ts'
import { replayAll } from './replay.ts'
import { confirmation, key, nextKey, placedTicket } from './samples.ts'
import { withStandIns } from './standIn.ts'
import { unwalked } from './transitions.ts'

const machine = withStandIns(batchMachine)

const [first, second] = [buildEntry('1'.repeat(32)), buildEntry('2'.repeat(32))]
const { key: _, ...bet } = confirmation
const confirm: BatchInput = { kind: 'confirm', confirmation: { key, bets: [bet, bet] } }
const recorded: readonly RecordedInput[] = [
  { kind: 'send', entry: first },
  { kind: 'send', entry: second },
]

const idOf = (entry: JournalEntry): string => `placement ${entry.key}`

function placed(entry: JournalEntry): PlacementOutput {
  return {
    outcome: { kind: 'placed', ticket: placedTicket },
    entry,
    nextKey,
    nextEntry: null,
    isTold: false,
  }
}

const unknown = (entry: JournalEntry) => ({ type: 'outcome.becameUnknown', entry }) as const
const known = (entry: JournalEntry) => ({ type: 'outcome.learned', entry }) as const

function start(input: BatchInput = confirm) {
  const batch = drive(({ parent }) => createActor(machine, { input, parent }))
  const tell = (entry: JournalEntry) => batch.actor.send(unknown(entry))
  return { ...batch, tell }
}

const inputs: readonly BatchInput[] = [confirm, { kind: 'resume', entries: [first, second] }]

function modelFrom(input: BatchInput): Model<BatchContext> {
  return {
    machine,
    input,
    events: () => [{ type: 'check.requested' }, { type: 'connection.cameBack' }],
    reports: {
      recordBatch: [{ done: recorded }, { failed: new Error('no room') }],
      [idOf(first)]: [{ tells: known(first) }, { done: placed(first) }, { tells: unknown(first) }],
      [idOf(second)]: [{ done: placed(second) }],
    },
    facts: ({ waiting, running, latest, outputs, refusal }) => ({
      waiting: waiting.length,
      running,
      latest,
      outputs: outputs.length,
      refusal: refusal?.code,
    }),
    limit: 5_000,
  }
}

describe('several bets of one press, walked by their graph', () => {
  it('take every transition, and lose none [CHART-04] [SLIP-18]', () => {
    const walked = new Set(
      inputs.flatMap((input) => [
        ...replayAll(modelFrom(input), ({ context, status, value }) => {
          const { waiting, running, outputs, refusal } = context as BatchContext
          if (value !== 'placing' && status !== 'done') return
          // Each is waiting, on its way or answered, or none was written down.
          if (refusal === null) expect(waiting.length + running.length + outputs.length).toBe(2)
          else expect(running).toEqual([])
          if (status === 'done') expect(refusal !== null || outputs.length === 2).toBe(true)
        }).walked,
      ]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

describe('several bets of one press', () => {
  it('are all written down before the first is sent [SLIP-18]', () => {
    const batch = start()
    expect(batch.given('recordBatch')).toEqual({ key, bets: [bet, bet] })
    expect(batch.isRunning(idOf(first))).toBe(false)
    batch.finish('recordBatch', recorded)
    expect(batch.given(idOf(first))).toEqual({ kind: 'send', entry: first })
  })

  it('are not sent, none of them, where they could not be written down [SLIP-18]', () => {
    const batch = start()
    batch.fail('recordBatch', new CallFailed(failureOfKind('refused', errors.duplicateTicket.code)))
    expect(batch.actor.getSnapshot()).toMatchObject({
      status: 'done',
      output: { outputs: [], refusal: { code: errors.duplicateTicket.code } },
    })
  })

  it('are placed one after another, and told one by one [SLIP-17] [SLIP-20]', () => {
    const batch = start()
    batch.finish('recordBatch', recorded)
    expect(batch.isRunning(idOf(second))).toBe(false)
    // Known, though it may be long until somebody looks at the page.
    batch.actor.send(known(first))
    expect(batch.given(idOf(second))).toEqual({ kind: 'send', entry: second })
    batch.finish(idOf(first), placed(first))
    batch.finish(idOf(second), placed(second))
    expect(batch.told).toEqual([
      { type: 'bet.answered', output: placed(first) },
      { type: 'bet.answered', output: placed(second) },
    ])
    expect(batch.actor.getSnapshot().status).toBe('done')
  })

  it('do not wait for one that is being checked, and end once it is known [SLIP-18]', () => {
    const batch = start()
    batch.finish('recordBatch', recorded)
    batch.tell(first)
    expect(batch.told).toEqual([unknown(first)])
    expect(batch.isRunning(idOf(second))).toBe(true)
    batch.finish(idOf(second), placed(second))
    expect(batch.actor.getSnapshot().status).toBe('active')
    batch.finish(idOf(first), placed(first))
    expect(batch.actor.getSnapshot().output?.outputs).toEqual([placed(second), placed(first)])
  })

  it('begin no other where one that was passed by is said to be unknown once more [SLIP-18] [SLIP-20]', () => {
    const third = buildEntry('3'.repeat(32))
    const batch = start()
    batch.finish('recordBatch', [...recorded, { kind: 'send', entry: third }])
    batch.tell(first)
    batch.tell(first)
    // Whoever shows them hears it; the third waits for the second.
    expect(batch.told).toEqual([unknown(first), unknown(first)])
    expect([first, second, third].map((entry) => batch.isRunning(idOf(entry)))).toEqual([true, true, false])
    batch.actor.send(known(first))
    expect(batch.isRunning(idOf(third))).toBe(false)
    batch.actor.send(known(second))
    expect(batch.given(idOf(third))).toEqual({ kind: 'send', entry: third })
  })

  it('are asked about together, where several were open at the start [SLIP-18] [SLIP-21]', () => {
    const batch = start({ kind: 'resume', entries: [first, second] })
    expect(batch.given(idOf(first))).toEqual({ kind: 'resume', entry: first })
    batch.tell(first)
    expect(batch.given(idOf(second))).toEqual({ kind: 'resume', entry: second })
  })

  it('pass on that the line is back, and that the member asks, to each that has no answer [SLIP-18]', () => {
    const batch = start()
    batch.finish('recordBatch', recorded)
    batch.tell(first)
    batch.actor.send(known(second))
    batch.finish(idOf(second), placed(second))
    batch.actor.send({ type: 'connection.cameBack' })
    batch.actor.send({ type: 'check.requested' })
    expect(batch.received(idOf(first))).toEqual([
      { type: 'connection.cameBack' },
      { type: 'check.requested' },
    ])
  })
})
