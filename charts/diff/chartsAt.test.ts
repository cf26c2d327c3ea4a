import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readChart } from '../model/readChart.ts'
import { chartsAt } from './chartsAt.ts'

const ours = fileURLToPath(new URL('../..', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'charts-test-'))
const words = { guards: {}, actions: {}, delays: {}, actors: {} }

function git(...args: readonly string[]): void {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@b.test']
  expect(spawnSync('git', [...who, ...args], { cwd: root }).status).toBe(0)
}

function commit(tag: string): void {
  git('add', '--all')
  git('commit', '--quiet', '--message', tag)
  git('tag', tag)
}

function write(file: string, text: string): void {
  const path = join(root, file)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
}

/** A machine with these states, as in a revision: made of a rule in another room, with packages. */
function writeMachine(...states: readonly string[]): void {
  const inner = states.map((state) => `${state}: {}`).join(', ')
  write('domain/first.ts', `export const first: string = '${states[0] ?? ''}'\n`)
  write(
    'machines/all.ts',
    `import { createMachine } from 'xstate'\nimport { first } from '#domain/first.ts'\nexport const allMachines = { lamp: createMachine({ id: 'lamp', initial: first, states: { ${inner} } }) }\n`,
  )
}

function statesAt(revision: string): readonly string[] {
  const chart = chartsAt(root, revision).get('lamp')
  return chart === undefined ? [] : readChart('lamp', chart).states.map(({ key }) => key)
}

beforeAll(() => {
  git('init', '--quiet')
  write('.gitignore', 'node_modules\n')
  symlinkSync(join(ours, 'node_modules'), join(root, 'node_modules'))
  write('README.md', 'Nothing yet.\n')
  commit('bare')
  write('package.json', '{ "type": "module", "imports": { "#domain/*": "./domain/*" } }\n')
  write(
    'machines/chart.ts',
    `import type { AnyStateMachine } from 'xstate'\nexport const chartOf = ({ config }: AnyStateMachine) => ({ config, words: ${JSON.stringify(words)} })\n`,
  )
  writeMachine('off', 'on')
  const kept = { words, config: { id: 'lamp', initial: 'dark', states: { dark: {}, bright: {} } } }
  write('machines/lamp/chart/chart.json', JSON.stringify(kept))
  commit('written')
  rmSync(join(root, 'machines', 'lamp'), { recursive: true })
  commit('onDemand')
  writeMachine('off', 'on', 'broken')
})

afterAll(() => rmSync(root, { recursive: true }))

describe('the charts of a revision', () => {
  it('are the files kept next to the machines, if there were any [CHART-03]', () => {
    expect(statesAt('written')).toEqual(['lamp', 'dark', 'bright'])
  })

  it('are otherwise read from its machines: as they were then, whatever is there now [CHART-03]', () => {
    expect(statesAt('onDemand')).toEqual(['lamp', 'off', 'on'])
  })

  it('do not exist before there was a machine, or for an unknown revision [CHART-03]', () => {
    expect(() => chartsAt(root, 'bare')).toThrow('There is no chart yet at bare.')
    expect(() => chartsAt(root, 'nowhere')).toThrow('nowhere')
  })
})
