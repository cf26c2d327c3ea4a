import { describe, expect, it } from 'vitest'

import { isBettingBan } from './bettingBan.ts'
import { errors } from './errorCatalogue.ts'

describe('what bars a member from every bet', () => {
  it('is that they or their account may not bet, and no other refusal [SLIP-25]', () => {
    const bars = Object.values(errors).filter(({ code }) => isBettingBan(code))
    expect(bars.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual(
      [errors.accountInactive.code, errors.accountFrozen.code, errors.memberCannotBet.code].toSorted(
        (a, b) => a - b,
      ),
    )
    expect(isBettingBan(null)).toBe(false)
  })
})
