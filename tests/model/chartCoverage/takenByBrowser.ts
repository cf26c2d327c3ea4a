import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { allMachines } from '#machines/all.ts'
import { transitionName } from '#machines/transitionName.ts'
import { transitionsIn } from '#tests/model/transitions.ts'

import type { BrowserTest } from './browserTests.ts'

/** What the tests of each browser project take: transitions by name, sorted. Committed: it may only grow. */
const listFile = 'tests/model/chartCoverage/browser.json'
/** What the last two whole runs of each project took, the later one last. */
const runsFile = 'test-results/charts/browserRuns.json'

type Lists = Readonly<Record<string, readonly string[]>>
type Runs = Readonly<Record<string, readonly (readonly string[])[]>>

/** The transitions that these tests took, and that are in the charts. */
export function takenIn(tests: readonly BrowserTest[]): readonly string[] {
  const taken = tests.flatMap(({ recording }) =>
    Object.values(recording.seen.browser ?? {}).flatMap(({ transitions }) => Object.keys(transitions)),
  )
  return [...new Set(taken)].toSorted()
}

/** What a whole run of a project takes less and more than was put down. */
export function compare(
  project: string,
  taken: readonly string[],
  list = readTakenList(),
): { readonly lost: readonly string[]; readonly gained: readonly string[] } {
  const before = list[project] ?? []
  return {
    lost: before.filter((name) => !taken.includes(name)),
    gained: taken.filter((name) => !before.includes(name)),
  }
}

/** Keeps what a whole run took, beside the run before it. */
export function keepRun(project: string, taken: readonly string[]): void {
  const runs = readRuns()
  mkdirSync(dirname(runsFile), { recursive: true })
  const kept: Runs = { ...runs, [project]: [...(runs[project] ?? []).slice(-1), taken] }
  writeFileSync(runsFile, JSON.stringify(kept))
}

export function readTakenList(): Lists {
  return JSON.parse(readFileSync(listFile, 'utf8'))
}

function readRuns(): Runs {
  return existsSync(runsFile) ? JSON.parse(readFileSync(runsFile, 'utf8')) : {}
}

/**
 * Puts down what the last two whole runs of each project have in common: what only one of them takes hangs on a race. What
 * was put down before stays, but for what is in no chart any more.
 */
export function writeTakenList(): void {
  const before = readTakenList()
  const after = grown(before, readRuns(), namesInCharts())
  writeFileSync(listFile, `${JSON.stringify(after, null, 2)}\n`)
  for (const [project, names] of Object.entries(after))
    console.log(`${project}: ${names.length} transitions, where there were ${before[project]?.length ?? 0}`)
}

/** The lists with what two runs have in common, and without what is in no chart. */
export function grown(before: Lists, runs: Runs, inCharts: ReadonlySet<string>): Lists {
  const projects = [...new Set([...Object.keys(before), ...Object.keys(runs)])]
  return Object.fromEntries(
    projects.toSorted().map((project) => {
      const [first = [], second = []] = runs[project] ?? []
      const shared = first.filter((name) => second.includes(name))
      const names = new Set([...(before[project] ?? []), ...shared].filter((name) => inCharts.has(name)))
      return [project, [...names].toSorted()]
    }),
  )
}

/** Every transition of every chart, by name. */
export function namesInCharts(): ReadonlySet<string> {
  return new Set(Object.values(allMachines).flatMap((machine) => transitionsIn(machine).map(transitionName)))
}
