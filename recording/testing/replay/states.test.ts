import { describe, expect, it } from 'vitest'

import type { Entry } from '#recording/entries.ts'

import { createActorNames, stateIn, walkOn } from './states.ts'

const began = (actor: string, value: string | null): Entry => ({
  at: 0,
  kind: 'began',
  actor,
  machine: actor,
  value,
  context: null,
})
const step = (actor: string, value: string | null): Entry => ({
  at: 1,
  kind: 'step',
  actor,
  from: null,
  event: { type: 'x' },
  transitions: [],
  value,
})
const ended: Entry = { at: 2, kind: 'ended', actor: 'app', status: 'done' }

describe('the state that an entry reports', () => {
  it('is that of a beginning and of a step, as text, and of nothing else [CHART-05]', () => {
    expect([began('app', 'idle'), step('app', 'busy'), step('app', null), ended].map(stateIn)).toEqual([
      '"idle"',
      '"busy"',
      null,
      null,
    ])
  })
})

describe('the states that actors have walked', () => {
  it('are those of each, in order, where staying is one [CHART-05]', () => {
    const walked = new Map<string, string[]>()
    walkOn(walked, [began('app', 'idle'), began('slip', 'empty'), step('app', 'idle'), step('app', 'busy')])
    walkOn(walked, [step('app', 'busy'), step('app', 'idle'), step('slip', null), ended])
    expect([...walked]).toEqual([
      ['app', ['"idle"', '"busy"', '"idle"']],
      ['slip', ['"empty"']],
    ])
  })

  it('are of the same actors in two walks, though the keys of their bets differ [CHART-05] [SLIP-05]', () => {
    const walk = (...keys: string[]) => {
      const walked = new Map<string, string[]>()
      const entries = keys.map((key) => began(`app/betSlip/batch/placement key-${key}`, 'sending'))
      walkOn(walked, entries, createActorNames())
      return [...walked.keys()]
    }
    expect(walk('0a1b2c3d', 'ffffffff', '0a1b2c3d')).toEqual([
      'app/betSlip/batch/placement 1',
      'app/betSlip/batch/placement 2',
    ])
    expect(walk('12345678', '0a1b2c3d')).toEqual(walk('0a1b2c3d', 'ffffffff'))
  })
})
