import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { oneTimeCode, signatureOf } from './signature.ts'

/** The secret of RFC 6238's vectors for HMAC-SHA-1, "12345678901234567890". */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** Appendix B of RFC 6238: the time in seconds, by its steps of 30 s, and the code's eight digits. */
const vectors = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const

describe('the one-time code', () => {
  it.each(vectors)(
    'of the step of %i s has the last six digits of %s, at whichever of its ten seconds [LAUNCH-09]',
    async (seconds, digits) => {
      // The same step by steps of ten seconds: ours begin where a third of its time has passed.
      const begins = Math.floor(seconds / 30) * 10_000
      for (const time of [begins, begins + 9_999])
        expect(await oneTimeCode(secret, time)).toBe(digits.slice(2))
      expect(await oneTimeCode(secret, begins + 10_000)).not.toBe(digits.slice(2))
    },
  )

  it('keeps its leading zeros', async () => {
    expect(await oneTimeCode(secret, Math.floor(1_111_111_109 / 30) * 10_000)).toBe('081804')
  })
})

describe('a signature', () => {
  it('is the code, hashed [LAUNCH-09]', async () => {
    const hashed = createHash('sha256').update('287082').digest('hex')
    expect(await signatureOf(secret, 10_000)).toBe(hashed)
  })
})
