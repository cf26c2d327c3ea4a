import { describe, expect, it } from 'vitest'

import { createPriceReader } from './priceTable.ts'

describe('the price of a selection', () => {
  it('is one object as long as it is the same in every odds type, and another where a label differs [ODDS-02]', () => {
    const read = createPriceReader()
    const first = read(true, '1.85', '0.85', '-1.1764', '0.85')
    expect(read(true, '1.85', '0.85', '-1.1764', '0.85')).toBe(first)
    expect(read(true, '1.85', '0.84', '-1.1764', '0.85')).toEqual({
      euro: '1.85',
      malay: '0.84',
      indo: '-1.1764',
      hongkong: '0.85',
    })
    expect(read(true, '1.85', undefined, undefined, undefined)).toEqual({ euro: '1.85' })
  })

  it('has to be odds where its selection is open, whatever was read before [LIVE-13]', () => {
    const read = createPriceReader()
    expect(read(false, '1', null, null, null)).toEqual({ euro: '1' })
    expect(read(true, '1', null, null, null)).toBeNull()
    expect(read(false, '1.8x', null, null, null)).toBeNull()
  })

  it('is read right however many there are', () => {
    const read = createPriceReader()
    const prices = Array.from({ length: 10_000 }, (_, index) => ((index + 101) / 100).toFixed(2))
    for (const euro of [...prices, ...prices.slice(0, 100)])
      expect(read(true, euro, null, null, null)).toEqual({ euro })
  })
})
