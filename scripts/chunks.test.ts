import { describe, expect, it } from 'vitest'

import { chunkGroups } from './chunks.ts'

/** The group that takes a file by its name. */
function groupOf(file: string): string | undefined {
  return chunkGroups.find(({ test }) => test.test(file))?.name
}

describe('the scripts of the first view', () => {
  it('hold the libraries, each where it is needed first', () => {
    expect(groupOf('/x/node_modules/react-dom/index.js')).toBe('vendor')
    expect(groupOf('/x/node_modules/xstate/dist/xstate.esm.js')).toBe('machinery')
    // Taken by `start`, with the modules that it imports.
    expect(groupOf('/x/node_modules/valibot/dist/index.mjs')).toBeUndefined()
  })

  it('hold no library for calendar arithmetic: they have none', () => {
    expect(groupOf('/x/node_modules/dayjs/dayjs.min.js')).toBeUndefined()
    expect(groupOf('/x/node_modules/dayjs/plugin/timezone.js')).toBeUndefined()
  })
})
