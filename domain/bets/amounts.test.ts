import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { money } from '../money.ts'
import { betCost, betPayout, wholePrice } from './amounts.ts'

const yuan = (minor: number) => money(minor, 'CNY', 2)

describe('what a bet costs and returns', () => {
  it('is stake and stake × odds for a single [SLIP-09]', () => {
    expect(betCost(1, [{ size: 1, perLine: yuan(15_000) }])).toEqual(yuan(15_000))
    expect(betPayout(['1.85'], [{ size: 1, perLine: yuan(15_000) }])).toEqual(yuan(27_750))
  })

  it('is the stake once for a combo, and the product of its prices [SLIP-09]', () => {
    const whole = [{ size: 3, perLine: yuan(5_000) }] as const
    expect(betCost(3, whole)).toEqual(yuan(5_000))
    expect(betPayout(['1.85', '2.10', '1.90'], whole)).toEqual(yuan(36_907))
    expect(wholePrice(['1.85', '2.10', '1.90'])).toBe('7.3815')
  })

  it('is a stake for each combination of a system, by hand and in thousandths [SLIP-11]', () => {
    const inThousandths = fc.integer({ min: 1_001, max: 50_000 })
    fc.assert(
      fc.property(
        inThousandths,
        inThousandths,
        inThousandths,
        fc.integer({ min: 1, max: 10 ** 6 }),
        (a, b, c, minor) => {
          const text = (thousandths: number) =>
            `${Math.trunc(thousandths / 1_000)}.${String(thousandths % 1_000).padStart(3, '0')}`
          const doubles = [{ size: 2, perLine: yuan(minor) }] as const
          expect(betCost(3, doubles)).toEqual(yuan(3 * minor))
          const [x, y, z, stake] = [BigInt(a), BigInt(b), BigInt(c), BigInt(minor)]
          const returns = (stake * (x * y + x * z + y * z)) / 1_000_000n
          expect(betPayout([text(a), text(b), text(c)], doubles)).toEqual(yuan(Number(returns)))
        },
      ),
    )
  })

  it('goes by the price that the server makes for a bet builder [SLIP-12]', () => {
    expect(betPayout(['1.85', '1.90'], [{ size: 2, perLine: yuan(5_000) }], '3.10')).toEqual(yuan(15_500))
  })
})
