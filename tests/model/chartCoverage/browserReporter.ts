import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter'

import { type BrowserTest, forgetTaken, readTaken } from './browserTests.ts'
import { together } from './count.ts'
import { keepSource, reportFile, writeReport } from './keep.ts'
import { tableOf } from './table.ts'
import { compare, keepRun, takenIn } from './takenByBrowser.ts'

/** What has a run leave out tests of a file; the configuration that a reporter is given does not say so. */
const filters = /^(?:-g|-G|--grep|--last-failed|--only-changed|--test-list)/

/**
 * Counts what the browser tests come to of the charts, and fails where a whole run of a project no longer takes a
 * transition that it took (`browser.json`): it may only grow [CHART-04].
 */
export default class BrowserChartCoverage implements Reporter {
  private projects: readonly Suite[] = []
  private filtered = false

  onBegin(config: FullConfig, suite: Suite): void {
    forgetTaken()
    this.projects = suite.suites
    this.filtered = config.shard !== null || process.argv.some((word) => filters.test(word))
  }

  async onEnd({ status }: FullResult): Promise<{ status?: FullResult['status'] }> {
    const taken = readTaken()
    const [own] = Object.values(
      together(taken.map(({ file, recording }: BrowserTest) => [file, recording] as const)),
    )
    if (own === undefined) return {}
    const whole = this.projects.filter((project) => this.isWhole(project))
    const files = new Set(taken.map(({ file }) => file)).size
    const isWhole =
      status === 'passed' && ['e2e', 'faults'].every((name) => whole.some(({ title }) => title === name))
    keepSource('browser', { ...own, run: { at: new Date().toISOString(), files, isWhole } })
    console.log(`\n${tableOf(writeReport())}\n${reportFile} has them by name, with the tests.`)
    if (status !== 'passed') return {}
    let isLess = false
    for (const project of whole) {
      const ids = new Set(project.allTests().map(({ id }) => id))
      const names = takenIn(taken.filter(({ id }) => ids.has(id)))
      keepRun(project.title, names)
      const { lost, gained } = compare(project.title, names)
      tell(`No test of ${project.title} takes these any more, which one took`, lost)
      tell(
        `Newly taken by ${project.title}; npm run coverage -- write puts down what two runs have in common`,
        gained,
      )
      isLess ||= lost.length > 0
    }
    return isLess ? { status: 'failed' } : {}
  }

  /** Whether every file of a project is there, with all its tests. */
  private isWhole(project: Suite): boolean {
    const folder = project.project()?.testDir
    if (this.filtered || folder === undefined) return false
    const there = new Set(project.suites.map(({ title }) => title))
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.spec.ts'))
      .every((name) => there.has(name) || there.has(relative('tests', join(folder, name))))
  }
}

function tell(what: string, names: readonly string[]): void {
  if (names.length > 0) console.log(`\n${what}:\n  ${names.join('\n  ')}`)
}
