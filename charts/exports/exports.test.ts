import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'

import { readChart } from '../model/readChart.ts'
import { chartNamed, keptChart, machineNames } from '../model/source.ts'
import { jsonOf, readJson } from './json.ts'
import { mermaidOf } from './mermaid.ts'
import { statelyOf } from './stately.ts'
import { tableOf } from './table.ts'

const kept = {
  words: {
    guards: { canShine: 'hasPower and (not isBroken)', isDark: 'in sky.night' },
    actions: { tellSun: [{ does: 'sends', event: 'sun.missed', to: 'sun' } as const] },
    delays: { pause: 2_000 },
    actors: {},
  },
  config: {
    id: 'lamp',
    initial: 'off',
    states: {
      off: {
        description: 'Dark: as at night.',
        tags: 'dark',
        on: {
          pressed: [
            { guard: 'canShine', target: 'on', actions: ['light', 'tellSun'] },
            { guard: 'isDark', actions: 'click' },
          ],
          wiped: {},
        },
        after: { pause: 'on' },
      },
      on: { type: 'final' },
    },
  },
}
const chart = readChart('lamp', kept)

describe('the table of a chart', () => {
  it('has one line for each transition, and says what guards are made of and what actions tell [CHART-03]', () => {
    const lines = tableOf(chart, kept.words).split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        '| off | atomic, initial | Dark: as at night. | dark |  |  |  |  |',
        '| off | pressed | canShine | on | light, tellSun |',
        '| off | pressed | isDark | stays | click |',
        '| off | wiped |  | nothing happens |  |',
        '| off | after pause (2 s) |  | on |  |',
        '| canShine | hasPower and (not isBroken) |',
        '| tellSun | sends sun.missed to sun |',
      ]),
    )
  })

  it.each(machineNames)('of %s has a line for each of its transitions [CHART-03]', (name) => {
    const { words } = keptChart(name)
    const [, lines = ''] = tableOf(chartNamed(name), words).split(
      '| state | event | guard | target | actions |',
    )
    const table = lines.trim().split('\n\n')[0]?.split('\n') ?? []
    expect(table.length - 1).toBe(chartNamed(name).transitions.length)
  })
})

describe('Mermaid', () => {
  it('has states, the initial and the final one, and transitions, without the signs that end a text there [CHART-03]', () => {
    const lines = mermaidOf(chart, kept.words).split('\n')
    expect(lines[0]).toBe('stateDiagram-v2')
    expect(lines).toEqual(
      expect.arrayContaining([
        '    [*] --> s_off',
        '    s_on --> [*]',
        '  s_off --> s_on : pressed [canShine] / light, tellSun',
        '  note right of s_off : Dark#58; as at night.',
      ]),
    )
  })
})

describe('JSON', () => {
  it.each(machineNames)(
    'of %s is read back by createMachine as the same chart [CHART-01] [CHART-03]',
    (name) => {
      const again = readJson(name, jsonOf(keptChart(name)))
      expect(readChart(name, again)).toEqual(chartNamed(name))
    },
  )

  it('that is no chart is refused by its name', () => {
    expect(() => readJson('lamp', '{"words":{}}')).toThrow('lamp: no chart in this JSON')
  })
})

describe("the source for Stately's editor", () => {
  it('has xstate for its only import, guards made of others as they are, and others that say no [CHART-01]', () => {
    const source = statelyOf(chart, kept)
    expect(source.match(/from '.*'/g)).toEqual(["from 'xstate'"])
    expect(source).toContain('"canShine": and(["hasPower", not("isBroken")])')
    expect(source).toContain('"isDark": stateIn({ "sky": "night" })')
    expect(source).toContain('"hasPower": () => false')
    expect(source).toContain('"pause": 2000')
  })

  it.each(machineNames)('of %s stands beside it, starts, and is the same chart [CHART-01]', async (name) => {
    const { machine } = await import(`../../machines/${name}/chart/stately.gen.ts`)
    expect(readChart(name, { config: machine.config, words: keptChart(name).words })).toEqual(
      chartNamed(name),
    )
    expect(createMachine(machine.config).id).toBe(machine.id)
  })
})
