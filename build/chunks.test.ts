import { describe, expect, it } from 'vitest'

import { checkEarly, chunkGroups } from './chunks.ts'

/** The group that takes a file by its name. */
function groupOf(file: string): string | undefined {
  return chunkGroups.find(({ test }) => test.test(file))?.name
}

describe('the scripts of the first view', () => {
  it('hold the libraries, each where it is needed first', () => {
    expect(groupOf('/x/node_modules/react-dom/index.js')).toBe('vendor')
    expect(groupOf('/x/node_modules/xstate/dist/xstate.esm.js')).toBe('machinery')
    expect(groupOf('/x/node_modules/@tanstack/store/dist/atom.js')).toBe('machinery')
    // Taken by `start`, with the modules that it imports.
    expect(groupOf('/x/node_modules/valibot/dist/index.mjs')).toBeUndefined()
  })

  it('let calls leave before React is there: what runs first waits for nothing later', () => {
    const client = 'assets/client-12345678.js'
    const vendor = 'assets/vendor-12345678.js'
    expect(() => checkEarly([{ fileName: client, imports: ['assets/start-12345678.js'] }])).not.toThrow()
    expect(() => checkEarly([{ fileName: vendor, imports: [client] }])).not.toThrow()
    expect(() => checkEarly([{ fileName: client, imports: [vendor] }])).toThrow(
      `${client} waits for ${vendor}`,
    )
  })

  it('hold no library for calendar arithmetic or streams: they have none', () => {
    expect(groupOf('/x/node_modules/hls.js/dist/hls.light.mjs')).toBeUndefined()
    expect(groupOf('/x/node_modules/dayjs/dayjs.min.js')).toBeUndefined()
    expect(groupOf('/x/node_modules/dayjs/plugin/timezone.js')).toBeUndefined()
  })
})
