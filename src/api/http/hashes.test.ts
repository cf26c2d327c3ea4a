import { createHash, createHmac } from 'node:crypto'

import { beforeEach, describe, expect, it, vi } from 'vitest'

import { hmacSha1, sha256 } from './hashes.ts'

describe.each([
  ['by the browser', globalThis.crypto],
  ['by a library, where the page is no secure context,', {}],
])('what is hashed %s', (_, crypto) => {
  beforeEach(() => {
    vi.stubGlobal('crypto', crypto)
    return () => vi.unstubAllGlobals()
  })

  it.each(['', '{}', '{"amount":"55.00","name":"Å ü 赛 🎾"}'])(
    'is the SHA-256 of its bytes, as any other tool reckons it: %j [SLIP-18]',
    async (text) => {
      expect(await sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
    },
  )

  it('is the HMAC-SHA-1 with a secret, as any other tool reckons it [LAUNCH-09]', async () => {
    const [secret, message] = [Uint8Array.of(1, 2, 255), Uint8Array.of(0, 0, 7)]
    const hashed = createHmac('sha1', secret).update(message).digest('hex')
    expect(Buffer.from(await hmacSha1(secret, message)).toString('hex')).toBe(hashed)
  })
})
