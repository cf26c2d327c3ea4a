import { afterAll } from 'vitest'

import { type Recording, takeRecording } from './record.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What the file's tests saw of the machines. */
    charts?: Recording
  }
}

// What came before this file, in a worker that runs several, is not the file's.
takeRecording()

// oxlint-disable-next-line no-empty-pattern -- vitest reads from the pattern which fixtures are wanted: none
afterAll(({}, { file }) => {
  file.meta.charts = takeRecording()
})
