import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import type { Reporter, TestModule, TestRunEndReason, TestSpecification, Vitest } from 'vitest/node'

import { allMachines } from '#machines/all.ts'

import { type Coverage, coverageOf, leftOf, tableOf, unsaidOf } from './count.ts'

/** Where the numbers are written as JSON, by machine: states, transitions and answers of guards, each with its name. */
const file = 'test-results/charts.json'

/**
 * Counts which states, transitions and answers of guards of every chart the model tests come to, and fails where no
 * sentence takes a transition, or has a guard give one of its answers: a walk says no more of it than the chart does
 * [CHART-04]; and where an action told what its chart does not say [CHART-01]. Of a run of some files alone it says what
 * they come to, and does not ask for more.
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
    const recordings = modules.flatMap((module) => module.meta().charts ?? [])
    const machines: Record<string, Coverage> = Object.fromEntries(
      Object.entries(allMachines).map(([name, machine]) => [name, coverageOf(machine, recordings)]),
    )
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(machines, null, 2)}\n`)
    console.log(`\n${tableOf(machines)}\n\n${file} has them by name.`)
    const unsaid = Object.entries(allMachines).flatMap(([name, machine]) =>
      unsaidOf(machine, recordings).map((deed) => `${name}: ${deed}`),
    )
    fail('These were told by actions whose words (machines/deeds.ts) do not say so', unsaid)
    if (reason === 'passed' && (await this.areAll())) fail('No sentence comes to these', leftOf(machines))
  }

  /** Whether every file of the model tests ran. */
  private async areAll(): Promise<boolean> {
    const project = this.vitest?.projects.find(({ name }) => name === 'model')
    const { testFiles = [] } = (await project?.globTestFiles()) ?? {}
    const ran = new Set(this.ran.map(({ moduleId }) => moduleId))
    return testFiles.length > 0 && testFiles.every((path) => ran.has(path))
  }
}

function fail(what: string, names: readonly string[]): void {
  if (names.length === 0) return
  console.log(`\n${what}:\n  ${names.join('\n  ')}`)
  process.exitCode = 1
}
