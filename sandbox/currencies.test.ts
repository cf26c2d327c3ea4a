import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { compareMoney } from '#domain/money/money.ts'

import { dollar, houseCurrency, localAmount, rupiah, shortText } from './currencies.ts'

describe('an amount of the house in another currency', () => {
  it.each([
    ['10', houseCurrency, '10'],
    ['33.33', houseCurrency, '33.33'],
    ['10', dollar, '1'],
    ['50', dollar, '5'],
    ['20000', dollar, '2000'],
    ['500000', dollar, '50000'],
    ['1', dollar, '0.10'],
    ['0.01', dollar, '0.01'],
    ['10', rupiah, '20000'],
    ['20000', rupiah, '50000000'],
    ['0', rupiah, '0'],
    ['-1', rupiah, '-1'],
    ['-5', dollar, '-1'],
  ])('%s is, in %o, %s', (amount, currency, text) => {
    expect(shortText(localAmount(amount, currency))).toBe(text)
  })

  it('never reverses a range, so that the minimum stays below the maximum [SLIP-05]', () => {
    const hundredths = fc.integer({ min: -100, max: 10 ** 9 })
    fc.assert(
      fc.property(
        hundredths,
        hundredths,
        fc.constantFrom(dollar, rupiah, houseCurrency),
        (a, b, currency) => {
          const [low, high] = [Math.min(a, b), Math.max(a, b)].map((minor) =>
            localAmount((minor / 100).toFixed(2).replace('-0.00', '0.00'), currency),
          )
          if (low === undefined || high === undefined) throw new Error('Two amounts.')
          expect(compareMoney(low, high)).toBeLessThanOrEqual(0)
        },
      ),
    )
  })
})
