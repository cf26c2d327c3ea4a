import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { decimal } from '#domain/money/decimal.ts'

import { createBook, offeredPrice } from './book.ts'

const whole = decimal('1')

describe('best back price', () => {
  it('is the highest price with money on it', () => {
    const book = createBook()
    book.apply({
      id: 'm',
      rc: [
        {
          id: 1,
          atb: [
            [1.5, 10],
            [1.52, 3],
            [1.49, 100],
          ],
        },
      ],
    })
    expect(book.bestBack(1)).toBe(1.52)
    expect(book.bestBack(2)).toBeNull()
  })

  it('takes levels as deltas: size 0 removes one, a new size replaces one', () => {
    const book = createBook()
    book.apply({
      id: 'm',
      rc: [
        {
          id: 1,
          atb: [
            [1.5, 10],
            [1.52, 3],
          ],
        },
      ],
    })
    book.apply({
      id: 'm',
      rc: [
        {
          id: 1,
          atb: [
            [1.52, 0],
            [1.5, 4],
          ],
        },
      ],
    })
    expect(book.bestBack(1)).toBe(1.5)
    book.apply({ id: 'm', rc: [{ id: 1, atb: [[1.5, 0]] }] })
    expect(book.bestBack(1)).toBeNull()
  })

  it('forgets everything on a new image, and names the runners it forgot', () => {
    const book = createBook()
    book.apply({
      id: 'm',
      rc: [
        { id: 1, atb: [[1.5, 10]] },
        { id: 2, atb: [[2.8, 10]] },
      ],
    })
    const named = book.apply({ id: 'm', img: true, rc: [{ id: 2, atb: [[2.6, 1]] }] })
    expect(new Set(named)).toEqual(new Set([1, 2]))
    expect(book.bestBack(1)).toBeNull()
    expect(book.bestBack(2)).toBe(2.6)
  })

  it('reads levels by position as well', () => {
    const book = createBook()
    book.apply({
      id: 'm',
      rc: [
        {
          id: 1,
          batb: [
            [0, 2.1, 5],
            [1, 2.08, 9],
          ],
        },
      ],
    })
    expect(book.bestBack(1)).toBe(2.1)
    book.apply({
      id: 'm',
      rc: [
        {
          id: 1,
          batb: [
            [0, 2.06, 5],
            [1, 0, 0],
          ],
        },
      ],
    })
    expect(book.bestBack(1)).toBe(2.06)
  })
})

describe('the offered price', () => {
  it.each([
    [2, '0.95', '1.95'],
    [1.5, '0.95', '1.47'],
    [3.45, '0.93', '3.27'],
    [1.01, '0.95', '1.01'],
    [1.02, '0.4', '1.01'],
    [1000, '1', '1000.00'],
  ])(
    'for %s with %s of the profit left is %s: truncated, never below 1.01 [ODDS-01]',
    (best, keep, offered) => {
      expect(offeredPrice(best, decimal(keep))).toBe(offered)
    },
  )

  it('without a margin is the exchange price itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 100_000 }), (cents) => {
        const price = cents / 100
        expect(offeredPrice(price, whole)).toBe(price.toFixed(2))
      }),
    )
  })
})
