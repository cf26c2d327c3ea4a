import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { betCodeAlphabet, betCodeLength, formatBetCode, readBetCode } from './betCode.ts'

const ofAlphabet = new RegExp(`^[${betCodeAlphabet}]+$`)

describe('a bet code', () => {
  it('is read without case, spaces and hyphens, and letters that look alike are read kindly [SLIP-23]', () => {
    const code = '7KQ3MX9T'
    for (const typed of [
      '7KQ3-MX9T',
      '7kq3mx9t',
      ' 7kq3 mx9t\n',
      '7KQ3–MX9T',
      '７ＫＱ３－ＭＸ９Ｔ',
      '7KQ3\u200b-MX9T',
      '\u200b7KQ3\u200b-MX9T\u200b',
      '7KQ3\u2013MX\u20119T',
    ])
      expect(readBetCode(typed)).toBe(code)
    expect(readBetCode('OIL-SBZU 0')).toBe('011582V0')
  })

  it('is found in a message that holds one, and not in one that holds several [SLIP-23]', () => {
    expect(readBetCode('Take this: bet code 7KQ3-MX9T, before noon!')).toBe('7KQ3MX9T')
    expect(readBetCode('7KQ3-MX9T and again 7KQ3-MX9T')).toBe('7KQ3MX9T')
    expect(readBetCode('7KQ3-MX9T or AAAA-CCCC')).toBeNull()
    expect(readBetCode('see A7KQ3-MX9T2')).toBeNull()
  })

  it('is looked for in the first 500 letters [SLIP-23]', () => {
    expect(readBetCode(`${' '.repeat(491)}7KQ3-MX9T`)).toBe('7KQ3MX9T')
    expect(readBetCode(`${' '.repeat(492)}7KQ3-MX9T`)).toBeNull()
  })

  it('is nothing else, however odd [SLIP-23]', () => {
    const odd = ['', '7KQ3', '7KQ3-MX9', '7KQ3-MX9TT', '../../..', '<b>7KQ3</b>', '7KQ3_MX9T', '💥'.repeat(4)]
    for (const typed of [...odd, 'A'.repeat(100_000), 'ÄÖÜÄÖÜÄÖ', '\u0000'.repeat(8)])
      expect([typed.slice(0, 12), readBetCode(typed)]).toEqual([typed.slice(0, 12), null])
  })

  it('is read out of any text as eight letters of the alphabet, which read as themselves when shown, or not at all [SLIP-23]', () => {
    expect(new Set(betCodeAlphabet).size).toBe(29)
    const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[0-9a-zA-Z -]{6,12}$/))
    fc.assert(
      fc.property(texts, (text) => {
        const code = readBetCode(text)
        if (code === null) return
        expect(code).toHaveLength(betCodeLength)
        expect(code).toMatch(ofAlphabet)
        expect(readBetCode(formatBetCode(code))).toBe(code)
      }),
    )
  })
})
