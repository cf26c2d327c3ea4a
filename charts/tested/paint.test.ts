import { describe, expect, it } from 'vitest'

import { readChart } from '../model/readChart.ts'
import { markOf, painted } from './paint.ts'
import type { Report } from './report.ts'

const chart = readChart('lamp', {
  config: {
    id: 'light',
    initial: 'off',
    states: { off: { on: { pressed: [{ guard: 'isWhole', target: 'on' }, {}] } }, on: {} },
  },
  words: { guards: {}, actions: {}, delays: {}, actors: {} },
})
const turnOn = 'light.off --pressed#0 [isWhole]--> light.on'
const stayOff = 'light.off --pressed#1--> (stays)'

const report: Report = {
  sources: {},
  tests: [
    { file: 'lamp.test.ts', title: 'goes on' },
    { file: 'lamp.spec.ts', title: 'is pressed' },
  ],
  machines: {
    lamp: {
      states: [
        { name: 'light', by: { sentences: [0], browser: [1] } },
        { name: 'light.off', by: { sentences: [0], browser: [1] } },
        { name: 'light.on', by: { sentences: [0] } },
      ],
      transitions: [
        { name: turnOn, by: { sentences: [0] } },
        { name: stayOff, by: { browser: [1] } },
      ],
      answers: [
        { name: 'isWhole: yes', by: { sentences: [0] } },
        { name: 'isWhole: no', by: { browser: [1] } },
      ],
      effects: [],
    },
  },
}

describe('a chart painted by what tests reach', () => {
  const painting = painted(chart, report)
  if (painting === null) throw new Error('nothing is painted')

  it('highlights each state and transition that the chosen tests do not reach [CHART-04]', () => {
    const marks = (whose: 'sentences' | 'browser' | 'any') =>
      [{ state: '' }, { state: 'on' }, { transition: turnOn }, { transition: stayOff }].map(
        markOf(chart, painting, whose),
      )
    expect(marks('browser')).toEqual(['taken', 'untaken', 'untaken', 'taken'])
    expect(marks('any')).toEqual(['taken', 'taken', 'taken', 'taken'])
    // The guard said yes, and never no.
    expect(marks('sentences')).toEqual(['taken', 'taken', 'taken half', 'untaken'])
  })

  it('names the tests that take each transition, by source [CHART-02] [CHART-04]', () => {
    expect(painting.testsOf({ state: 'off' })).toEqual([
      { source: 'sentences', tests: [{ file: 'lamp.test.ts', title: 'goes on' }] },
      { source: 'browser', tests: [{ file: 'lamp.spec.ts', title: 'is pressed' }] },
    ])
    expect(painting.testsOf({ transition: stayOff }).map(({ source }) => source)).toEqual(['browser'])
  })

  it('says nothing about what the tests did not know: a later state, a new machine', () => {
    expect(painting.isTaken({ state: 'broken' }, 'any')).toBeNull()
    expect(markOf(chart, painting, 'any')({ state: 'broken' })).toBe('')
    expect(painted({ ...chart, name: 'torch' }, report)).toBeNull()
  })
})
