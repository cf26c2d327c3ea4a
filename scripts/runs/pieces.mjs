// The pieces of npm run test:deep: each can be run alone, and shows something that npm test shows a sample of, or nothing of.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../setup.mjs'
import { isSampled } from './sample.mjs'
import { shuffled } from './shuffled.mjs'

/**
 * @typedef {object} Piece
 * @property {string} name told of it; it is there once
 * @property {string} group what it is a part of: of what was not reached, the groups are counted
 * @property {'vitest' | 'browser' | 'command'} kind
 * @property {string[]} args file and title, or the command
 * @property {Record<string, string>} [env]
 * @property {number} minutes about what it takes: it is not begun with less left
 */

/** Test files of Vitest that do more in depth, by what each takes in minutes. A test holds the table to the files. */
export const deepFiles = {
  'charts/layout/layOut.test.ts': 2,
  'conformance/shown.test.ts': 4,
  'sandbox/audit/day.test.ts': 8,
  'sandbox/audit/season.test.ts': 3,
  'sandbox/audit/severalLegs.test.ts': 1,
  'sandbox/feeds/fuzz.test.ts': 3,
  'sandbox/feeds/simulator/endings.test.ts': 2,
  'sandbox/feeds/simulator/engines.test.ts': 3,
  'sandbox/feeds/simulator/simulator.test.ts': 2,
  'sandbox/server/operations/results.test.ts': 1,
  'sandbox/testing/crashes/crashes.test.ts': 4,
  'src/client/testing/exactlyOnce.test.tsx': 6,
  'tests/fuzz/fuzz.test.ts': 6,
  'tests/matrix/calls.test.ts': 4,
  'tests/matrix/channels.test.ts': 1,
  'tests/model/referenceSlip/commands.test.ts': 6,
}

/** Specs of the browser whose tests take so long in depth that each is a piece: what one takes in minutes, and what has it try more. */
export const longSpecs = {
  'tests/e2e/charts/paths.spec.ts': { minutes: 0.5 },
  'tests/e2e/everyone/screens.spec.ts': { minutes: 5 },
  'tests/e2e/page/language/fits.spec.ts': { minutes: 2 },
  'tests/e2e/page/language/longer.spec.ts': { minutes: 2 },
  'tests/e2e/page/language/rightToLeft.spec.ts': { minutes: 2 },
  'tests/faults/leaving.spec.ts': { minutes: 8 },
  'tests/faults/matrix.spec.ts': { minutes: 0.5 },
  'tests/faults/random.spec.ts': { minutes: 15, env: { SLIPWAY_COMMANDS: '2000' } },
}

/** Any other spec is a piece, with all of its cases: minutes. */
const minutesOfSpec = 2.5

/** The specs that npm test tries in part. */
export function deepSpecs() {
  return ['e2e', 'faults'].flatMap((folder) =>
    readdirSync(join(root, 'tests', folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `tests/${folder}/${file}`)
      .filter((file) => file.endsWith('.spec.ts') && isSampled(file))
      .toSorted(),
  )
}

/** The lists of faults that the conformance kit finds all of. */
const faultLists = ['faults.yaml', 'faultsAfterwards.yaml', 'faultsOfCases.yaml']

/** The sandbox with one fault at a time: a case of the conformance kit has to find it. */
function shownFaults() {
  return faultLists.flatMap((list) => {
    const file = `conformance/${list}`
    const ids = [...readFileSync(join(root, file), 'utf8').matchAll(/^- id: (\S+)$/gm)].map(([, id]) => id)
    return ids.map((id) => ({
      name: `conformance:shown ${id}`,
      group: 'conformance:shown',
      kind: 'command',
      args: ['npx', 'tsx', 'conformance/shown.ts', '--list', file, '--only', id],
      minutes: 2,
    }))
  })
}

/** Commands that say by their exit code whether all is well. */
const deepCommands = [
  {
    name: 'load: a hundred members told what the ledger says',
    args: ['npx', 'tsx', 'tests/load/run.ts', '--members', '100', '--rate', '10', '--launches', '4'],
    minutes: 4,
  },
  { name: 'soak: a page for ten minutes', args: ['node', 'scripts/soak.mjs'], minutes: 11 },
  { name: 'soak: what pages hold', args: ['node', 'scripts/soak.mjs', '--memory'], minutes: 33 },
]

/**
 * Every piece.
 * @param {readonly { spec: string, title: string }[]} browserTests of the long specs, as Playwright lists them
 * @returns {Piece[]}
 */
export function allPieces(browserTests) {
  return [
    ...Object.entries(deepFiles).map(([file, minutes]) => ({
      name: file,
      group: file,
      kind: 'vitest',
      args: [file],
      minutes,
    })),
    ...browserTests.map(({ spec, title }) => ({
      name: `${spec}: ${title}`,
      group: spec,
      kind: 'browser',
      args: [spec, title],
      ...longSpecs[spec],
    })),
    ...deepSpecs()
      .filter((spec) => !(spec in longSpecs))
      .map((spec) => ({ name: spec, group: spec, kind: 'browser', args: [spec], minutes: minutesOfSpec })),
    ...mutatedParts().map((part) => ({
      name: `every fault of ${part}`,
      group: 'mutation',
      kind: 'command',
      args: ['npx', 'tsx', 'tests/mutation/run.ts', part],
      minutes: 4,
    })),
    ...shownFaults(),
    ...deepCommands.map((command) => ({ ...command, group: command.name, kind: 'command' })),
  ]
}

/** The parts that `npm run mutate` knows: machines by their names, what is recorded, what they share, and the rules. */
function mutatedParts() {
  const index = readFileSync(join(root, 'machines', 'all.ts'), 'utf8')
  const machines = readdirSync(join(root, 'machines')).filter((name) =>
    index.includes(`./${name}/machine.ts'`),
  )
  return [...machines, 'recording', 'machines', 'domain']
}

/**
 * The pieces in an order that the seed chooses: one of every group, then the second of every group, and so on, so that
 * little time tries a little of everything.
 * @param {readonly Piece[]} pieces @param {number} seed @returns {Piece[]}
 */
export function inOrderOf(seed, pieces) {
  const rounds = new Map()
  for (const group of grouped(shuffled(pieces, seed)).values())
    for (const [round, piece] of group.entries()) rounds.set(round, [...(rounds.get(round) ?? []), piece])
  return [...rounds.values()].flatMap((round) => shuffled(round, seed))
}

/** @param {readonly Piece[]} pieces @returns {Map<string, Piece[]>} */
export function grouped(pieces) {
  const groups = new Map()
  for (const piece of pieces) groups.set(piece.group, [...(groups.get(piece.group) ?? []), piece])
  return groups
}

/** Does pieces one after the other, so many at a time, each begun only while there is time for it. */
export async function doWhileTimeIsLeft(pieces, { workers, minutesLeft, run }) {
  const notReached = []
  const waiting = [...pieces]
  const work = async () => {
    for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift()) {
      if (minutesLeft() < piece.minutes) notReached.push(piece)
      else await run(piece)
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return notReached
}
