import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import ts from 'typescript'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { addEvent } from './event.ts'
import { addMachine } from './machine.ts'

const home = fileURLToPath(new URL('../..', import.meta.url))

/** What a new machine is written into, as it is now. */
const touched = [
  'machines',
  'charts/simulate/mainWays.ts',
  'tests/model/allModels.ts',
  'tests/harness/walks/walkers.ts',
  'src/client/root',
  'src/client/createClient.ts',
  'src/testing/clientHarness.ts',
]

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'slipway-new-'))
  for (const path of touched)
    cpSync(join(home, path), join(root, path), { recursive: true, filter: (from) => !from.endsWith('.svg') })
})
afterEach(() => rmSync(root, { recursive: true }))

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The lines of a file that were not there before. */
function added(file: string): readonly string[] {
  const before = new Set(readFileSync(join(home, file), 'utf8').split('\n'))
  return read(file)
    .split('\n')
    .filter((line) => !before.has(line))
    .map((line) => line.trim())
}

/** Whether TypeScript can read a file. */
function isCode(file: string): boolean {
  const { diagnostics = [] } = ts.transpileModule(read(file), { fileName: file, reportDiagnostics: true })
  return diagnostics.length === 0
}

describe('a new machine', () => {
  it('has its room, and its line wherever machines are listed, started and provided [CHART-01]', () => {
    const { files } = addMachine(root, 'weather')
    expect(files.filter((file) => file.endsWith('.ts') && !isCode(file))).toEqual([])
    expect(readdirSync(join(root, 'machines/weather')).toSorted()).toEqual([
      'machine.ts',
      'testing',
      'types.ts',
      'weather.test.ts',
    ])
    expect(added('machines/all.ts')).toEqual([
      "import { weatherMachine } from './weather/machine.ts'",
      'weather: weatherMachine,',
    ])
    expect(added('machines/app/machine.ts')).toEqual([
      "weather: 'weather'",
      "{ id: 'weather', systemId: 'weather', src: 'weather' },",
    ])
    expect(added('src/client/createClient.ts')).toEqual(['weather: deferredActors.weather.logic,'])
    expect(added('tests/model/allModels.ts')).toContain('weather: weatherModels,')
    // Each other file that it says it wrote has at least a line that names it.
    expect(files.filter((file) => !/weather/i.test(read(file)))).toEqual([])
  })

  it('has what is still to be said marked, and nobody has left such a mark [CHART-01]', () => {
    addMachine(root, 'weather')
    expect(read('machines/weather/machine.ts')).toContain('FILL: what goes on.')
    const left = readdirSync(join(home, 'machines'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|md)$/.test(file))
      .filter((file) => readFileSync(join(home, 'machines', file), 'utf8').includes('FILL:'))
    expect(left).toEqual([])
  })

  it.each([
    ['care', 'There is a machine care already.'],
    ['Weather', "A machine's name is one word that begins small, as in luckyCombo, and not Weather."],
    ['../weather', "A machine's name is one word that begins small, as in luckyCombo, and not ../weather."],
  ])('is refused as %s, and nothing is written [CHART-01]', (name, says) => {
    expect(() => addMachine(root, name)).toThrow(says)
    expect(added('machines/all.ts')).toEqual([])
  })
})

describe('a new event', () => {
  const postponed = { machine: 'care', event: 'reminder.postponed', from: 'reminded.due', to: 'counting' }

  it('has its type, its transition, its step and a sentence [CHART-01]', () => {
    const { files } = addEvent(root, postponed)
    expect(files).toEqual([
      'machines/care/types.ts',
      'machines/care/machine.ts',
      'machines/care/testing/model.ts',
      'machines/care/care.test.ts',
    ])
    expect(files.filter((file) => !isCode(file))).toEqual([])
    expect(added('machines/care/types.ts')).toEqual([
      '/** FILL: when it happens. */',
      "| { readonly type: 'reminder.postponed' }",
    ])
    expect(added('machines/care/machine.ts')).toEqual([
      "on: { 'reminder.postponed': 'counting',  'reminder.shown': 'shown' },",
    ])
    expect(added('machines/care/testing/model.ts')).toEqual([
      "'FILL: reminder.postponed': { type: 'reminder.postponed' },",
    ])
    expect(added('machines/care/care.test.ts')).toContain("describe('reminder.postponed', () => {")
  })

  it('is heard also by a state that heard nothing before [CHART-01]', () => {
    addEvent(root, { ...postponed, from: 'off' })
    expect(added('machines/care/machine.ts')).toContain("on: { 'reminder.postponed': 'counting' },")
    expect(isCode('machines/care/machine.ts')).toBe(true)
  })

  it.each([
    [{ ...postponed, machine: 'weather' }, 'There is no machine weather.'],
    [{ ...postponed, event: 'postpone' }, 'An event is a fact, as in reminder.answered, and not postpone.'],
    [{ ...postponed, event: 'reminder.shown' }, 'care knows reminder.shown already.'],
    [
      { ...postponed, from: 'reminded.gone' },
      'machines/care/machine.ts has no state reminded.gone that is written there.',
    ],
  ])('is refused where it cannot be, and nothing is written: %j [CHART-01]', (wish, says) => {
    expect(() => addEvent(root, wish)).toThrow(says)
    expect(added('machines/care/types.ts')).toEqual([])
  })
})
