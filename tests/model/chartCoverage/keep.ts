import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Report, type Source, type SourceRun, sources } from '#charts/tested/report.ts'
import { allMachines } from '#machines/all.ts'

import { reportOf, type SourceSeen } from './count.ts'

/** What all sources come to, by machine and name, and the tests that do: the charts page paints it. */
export const reportFile = 'test-results/charts.json'

/** What each source saw when it ran last: they run separately, and are put together again after each. */
const folder = 'test-results/charts'

type KeptSource = SourceSeen & { readonly run: SourceRun }

/** Keeps what a source saw in the place of what it saw before. */
export function keepSource(source: Source, seen: KeptSource): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(source), JSON.stringify(seen))
}

/** Puts together what the sources saw when they ran last, and writes it down. */
export function writeReport(): Report {
  const kept = sources.flatMap((source) => (existsSync(fileOf(source)) ? [[source, readKept(source)]] : []))
  const report = reportOf(allMachines, Object.fromEntries(kept))
  mkdirSync(folder, { recursive: true })
  writeFileSync(reportFile, `${JSON.stringify(report)}\n`)
  return report
}

function readKept(source: Source): KeptSource {
  return JSON.parse(readFileSync(fileOf(source), 'utf8'))
}

function fileOf(source: Source): string {
  return join(folder, `${source}.json`)
}
