import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { errors } from '#domain/session/errorCatalogue.ts'
import { buildEntry } from '#src/testing/builders.ts'
import { drive } from '#tests/model/drive.ts'
import { replayAll } from '#tests/model/replay.ts'
import { key } from '#tests/model/samples.ts'
import { createStory, type Story } from '#tests/model/story.ts'
import { unwalked } from '#tests/model/transitions.ts'

import { CallFailed, failureOfKind } from '../failure.ts'
import type { BatchInput, JournalEntry } from '../placement/types.ts'
import { batchMachine } from './machine.ts'
import { batchInvariant } from './testing/invariants.ts'
import {
  batch as machine,
  batchModels,
  bets,
  confirmed,
  confirmedAlone,
  first,
  idOf,
  placed,
  recorded,
  second,
  unknown,
} from './testing/model.ts'

describe('the bets of one press, one or several, walked by their graph', () => {
  it('take every transition; each is waiting, on its way or answered, and answered once [CHART-04] [SLIP-18]', () => {
    const walked = new Set(
      Object.values(batchModels).flatMap((model) => [...replayAll(model, batchInvariant).walked]),
    )
    expect(unwalked(machine, walked)).toEqual([])
  })
})

function start(input: BatchInput = confirmed) {
  const batch = drive(({ parent }) => createActor(machine, { input, parent }))
  const tell = (entry: JournalEntry) => batch.actor.send(unknown(entry))
  return { ...batch, tell }
}

const third = buildEntry('3'.repeat(32))

const all = [first, second, third]

const begin = (input: BatchInput) => createStory(batchMachine, input)

const written = all.map((entry) => ({ kind: 'send', entry }))

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
      output: {
        outputs: [
          { entry: null, outcome: { kind: 'refused', refusal: { code: errors.duplicateTicket.code } } },
        ],
      },
    })
    // One answer for all of them, told as any other.
    expect(batch.told).toMatchObject([{ type: 'bet.answered', output: { entry: null, nextKey: null } }])
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
    // What shows them is told each time; the third waits for the second.
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

  it('have neither sent nor answered nor refused anything before they are written down [SLIP-18]', () => {
    expect(start().actor.getSnapshot().context).toEqual({
      start: confirmed,
      waiting: [],
      running: [],
      latest: null,
      outputs: [],
    })
  })

  it('end with the answer of each [SLIP-17] [SLIP-18]', () => {
    const batch = start()
    batch.finish('recordBatch', recorded)
    for (const entry of [first, second]) batch.finish(idOf(entry), placed(entry))
    expect(batch.actor.getSnapshot().output).toEqual({
      outputs: [placed(first), placed(second)],
    })
  })
})

describe('the one bet of a press', () => {
  it('goes the way of several: it is written down, placed and told [SLIP-17] [SLIP-18]', () => {
    const batch = begin(confirmedAlone)
    batch.ends('recordBatch', written.slice(0, 1))
    batch.says(unknown(first))
    batch.ends(idOf(first), placed(first))
    expect(linesOf(batch)).toEqual([
      'begins: goes to recording, keeps start, keeps waiting, keeps running, keeps outputs, starts recordBatch',
      'recordBatch ends: goes to placing, keeps running, keeps latest "bet 1", starts placement as bet 1, leaves recordBatch',
      'outcome.becameUnknown: stays, tells outcome.becameUnknown',
      'bet 1 ends: goes to decided, keeps running, keeps outputs, leaves bet 1, tells bet.answered, is over',
    ])
  })

  it('is asked about, and not sent, where another tab confirmed it or what stands under its key is that one’s [SLIP-18]', () => {
    const followed = start({ kind: 'follow', entries: [first] })
    expect(followed.given(idOf(first))).toEqual({ kind: 'follow', entry: first })
    const known = start(confirmedAlone)
    known.finish('recordBatch', [{ kind: 'follow', entry: first }])
    expect(known.given(idOf(first))).toEqual({ kind: 'follow', entry: first })
  })

  it('is refused with all that is known of why where it could not be written down: its kind, its message and what it names [SLIP-18]', () => {
    const failure = { ...failureOfKind('refused', errors.unableToPlace.code), message: 'No room', refCode: 7 }
    const batch = start(confirmedAlone)
    batch.fail('recordBatch', new CallFailed(failure))
    expect(batch.actor.getSnapshot().output).toMatchObject({
      outputs: [
        {
          outcome: { kind: 'refused', refusal: { ...failure, changes: [] } },
          entry: null,
          nextKey: null,
          nextEntry: null,
          isTold: false,
        },
      ],
    })
  })

  it('is refused as one that cannot be placed where nobody knows why it could not be written down [SLIP-18]', () => {
    const batch = start(confirmedAlone)
    batch.fail('recordBatch', new Error('another tab has begun another slip'))
    expect(batch.actor.getSnapshot().output).toMatchObject({
      outputs: [{ outcome: { kind: 'refused', refusal: { code: errors.unableToPlace.code } } }],
    })
  })
})

/** Its lines, with the bets by their order. */
function linesOf(batch: Story): readonly string[] {
  return batch
    .takeLines()
    .map((line) => all.reduce((told, entry, at) => told.replaceAll(idOf(entry), `bet ${at + 1}`), line))
}

describe('all that becomes of several bets of one press, and nothing besides', () => {
  it('is that they are written down together and placed one after another [SLIP-17] [SLIP-18]', () => {
    const batch = begin(confirmed)
    batch.ends('recordBatch', written)
    for (const entry of all) batch.ends(idOf(entry), placed(entry))
    expect(linesOf(batch)).toEqual([
      'begins: goes to recording, keeps start, keeps waiting, keeps running, keeps outputs, starts recordBatch',
      'recordBatch ends: goes to placing, keeps waiting, keeps running, keeps latest "bet 1", starts placement as bet 1, leaves recordBatch',
      'bet 1 ends: stays, keeps waiting, keeps running, keeps latest "bet 2", keeps outputs, starts placement as bet 2, leaves bet 1, tells bet.answered',
      'bet 2 ends: stays, keeps waiting, keeps running, keeps latest "bet 3", keeps outputs, starts placement as bet 3, leaves bet 2, tells bet.answered',
      'bet 3 ends: goes to decided, keeps running, keeps outputs, leaves bet 3, tells bet.answered, is over',
    ])
  })

  it('is that the next begins once the one before is being checked, and that no other word begins one [SLIP-17] [SLIP-18]', () => {
    const batch = begin({ kind: 'resume', entries: all })
    batch.says({ type: 'connection.cameBack' })
    batch.says({ type: 'check.requested' })
    batch.says(unknown(first))
    batch.says(unknown(first))
    expect(linesOf(batch)).toEqual([
      'begins: goes to placing, keeps start, keeps waiting, keeps running, keeps latest "bet 1", keeps outputs, starts placement as bet 1',
      'connection.cameBack: stays, sends connection.cameBack to bet 1',
      'check.requested: stays, sends check.requested to bet 1',
      'outcome.becameUnknown: stays, keeps waiting, keeps running, keeps latest "bet 2", starts placement as bet 2, tells outcome.becameUnknown',
      'outcome.becameUnknown: stays, tells outcome.becameUnknown',
    ])
  })

  it('is over only when the last of them is answered, also where an earlier one was answered after it [SLIP-18]', () => {
    const batch = begin({ kind: 'resume', entries: [first, second] })
    batch.says(unknown(first))
    batch.ends(idOf(second), placed(second))
    batch.ends(idOf(first), placed(first))
    expect(linesOf(batch).slice(2)).toEqual([
      'bet 2 ends: stays, keeps running, keeps outputs, leaves bet 2, tells bet.answered',
      'bet 1 ends: goes to decided, keeps running, keeps outputs, leaves bet 1, tells bet.answered, is over',
    ])
  })

  it('begins the next where the only one that is placed is answered at once [SLIP-17] [SLIP-18]', () => {
    const batch = begin({ kind: 'resume', entries: [first, second] })
    batch.ends(idOf(first), placed(first))
    expect(linesOf(batch).slice(1)).toEqual([
      'bet 1 ends: stays, keeps waiting, keeps running, keeps latest "bet 2", keeps outputs, starts placement as bet 2, leaves bet 1, tells bet.answered',
    ])
  })

  it('is that a placement that broke begins again under its name, and no other [SLIP-18]', () => {
    const batch = begin({ kind: 'resume', entries: all })
    batch.says(unknown(first))
    batch.fails(idOf(first))
    batch.fails(idOf(second))
    expect(linesOf(batch).slice(2)).toEqual([
      'bet 1 fails: stays, starts placement as bet 1',
      'bet 2 fails: stays, starts placement as bet 2',
    ])
  })

  it('is that nothing is sent where they could not be written down [SLIP-18]', () => {
    const batch = begin(confirmed)
    batch.fails('recordBatch')
    expect(linesOf(batch).slice(1)).toEqual([
      'recordBatch fails: goes to decided, keeps outputs, leaves recordBatch, tells bet.answered, is over',
    ])
  })
})
