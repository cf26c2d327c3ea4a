import { afterAll, afterEach, beforeEach } from 'vitest'

import { beginTest, endTest, type Recording, takeRecording } from './record.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What the file's tests saw of the machines. */
    charts?: Recording
  }
}

/** Has a file of tests hand what they saw of the machines to the run: for a setup file of Vitest. */
export function recordFile(): void {
  // What came before this file, in a worker that runs several, is not the file's.
  takeRecording()
  beforeEach(({ task }) => beginTest(task.fullTestName))
  afterEach(() => endTest())
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from the pattern which fixtures are wanted: none
  afterAll(({}, { file }) => {
    file.meta.charts = takeRecording()
  })
}
