import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createPartnerPage, type FramedWindow } from '#src/host/partnerPage.ts'
import { createCounters } from '#src/realtime/counters.ts'
import { wireSettings } from '#src/testing/api/replies.ts'
import { createTestBrowser } from '#src/testing/storage.ts'
import type { HostMessage } from '#src/wire/hostMessages.ts'
import { readLaunch } from '#src/wire/session/settings.ts'

import { createPartner } from './partner.ts'
import { createSessionStore } from './session.ts'

const home = 'https://partner.test'

/** A client in a frame, and what is posted to it. */
function framed() {
  const listeners: ((event: MessageEvent<unknown>) => void)[] = []
  const parent = { postMessage: () => undefined }
  const window: FramedWindow = {
    parent,
    location: {},
    addEventListener: (_, listener) => void listeners.push(listener),
  }
  const counters = createCounters()
  const session = createSessionStore()
  const page = createPartnerPage(window)
  const partner = createPartner({ session, storage: createTestBrowser().openTab().storage, counters, page })
  session.begin(readLaunch({ ...wireSettings, partnerOrigins: [home] }, null).settings)
  const heard: HostMessage[] = []
  partner.onMessage((message) => void heard.push(message))
  return {
    heard,
    parent,
    dropped() {
      const { foreign, unknown, malformed } = counters.read()
      return { foreign, unknown, malformed }
    },
    post(data: unknown, origin: string, source: unknown) {
      for (const listener of listeners) listener({ data, origin, source } as MessageEvent<unknown>)
    },
  }
}

const sync = { slipway: 1, type: 'wallet-sync', data: { balance: '1250.00', currency: 'CNY' } }
const back = { slipway: 1, type: 'back-to-match', data: {} }
const hostile: readonly unknown[] = [
  JSON.parse('{"slipway":1,"type":"wallet-sync","data":{"__proto__":{"balance":"1.00","currency":"CNY"}}}'),
  JSON.parse('{"__proto__":{"slipway":1,"type":"back-to-match","data":{}}}'),
  { ...sync, type: '__proto__' },
  { ...sync, data: { balance: '9'.repeat(1_000_000), currency: 'CNY' } },
  { ...sync, data: { balance: '1.00', currency: '<img src=x onerror=alert(1)>' } },
  { ...back, data: 'x'.repeat(1_000_000) },
  'x'.repeat(1_000_000),
]

describe("what is posted to the client's frame", () => {
  it('is heard from the page around it, under an origin of the partner, as often as it is said; all else is dropped and counted, and breaks nothing [HOST-03] [LIVE-13]', () => {
    const origin = fc.constantFrom(
      home,
      home,
      'null',
      '',
      '*',
      'http://partner.test',
      `${home}.evil.example`,
      `${home}:444`,
    )
    const source = fc.constantFrom('parent', 'parent', 'other', 'none')
    const data = fc.oneof(fc.constantFrom<unknown>(sync, back), fc.constantFrom(...hostile), fc.anything())
    fc.assert(
      fc.property(fc.array(fc.tuple(data, origin, source), { maxLength: 20 }), (all) => {
        const { heard, dropped, post, parent } = framed()
        const sources = { parent, other: {}, none: null }
        for (const [posted, from, by] of all) post(posted, from, sources[by])
        const ours = all.filter(([, from, by]) => from === home && by === 'parent')
        const sound = ours.filter(([posted]) => posted === sync || posted === back)
        expect(heard).toHaveLength(sound.length)
        const { foreign, unknown, malformed } = dropped()
        expect(foreign).toBe(all.length - ours.length)
        expect(unknown + malformed).toBe(ours.length - sound.length)
        expect(({} as { balance?: unknown }).balance).toBeUndefined()
      }),
    )
  })
})
