import { describe, expect, it } from 'vitest'

import { keptChart } from '../model/source.ts'
import { tellChanges } from './tellChanges.ts'

const words = { guards: {}, actions: {}, delays: {}, actors: {} }
const off = { on: { pressed: 'on', pulled: { guard: 'isStrong', target: 'broken' } } }
const before = {
  words,
  config: {
    id: 'lamp',
    initial: 'off',
    states: { off, on: { on: { pressed: 'off' } }, broken: {}, old: {} },
  },
}

describe('what has changed in a chart', () => {
  it('is nothing where nothing has, in words or places', async () => {
    expect(await tellChanges('lamp', before, before)).toBeNull()
    expect(await tellChanges('betSlip', keptChart('betSlip'), keptChart('betSlip'))).toBeNull()
  })

  it('is told as added, removed and changed states and transitions, and drawn before and after [CHART-03]', async () => {
    const after = {
      words,
      config: {
        id: 'lamp',
        initial: 'off',
        states: {
          off: {
            on: {
              pressed: { target: 'on', actions: 'click' },
              pulled: { guard: 'isStrong', target: 'off' },
              hit: 'broken',
            },
          },
          on: { tags: 'bright' },
          broken: {},
          dim: {},
        },
      },
    }
    const told = await tellChanges('lamp', before, after)
    expect(told?.text.split('\n')).toEqual(
      expect.arrayContaining([
        '| removed | old | atomic |  |  |  |  |  |',
        '| added | dim | atomic |  |  |  |  |  |',
        '| was | on | atomic |  |  |  |  |  |',
        '| is | on | atomic |  | bright |  |  |  |',
        '| removed | on | pressed |  | off |  |',
        '| added | off | hit |  | broken |  |',
        '| was | off | pressed |  | on |  |',
        '| is | off | pressed |  | on | click |',
        '| was | off | pulled | isStrong | broken |  |',
        '| is | off | pulled | isStrong | off |  |',
      ]),
    )
    const { before: was = '', after: is = '' } = told?.drawings ?? {}
    expect(was).toContain('class="state atomic removed"')
    expect(was).toContain('class="transition removed"')
    expect(is).toContain('class="state atomic added"')
    expect(is).toContain('class="transition changed"')
  })

  it('is a delay of another length, or a guard made of others, where all else is the same [CHART-03]', async () => {
    const slower = {
      ...before,
      words: { ...words, delays: { pause: 2_000 }, guards: { canShine: 'not isBroken' } },
    }
    const told = await tellChanges(
      'lamp',
      { ...slower, words: { ...words, delays: { pause: 1_000 } } },
      slower,
    )
    expect(told?.text.split('\n')).toEqual(
      expect.arrayContaining(['| canShine |  | not isBroken |', '| pause | pause (1 s) | pause (2 s) |']),
    )
  })

  it('is all of a machine that is new, and of one that is gone [CHART-03]', async () => {
    expect(Object.keys((await tellChanges('lamp', null, before))?.drawings ?? {})).toEqual(['after'])
    expect(Object.keys((await tellChanges('lamp', before, null))?.drawings ?? {})).toEqual(['before'])
  })
})
