import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import type { Recording } from './record.ts'

/** What each browser test saw: they run in processes of their own. */
const folder = 'test-results/charts/browser'

/** What one browser test saw of the machines. */
export interface BrowserTest {
  readonly id: string
  readonly file: string
  readonly recording: Recording
}

/** Forgets what the tests of an earlier run saw. */
export function forgetTaken(): void {
  rmSync(folder, { recursive: true, force: true })
}

/** Keeps what a browser test saw until the end of the run. */
export function keepTaken(id: string, file: string, recording: Recording): void {
  mkdirSync(folder, { recursive: true })
  const test: BrowserTest = { id, file: relative('.', file), recording }
  writeFileSync(join(folder, `${id}.json`), JSON.stringify(test))
}

/** What the tests of this run saw. */
export function readTaken(): readonly BrowserTest[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
}
