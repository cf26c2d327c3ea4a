import { describe, expect, it } from 'vitest'

import { checkEarly, chunkGroups } from './chunks.ts'

/** The group that takes a file with this name. */
function groupOf(file: string): string | undefined {
  return chunkGroups.find(({ test }) => test.test(file))?.name
}

describe('the scripts of the first view', () => {
  it('hold each library where it is needed first', () => {
    expect(groupOf('/x/node_modules/react-dom/index.js')).toBe('vendor')
    expect(groupOf('/x/node_modules/xstate/dist/xstate.esm.js')).toBe('machinery')
    expect(groupOf('/x/node_modules/@tanstack/store/dist/atom.js')).toBe('machinery')
    // Taken by `start`, with the modules that it imports.
    expect(groupOf('/x/node_modules/valibot/dist/index.mjs')).toBeUndefined()
  })

  it('keep the slip apart from what comes after it', () => {
    expect(groupOf('/x/src/features/betSlip/slipContents.ts')).toBe('later')
    expect(groupOf('/x/src/client/actors/bets/slipActors.ts')).toBe('later')
    for (const file of ['features/history/History.tsx', 'shell/bars/Menu.tsx', 'shell/notices/Notices.tsx'])
      expect(groupOf(`/x/src/${file}`)).toBe('rest')
  })

  it('let calls leave before React arrives: what runs first waits for nothing later', () => {
    const client = 'assets/client-12345678.js'
    const vendor = 'assets/vendor-12345678.js'
    expect(() => checkEarly([{ fileName: client, imports: ['assets/start-12345678.js'] }])).not.toThrow()
    expect(() => checkEarly([{ fileName: vendor, imports: [client] }])).not.toThrow()
    expect(() => checkEarly([{ fileName: client, imports: [vendor] }])).toThrow(
      `${client} waits for ${vendor}`,
    )
  })

  it('hold no library for calendar arithmetic or streams: they do not need one', () => {
    expect(groupOf('/x/node_modules/hls.js/dist/hls.light.mjs')).toBeUndefined()
    expect(groupOf('/x/node_modules/dayjs/dayjs.min.js')).toBeUndefined()
    expect(groupOf('/x/node_modules/dayjs/plugin/timezone.js')).toBeUndefined()
  })
})
