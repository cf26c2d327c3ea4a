import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { compareEuro, formatOdds, oddsTypes } from '../odds/odds.ts'
import { higherTarget, lowerTarget, raisedTarget, readTarget, targetLabel } from './prebook.ts'

describe('the steps of a target [PREBOOK-02] [ODDS-01]', () => {
  it.each([
    ['euro', '1.95', '1.96', '1.94'],
    ['euro', '2.00', '2.02', '1.99'],
    ['euro', '2.13', '2.14', '2.12'],
    ['euro', '3.00', '3.05', '2.98'],
    ['euro', '9.80', '10.00', '9.60'],
    ['euro', '100.00', '110.00', '95.00'],
    ['hongkong', '2.10', '2.12', '2.08'],
    ['indo', '1.50', '1.51', '1.49'],
    ['malay', '1.99', '2.00', '1.98'],
    ['malay', '2.00', '2.01', '1.99'],
    ['malay', '2.10', '2.12', '2.09'],
    ['malay', '2.11', '2.12', '2.09'],
  ] as const)('in %s odds at %s are up to %s and down to %s', (type, at, up, down) => {
    expect([higherTarget(at, type), lowerTarget(at, type)]).toEqual([up, down])
  })

  it.each([
    ['1.99', '2.00', '1.98'],
    ['2.00', '2.02', '1.99'],
    ['2.98', '3.00', '2.96'],
    ['3.00', '3.05', '2.98'],
    ['3.95', '4.00', '3.90'],
    ['4.00', '4.10', '3.95'],
    ['5.90', '6.00', '5.80'],
    ['6.00', '6.20', '5.90'],
    ['9.80', '10.00', '9.60'],
    ['10.00', '10.50', '9.80'],
    ['19.50', '20.00', '19.00'],
    ['20.00', '21.00', '19.50'],
    ['29.00', '30.00', '28.00'],
    ['30.00', '32.00', '29.00'],
    ['48.00', '50.00', '46.00'],
    ['50.00', '55.00', '48.00'],
    ['95.00', '100.00', '90.00'],
    ['100.00', '110.00', '95.00'],
    ['990.00', '1000.00', '980.00'],
    ['1000.00', null, '990.00'],
    ['1000.01', null, '1000.00'],
    ['1005.00', null, '1000.00'],
  ])('change at the borders of the ladder: from %s to %s and %s', (at, up, down) => {
    expect([higherTarget(at, 'euro'), lowerTarget(at, 'euro')]).toEqual([up, down])
  })

  it('change at their borders, also for a price a thousandth below', () => {
    expect([higherTarget('49.999', 'euro'), lowerTarget('49.999', 'euro')]).toEqual(['50.00', '48.00'])
    expect([higherTarget('999.999', 'euro'), lowerTarget('999.999', 'euro')]).toEqual(['1000.00', '990.00'])
    expect([higherTarget('49.99', 'euro'), lowerTarget('49.99', 'euro')]).toEqual(['50.00', '48.00'])
    expect(lowerTarget('1200.00', 'euro')).toBe('1000.00')
  })

  it('are one label after the other in Malay odds, also across even money', () => {
    const labels: string[] = []
    for (let at: string | null = '1.97'; at !== null; at = higherTarget(at, 'malay'))
      labels.push(targetLabel(at, 'malay'))
    expect(labels.slice(0, 7)).toEqual(['0.97', '0.98', '0.99', '1.00', '-0.99', '-0.98', '-0.97'])
    expect(labels.at(-1)).toBe('-0.01')
    expect(labels).toHaveLength(4 + 99)
  })

  it("begin from a price between two of them, and from a market's price with three decimals", () => {
    expect([higherTarget('1.925', 'euro'), lowerTarget('1.925', 'euro')]).toEqual(['1.93', '1.92'])
    expect([higherTarget('2.135', 'malay'), lowerTarget('2.135', 'malay')]).toEqual(['2.14', '2.12'])
  })

  it('end at the lowest price and at a thousand', () => {
    expect([lowerTarget('1.01', 'euro'), lowerTarget('1.005', 'euro')]).toEqual([null, null])
    expect([higherTarget('1.005', 'euro'), higherTarget('1000.00', 'euro')]).toEqual(['1.01', null])
    expect(lowerTarget('5000', 'euro')).toBe('1000.00')
  })

  it('cross even money in Malay odds, and end at the lowest price there is', () => {
    expect(lowerTarget('2.00', 'malay')).toBe('1.99')
    expect(lowerTarget('2.005', 'malay')).toBe('2.00')
    expect(lowerTarget('2.01', 'malay')).toBe('2.00')
    expect(lowerTarget('2.001', 'malay')).toBe('2.00')
    expect(lowerTarget('2.02', 'malay')).toBe('2.01')
    expect(higherTarget('1.995', 'malay')).toBe('2.00')
    expect(lowerTarget('1.02', 'malay')).toBe('1.01')
    expect(lowerTarget('1.02', 'euro')).toBe('1.01')
    expect(lowerTarget('1.01', 'malay')).toBeNull()
  })

  it('do not exist for something that is not a price', () => {
    expect(() => higherTarget('1.00', 'euro')).toThrow(RangeError)
    expect(() => lowerTarget('-', 'malay')).toThrow(RangeError)
  })

  const price = fc
    .integer({ min: 1_002, max: 900_000 })
    .map((thousandths) => `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`)

  /** The lowest whole hundredth that is not below a price of three places. */
  const nextHundredth = (at: string): string =>
    (Math.ceil(Math.round(Number(at) * 1_000) / 10) / 100).toFixed(2)

  it('lead up and down, each to a different label, and never back beyond the hundredth in which they began', () => {
    fc.assert(
      fc.property(price, fc.constantFrom(...oddsTypes), (at, type) => {
        const up = higherTarget(at, type)
        if (up !== null) {
          expect(compareEuro(up, at)).toBe(1)
          expect(formatOdds({ euro: up }, type)).not.toBe(formatOdds({ euro: at }, type))
          const back = lowerTarget(up, type)
          // Targets are whole hundredths: the lowest that shows a Malay label may be above a price between two of them.
          if (back !== null) expect(compareEuro(back, nextHundredth(at))).toBeLessThanOrEqual(0)
        }
        const down = lowerTarget(at, type)
        if (down !== null) expect(compareEuro(down, at)).toBe(-1)
      }),
    )
  })

  it('are reached by every market that shows a Malay target: no price that shows it is below it', () => {
    fc.assert(
      fc.property(price, (at) => {
        const target = higherTarget(at, 'malay')
        if (target === null) return
        const below = `${(Number(target) - 0.01).toFixed(2)}`
        expect(formatOdds({ euro: below }, 'malay')).not.toBe(formatOdds({ euro: target }, 'malay'))
      }),
    )
  })
})

describe('a target that is typed [PREBOOK-02] [ODDS-02]', () => {
  it.each([
    ['euro', '2.95', '2.95'],
    ['euro', ' 2,95 ', '2.95'],
    ['euro', '3', '3.00'],
    ['euro', '2.955', '2.96'],
    ['euro', '1.01', '1.01'],
    ['euro', '1000', '1000.00'],
    ['hongkong', '1.95', '2.95'],
    ['malay', '0.95', '1.95'],
    ['malay', '-0.51', '2.93'],
    ['malay', '\u22120.99', '2.01'],
    ['indo', '1.5', '2.50'],
    ['indo', '-1.9607', '1.51'],
    ['euro', '1', null],
    ['euro', '1000.01', null],
    ['euro', '', null],
    ['euro', '2.9.5', null],
    ['malay', '-085', null],
    ['malay', '\u22120085.5', null],
    ['euro', '02.50', null],
    ['euro', 'two', null],
    ['euro', '-2', null],
    ['malay', '1.5', null],
    ['malay', '0', null],
    ['indo', '0.5', null],
    ['malay', '-1', '2.00'],
    ['malay', '-1.00', '2.00'],
    ['malay', '-1.01', null],
    ['malay', '-1.5', null],
    ['malay', '-0.00', null],
    ['euro', '+2.5', '2.50'],
    ['euro', '++2.5', null],
    ['hongkong', '1+1', null],
    ['euro', '2.5x', null],
    ['euro', 'x2.5', null],
    ['euro', '2.50000', null],
    ['euro', '1e2', null],
    ['euro', '0x10', null],
    ['malay', '-0.9099', '2.10'],
  ] as const)('of %s odds, "%s", is read as %s', (type, typed, target) => {
    expect(readTarget(typed, type)).toBe(target)
  })

  it('is read back from every label that the steps show', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 101, max: 10_000 }),
        fc.constantFrom(...oddsTypes),
        (hundredths, type) => {
          const target = (hundredths / 100).toFixed(2)
          const label = targetLabel(target, type)
          const read = readTarget(label, type)
          expect(read === null ? null : targetLabel(read, type)).toBe(label)
        },
      ),
    )
  })
})

describe('a price raised by percents [PREBOOK-02]', () => {
  it.each([
    ['2.58', 5, '2.70'],
    ['2.58', 10, '2.82'],
    ['2.58', 20, '3.05'],
    ['1.01', 5, '1.06'],
    ['1.01', 0, '1.02'],
    ['990.00', 20, null],
    ['800.00', 25, '1000.00'],
    ['995.00', 0, '1000.00'],
    ['1000.00', 0, null],
    ['950.00', 6, '1000.00'],
    ['950.00', 7, null],
  ] as const)('%s by %i percent is %s', (euro, percent, target) => {
    expect(raisedTarget(euro, percent)).toBe(target)
  })
})
