import { relative } from 'node:path'

import type { Reporter, TestModule, TestRunEndReason, TestSpecification, Vitest } from 'vitest/node'

import { type Source, sources } from '#charts/tested/report.ts'
import { allMachines } from '#machines/all.ts'

import { leftBySentences, together, unsaidOf } from './count.ts'
import { keepSource, reportFile, writeReport } from './keep.ts'
import { tableOf } from './table.ts'

/** Which projects of Vitest a source is in. */
const projectsOf: Readonly<Partial<Record<Source, readonly string[]>>> = {
  sentences: ['model'],
  walks: ['model'],
  unit: ['plain', 'page'],
}

/**
 * Counts which states, transitions and answers of guards of every chart tests come to, and which tests, and fails where
 * no sentence comes to a state, takes a transition, or has a guard give one of its answers: a walk says no more of it
 * than the chart does [CHART-04]; and where an action told what its chart does not say [CHART-01]. Of a run of some
 * files alone it says what they come to, and does not ask for more.
 */
export default class ChartCoverage implements Reporter {
  private vitest: Vitest | null = null
  private ran: readonly TestSpecification[] = []

  onInit(vitest: Vitest): void {
    this.vitest = vitest
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.ran = specifications
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    _errors: unknown,
    reason: TestRunEndReason,
  ): Promise<void> {
    const recordings = modules.flatMap((module) => {
      const { charts } = module.meta()
      const file = relative('.', module.moduleId)
      return charts === undefined || !isCounted(file) ? [] : [[file, charts] as const]
    })
    const seen = together(recordings)
    const at = new Date().toISOString()
    let areAllSentences = false
    for (const source of sources) {
      const own = seen[source]
      if (own === undefined) continue
      const isWhole = reason !== 'interrupted' && (await this.areAll(projectsOf[source] ?? []))
      if (source === 'sentences') areAllSentences = isWhole
      const files = new Set(own.tests.map(({ file }) => file)).size
      keepSource(source, { ...own, run: { at, files, isWhole } })
    }
    const report = writeReport()
    if (Object.keys(seen).length > 0)
      console.log(`\n${tableOf(report)}\n${reportFile} has them by name, with the tests.`)
    const unsaid = Object.entries(allMachines).flatMap(([name, machine]) =>
      unsaidOf(
        machine,
        recordings.map(([, recording]) => recording),
      ).map((effect) => `${name}: ${effect}`),
    )
    fail('These were told by actions whose words (machines/actionEffects.ts) do not say so', unsaid)
    // Beside what failed too: of a state that was added both are wanted at once.
    if (areAllSentences) fail('No sentence comes to these', leftBySentences(report))
  }

  /** Whether every file of these projects ran that is of their source. */
  private async areAll(names: readonly string[]): Promise<boolean> {
    const ran = new Set(this.ran.map(({ moduleId }) => moduleId))
    for (const name of names) {
      const project = this.vitest?.projects.find((one) => one.name === name)
      const { testFiles = [] } = (await project?.globTestFiles()) ?? {}
      const own = testFiles.filter((path) => isCounted(relative('.', path)))
      if (own.length === 0 || !own.every((path) => ran.has(path))) return false
    }
    return names.length > 0
  }
}

/** The contract's tests are of no source. */
function isCounted(file: string): boolean {
  return !file.startsWith('tests/') || file.startsWith('tests/model/')
}

function fail(what: string, names: readonly string[]): void {
  if (names.length === 0) return
  console.log(`\n${what}:\n  ${names.join('\n  ')}`)
  process.exitCode = 1
}
