import { beforeEach, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import type { Report } from '#charts/tested/report.ts'

import { lamp } from '../lamp.ts'
import { leftBySentences, reportOf, together } from './count.ts'
import { beginTest, endTest, generated, record, recorded, type Recording, takeRecording } from './record.ts'
import { tableOf } from './table.ts'

const light = recorded(lamp)

function press(...types: ('pressed' | 'kicked' | 'smashed')[]): void {
  const actor = createActor(light, { inspect: record })
  actor.start()
  for (const type of types) actor.send({ type })
}

const run = { at: '2026-01-01T00:00:00.000Z', files: 1, isWhole: true }

/** What the files' recordings come to, each file with a name of its own. */
function reported(...recordings: readonly Recording[]): Report {
  const seen = together(recordings.map((recording, at) => [`file${at}`, recording]))
  const kept = Object.entries(seen).map(([source, own]) => [source, { ...own, run }])
  return reportOf({ lamp }, Object.fromEntries(kept))
}

/** What of the lamp the sentences leave, and the line it has in the table. */
function counted(...recordings: readonly Recording[]): { left: readonly string[]; row: string } {
  const report = reported(...recordings)
  const [, , row = ''] = tableOf(report).split('\n')
  return { left: leftBySentences(report), row: row.replaceAll(/ +/g, ' ') }
}

describe('what sentences come to of a chart', () => {
  beforeEach(() => {
    takeRecording()
  })

  it('is every transition by its name, always and after included, and both answers of each guard [CHART-04]', () => {
    expect(counted().left).toEqual([
      'lamp',
      'lamp.off',
      'lamp.on',
      'lamp.off --pressed#0--> lamp.on',
      'lamp.on --pressed#0--> lamp.off',
      'lamp.on --kicked#0 [isBroken]--> lamp.off',
      'lamp.on --kicked#1--> (stays)',
      'lamp.on --xstate.after.dimming.lamp.on#0--> lamp.off',
      'lamp.on --always#0 [isBroken]--> lamp.off',
      'lamp: isBroken: yes',
      'lamp: isBroken: no',
    ])
  })

  it('is what they take, also through a machine that was provided again [CHART-04]', () => {
    press('pressed', 'kicked', 'pressed')
    expect(counted(takeRecording())).toEqual({
      left: [
        'lamp.on --kicked#0 [isBroken]--> lamp.off',
        'lamp.on --xstate.after.dimming.lamp.on#0--> lamp.off',
        'lamp.on --always#0 [isBroken]--> lamp.off',
        'lamp: isBroken: yes',
      ],
      row: 'lamp 3 3 - - - 6 3 - - - 2 1 - - - 0 0 - - -',
    })
  })

  it('is not what was generated, which is counted beside it [CHART-04]', () => {
    generated(() => press('pressed', 'pressed'))
    const { left, row } = counted(takeRecording())
    expect(left).toHaveLength(11)
    expect(row).toBe('lamp 3 - 3 - - 6 - 2 - - 2 - 1 - - 0 - 0 - -')
  })

  it('is put together of files that ran apart, each with its own [CHART-04]', () => {
    press('pressed')
    const first = takeRecording()
    press('pressed', 'kicked')
    const second = takeRecording()
    expect(counted(first).left).toContain('lamp.on --kicked#1--> (stays)')
    expect(counted(first, second).left).not.toContain('lamp.on --kicked#1--> (stays)')
    expect(takeRecording()).toEqual({ titles: [], seen: {} })
  })

  it('is said with the tests that come to it, first the one that takes the least beside [CHART-04]', () => {
    for (const [title, ...types] of [
      ['pressed and kicked', 'pressed', 'kicked'],
      ['pressed', 'pressed'],
    ] as const) {
      beginTest(title)
      press(...types)
      endTest()
    }
    const { machines, tests } = reported(takeRecording())
    const testsOf = (name: string) =>
      machines['lamp']?.transitions
        .find((transition) => transition.name === name)
        ?.by.sentences?.map((place) => `${tests[place]?.file}: ${tests[place]?.title}`)
    expect(testsOf('lamp.off --pressed#0--> lamp.on')).toEqual([
      'file0: pressed',
      'file0: pressed and kicked',
    ])
    expect(testsOf('lamp.on --kicked#1--> (stays)')).toEqual(['file0: pressed and kicked'])
    expect(testsOf('lamp.on --pressed#0--> lamp.off')).toBeUndefined()
  })

  it('is an answer too that a transition tells: its guard said yes, and those before it no [CHART-04]', () => {
    beginTest('kicked, by a machine whose guards nobody asks')
    const actor = createActor(lamp, { inspect: record })
    actor.start()
    for (const type of ['pressed', 'kicked'] as const) actor.send({ type })
    const { machines } = reported(takeRecording())
    expect(machines['lamp']?.answers).toEqual([
      { name: 'isBroken: yes', by: {} },
      { name: 'isBroken: no', by: { sentences: [0] } },
    ])
  })
})
