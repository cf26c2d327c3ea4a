import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { keyOfBet } from './betKey.ts'

const slipKey = fc.stringMatching(/^[0-9a-f]{32}$/)

describe('the key of one of several bets', () => {
  it('is the same for every tab that confirms this bet in this slip [SLIP-18]', () => {
    fc.assert(
      fc.property(slipKey, fc.string(), (key, bet) => {
        expect(keyOfBet(key, bet)).toBe(keyOfBet(key, bet))
        expect(keyOfBet(key, bet)).toMatch(/^[0-9a-f]{32}$/)
      }),
    )
  })

  it('is another for every other bet, and for every other slip [SLIP-18]', () => {
    fc.assert(
      fc.property(fc.uniqueArray(slipKey, { minLength: 2 }), fc.uniqueArray(fc.string()), (keys, bets) => {
        const made = keys.flatMap((key) => bets.map((bet) => keyOfBet(key, bet)))
        for (const key of keys) expect(new Set(bets.map((bet) => keyOfBet(key, bet))).size).toBe(bets.length)
        expect(made.every((key) => key.length === 32)).toBe(true)
        for (const bet of bets) expect(new Set(keys.map((key) => keyOfBet(key, bet))).size).toBe(keys.length)
      }),
    )
  })
})
