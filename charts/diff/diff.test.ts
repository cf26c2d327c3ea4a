import { describe, expect, it } from 'vitest'

import { keptChart } from '../model/source.ts'
import { describeChanges } from './describeChanges.ts'

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
  it('is nothing if nothing has changed, in words or places', async () => {
    expect(await describeChanges('lamp', before, before)).toBeNull()
    expect(await describeChanges('betSlip', keptChart('betSlip'), keptChart('betSlip'))).toBeNull()
  })

  it('is listed as added, removed and changed states and transitions, and drawn before and after [CHART-03]', async () => {
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
    const told = await describeChanges('lamp', before, after)
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

  it('is a delay with another length, or a guard made of others, if everything else is the same [CHART-03]', async () => {
    const slower = {
      ...before,
      words: { ...words, delays: { pause: 2_000 }, guards: { canShine: 'not isBroken' } },
    }
    const told = await describeChanges(
      'lamp',
      { ...slower, words: { ...words, delays: { pause: 1_000 } } },
      slower,
    )
    expect(told?.text.split('\n')).toEqual(
      expect.arrayContaining(['| canShine |  | not isBroken |', '| pause | pause (1 s) | pause (2 s) |']),
    )
  })

  it('is the whole of a machine that is new, or gone [CHART-03]', async () => {
    expect(Object.keys((await describeChanges('lamp', null, before))?.drawings ?? {})).toEqual(['after'])
    expect(Object.keys((await describeChanges('lamp', before, null))?.drawings ?? {})).toEqual(['before'])
  })
})
