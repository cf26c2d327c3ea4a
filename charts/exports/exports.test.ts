import { compileFunction } from 'node:vm'

import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import * as xstate from 'xstate'

import { readChart } from '../model/readChart.ts'
import { keptChart, machineNames } from '../model/source.ts'
import { chartNamed } from '../testing/chartNamed.ts'
import { jsonOf, readJson } from './json.ts'
import { mermaidOf } from './mermaid.ts'
import { statelyOf } from './stately.ts'
import { tableOf } from './table.ts'

const kept = {
  words: {
    guards: { canShine: 'hasPower and (not isBroken)', isDark: 'in sky.night' },
    actions: { sendSun: [{ does: 'sends', event: 'sun.missed', to: 'sun' } as const] },
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
            { guard: 'canShine', target: 'on', actions: ['light', 'sendSun'] },
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

/** The machine that a source creates, which needs xstate and nothing else. */
function machineIn(source: string): xstate.AnyStateMachine {
  const { outputText, diagnostics = [] } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
    reportDiagnostics: true,
  })
  expect(diagnostics).toEqual([])
  const exports: { machine?: xstate.AnyStateMachine } = {}
  compileFunction(outputText, ['exports', 'require'])(exports, () => xstate)
  return exports.machine!
}

describe('the table of a chart', () => {
  it('has one line for each transition, and says what guards are made of and what actions tell [CHART-03]', () => {
    const lines = tableOf(chart, kept.words).split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        '| off | atomic, initial | Dark: as at night. | dark |  |  |  |  |',
        '| off | pressed | canShine | on | light, sendSun |',
        '| off | pressed | isDark | stays | click |',
        '| off | wiped |  | nothing happens |  |',
        '| off | after pause (2 s) |  | on |  |',
        '| canShine | hasPower and (not isBroken) |',
        '| sendSun | sends sun.missed to sun |',
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
  it('has states, the initial and the final one, and transitions, without the characters that end a text there [CHART-03]', () => {
    const lines = mermaidOf(chart, kept.words).split('\n')
    expect(lines[0]).toBe('stateDiagram-v2')
    expect(lines).toEqual(
      expect.arrayContaining([
        '    [*] --> s_off',
        '    s_on --> [*]',
        '  s_off --> s_on : pressed [canShine] / light, sendSun',
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

  it('that is not a chart is refused by name', () => {
    expect(() => readJson('lamp', '{"words":{}}')).toThrow('lamp: no chart in this JSON')
  })
})

describe("the source for Stately's editor", () => {
  it('has xstate as its only import, guards made of others as they are, and all other guards saying no [CHART-01]', () => {
    const source = statelyOf(chart, kept)
    expect(source.match(/from '.*'/g)).toEqual(["from 'xstate'"])
    expect(source).toContain('"canShine": and(["hasPower", not("isBroken")])')
    expect(source).toContain('"isDark": stateIn({ "sky": "night" })')
    expect(source).toContain('"hasPower": () => false')
    expect(source).toContain('"pause": 2000')
  })

  it.each(machineNames)('of %s is TypeScript, starts, and is the same chart [CHART-01]', (name) => {
    const machine = machineIn(statelyOf(chartNamed(name), keptChart(name)))
    expect(readChart(name, { config: machine.config, words: keptChart(name).words })).toEqual(
      chartNamed(name),
    )
    expect(xstate.createMachine(machine.config).id).toBe(machine.id)
    expect(xstate.createActor(machine).start().getSnapshot().status).toBe('active')
  })
})
