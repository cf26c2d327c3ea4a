import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { errors } from '#domain/errorCatalogue.ts'
import { CallFailed, failureOfKind } from '#machines/failure.ts'
import type { BatchInput, JournalEntry } from '#machines/placement/types.ts'
import { buildEntry } from '#src/testing/builders.ts'

import { drive } from './drive.ts'
import { batchInvariant } from './invariants/batch.ts'
import {
  batch as machine,
  batchModels,
  bets,
  confirmed,
  first,
  idOf,
  placed,
  recorded,
  second,
  unknown,
} from './models/batch.ts'
import { replayAll } from './replay.ts'
import { key } from './samples.ts'
import { unwalked } from './transitions.ts'

function start(input: BatchInput = confirmed) {
  const batch = drive(({ parent }) => createActor(machine, { input, parent }))
  const tell = (entry: JournalEntry) => batch.actor.send(unknown(entry))
  return { ...batch, tell }
}

describe('several bets of one press, walked by their graph', () => {
  it('take every transition; each is waiting, on its way or answered, and answered once [CHART-04] [SLIP-18]', () => {
    const walked = new Set(
      Object.values(batchModels).flatMap((model) => [...replayAll(model, batchInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

describe('several bets of one press', () => {
  it('are all written down before the first is sent [SLIP-18]', () => {
    const batch = start()
    expect(batch.given('recordBatch')).toEqual({ key, bets })
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
    batch.finish(idOf(first), placed(first))
    expect(batch.given(idOf(second))).toEqual({ kind: 'send', entry: second })
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
    batch.finish(idOf(first), placed(first))
    expect(batch.isRunning(idOf(third))).toBe(false)
    batch.finish(idOf(second), placed(second))
    expect(batch.given(idOf(third))).toEqual({ kind: 'send', entry: third })
  })

  it('are asked about together, where several were open at the start [SLIP-18] [SLIP-21]', () => {
    const batch = start({ kind: 'resume', entries: [first, second] })
    expect(batch.given(idOf(first))).toEqual({ kind: 'resume', entry: first })
    batch.tell(first)
    expect(batch.given(idOf(second))).toEqual({ kind: 'resume', entry: second })
  })

  it('go on to the next where one is answered and has said nothing before [SLIP-18]', () => {
    const batch = start()
    batch.finish('recordBatch', recorded)
    batch.finish(idOf(first), placed(first))
    expect(batch.given(idOf(second))).toEqual({ kind: 'send', entry: second })
    batch.finish(idOf(second), placed(second))
    expect(batch.actor.getSnapshot().output?.outputs).toEqual([placed(first), placed(second)])
  })

  it('ask the server about one whose placement broke, as it may have been sent, and hold up no other for it [SLIP-18]', () => {
    const third = buildEntry('3'.repeat(32))
    const batch = start()
    batch.finish('recordBatch', [...recorded, { kind: 'send', entry: third }])
    batch.tell(first)
    batch.fail(idOf(second), new Error('a fault of ours'))
    expect(batch.given(idOf(second))).toEqual({ kind: 'follow', entry: second })
    expect(batch.given(idOf(first))).toEqual({ kind: 'send', entry: first })
    expect(batch.isRunning(idOf(third))).toBe(false)
    // What it follows is unknown, and is said to be.
    batch.tell(second)
    expect(batch.told).toEqual([unknown(first), unknown(second)])
    expect(batch.given(idOf(third))).toEqual({ kind: 'send', entry: third })
    for (const entry of [third, second, first]) batch.finish(idOf(entry), placed(entry))
    expect(batch.actor.getSnapshot().output?.outputs).toEqual([placed(third), placed(second), placed(first)])
  })

  it('pass on that the line is back, and that the member asks, to each that has no answer [SLIP-18]', () => {
    const batch = start()
    batch.finish('recordBatch', recorded)
    batch.tell(first)
    batch.finish(idOf(second), placed(second))
    batch.actor.send({ type: 'connection.cameBack' })
    batch.actor.send({ type: 'check.requested' })
    expect(batch.received(idOf(first))).toEqual([
      { type: 'connection.cameBack' },
      { type: 'check.requested' },
    ])
  })
})
