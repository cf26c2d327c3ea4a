import { describe, expect, it } from 'vitest'

import { chartNamed } from '../testing/chartNamed.ts'
import { readChart } from './readChart.ts'
import { keptChart, machineNames } from './source.ts'

const words = { guards: {}, actions: {}, delays: { pause: 2_000 }, actors: {} }

describe('the model of a chart', () => {
  it('has hierarchy, regions, initial, final and history states, what they do and run, and what they are [CHART-02]', () => {
    const chart = readChart('lamp', {
      words,
      config: {
        id: 'lamp',
        initial: 'off',
        states: {
          on: {
            type: 'parallel',
            description: 'It shines.',
            tags: ['bright', 'warm'],
            entry: ['light', { type: 'tell', params: { how: 'loud' } }],
            exit: 'darken',
            invoke: { id: 'watch', src: 'watchSun' },
            meta: { shownBy: ['src/Lamp.tsx'] },
            states: {
              colour: {},
              strength: { initial: 'full', states: { full: {}, last: { type: 'history' } } },
            },
          },
          off: {},
          broken: { type: 'final' },
        },
      },
    })
    const state = (path: string) => chart.states.find((one) => one.path === path)
    expect(state('')).toMatchObject({ kind: 'compound', parent: null, children: ['off', 'on', 'broken'] })
    expect(state('off')).toMatchObject({ kind: 'atomic', isInitial: true, parent: '' })
    expect(state('broken')).toMatchObject({ kind: 'final', isInitial: false })
    expect(state('on.strength.last')).toMatchObject({ kind: 'history' })
    expect(state('on')).toMatchObject({
      kind: 'parallel',
      description: 'It shines.',
      tags: ['bright', 'warm'],
      entry: ['light', 'tell(loud)'],
      exit: ['darken'],
      invokes: [{ id: 'watch', src: 'watchSun', machine: null }],
      shownBy: ['src/Lamp.tsx'],
      children: ['on.colour', 'on.strength'],
    })
  })

  it('has every kind of transition with its guard, target and actions, in their order [CHART-02]', () => {
    const { transitions } = readChart('lamp', {
      words,
      config: {
        id: 'lamp',
        initial: 'off',
        states: {
          off: {
            on: {
              pressed: [{ guard: 'hasPower', target: 'on', actions: ['light'] }, { actions: 'click' }],
              wiped: {},
            },
            always: { guard: 'isBroken', target: '#lamp.on' },
            after: { pause: 'on' },
          },
          on: {
            invoke: { id: 'burn', src: 'burn', onDone: 'off', onError: { target: 'on', reenter: true } },
          },
        },
      },
    })
    expect(
      transitions.map(({ source, cause, index, guard, targets, actions, reenter }) => [
        source,
        cause,
        index,
        guard,
        targets,
        actions,
        reenter,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['off', { kind: 'event', event: 'pressed' }, 0, 'hasPower', ['on'], ['light'], false],
        ['off', { kind: 'event', event: 'pressed' }, 1, null, [], ['click'], false],
        ['off', { kind: 'event', event: 'wiped' }, 0, null, [], [], false],
        ['off', { kind: 'always' }, 0, 'isBroken', ['on'], [], false],
        ['off', { kind: 'after', delay: 'pause' }, 0, null, ['on'], [], expect.any(Boolean)],
        ['on', { kind: 'done', actor: 'burn' }, 0, null, ['off'], [], false],
        ['on', { kind: 'error', actor: 'burn' }, 0, null, ['on'], [], true],
      ]),
    )
    expect(transitions).toHaveLength(7)
  })

  it.each(machineNames)(
    '%s is the same whether read from its JSON or from the machine [CHART-01]',
    (name) => {
      expect(readChart(name, JSON.parse(JSON.stringify(keptChart(name))))).toEqual(chartNamed(name))
    },
  )

  it('names the existing machines if asked for an unknown one', () => {
    expect(() => keptChart('betslip')).toThrow('There is no machine betslip. There are app, launch')
  })
})
