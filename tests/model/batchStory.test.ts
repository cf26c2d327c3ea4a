import { describe, expect, it } from 'vitest'

import { batchMachine } from '#machines/batch/machine.ts'
import type { BatchInput } from '#machines/placement/types.ts'
import { buildEntry } from '#src/testing/builders.ts'

import { confirmed, first, idOf, placed, second, unknown } from './models/batch.ts'
import { createStory, type Story } from './story.ts'

const third = buildEntry('3'.repeat(32))
const all = [first, second, third]
const begin = (input: BatchInput) => createStory(batchMachine, input)
const recorded = all.map((entry) => ({ kind: 'send', entry }))

/** Its lines, with the bets by their order. */
function linesOf(batch: Story): readonly string[] {
  return batch
    .takeLines()
    .map((line) => all.reduce((told, entry, at) => told.replaceAll(idOf(entry), `bet ${at + 1}`), line))
}

describe('all that becomes of several bets of one press, and nothing besides', () => {
  it('is that they are written down together and placed one after another [SLIP-17] [SLIP-18]', () => {
    const batch = begin(confirmed)
    batch.ends('recordBatch', recorded)
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
      'recordBatch fails: goes to decided, keeps refusal, leaves recordBatch, is over',
    ])
  })
})
