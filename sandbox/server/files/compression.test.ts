import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestSandbox, type TestMember, type TestSandbox } from '../../testing/server.ts'

let sandbox: TestSandbox
let alice: TestMember

beforeAll(async () => {
  sandbox = await startTestSandbox({ frozen: true })
  alice = await sandbox.enter('alice')
})
afterAll(() => sandbox.close())

const listAs = (encoding: string) =>
  fetch(`${sandbox.clientUrl}/api/events/`, {
    headers: { authorization: `Bearer ${alice.settings.token}`, 'accept-encoding': encoding },
  })

describe('a list of events', () => {
  it.each(['br', 'gzip'])(
    'is sent as %s to clients that accept it, with the same content',
    async (encoding) => {
      const plain = await listAs('identity')
      const compressed = await listAs(encoding)
      expect(compressed.headers.get('content-encoding')).toBe(encoding)
      expect(compressed.headers.get('vary')).toMatch(/accept-encoding/i)
      expect(plain.headers.get('content-encoding')).toBeNull()
      expect(await compressed.json()).toEqual(await plain.json())
    },
  )
})
