import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { decimal, decimalText, truncatedText } from '../money/decimal.ts'
import { euroOdds, scaledText } from '../testing/arbitraries.ts'
import { convertOdds, toHongkong, toIndo, toMalay } from '../testing/convertOdds.ts'
import {
  compareEuro,
  formatOdds,
  isChanceMoved,
  isEuroOdds,
  type OddsType,
  oddsTypeLabels,
  oddsTypes,
} from './odds.ts'
import { fromHongkong, fromIndo, fromMalay } from './oddsConversion.ts'
import { oddsPlaces } from './oddsType.ts'

const label = (euro: string, type: OddsType) => formatOdds({ euro }, type)

describe('odds labels', () => {
  it.each([
    // aussportsbetting.com, odds formats
    ['1.50', '1.50', '0.50', '0.50', '-2.0000'],
    ['3.00', '3.00', '2.00', '-0.50', '2.0000'],
    ['1.25', '1.25', '0.25', '0.25', '-4.0000'],
    // soccerwidow.com; Malay −0.8333 computed
    ['2.20', '2.20', '1.20', '-0.83', '1.2000'],
    // even money
    ['2', '2.00', '1.00', '1.00', '1.0000'],
  ])('shows euro %s as %s, %s, %s, %s [ODDS-01] [ODDS-02]', (euro, shown, hongkong, malay, indo) => {
    expect(oddsTypes.map((type) => label(euro, type))).toEqual([shown, hongkong, malay, indo])
  })

  it('shows 2.01 and 2.03 correctly, like every other price [ODDS-01]', () => {
    expect([label('2.01', 'euro'), label('2.01', 'hongkong')]).toEqual(['2.01', '1.01'])
    expect([label('2.03', 'euro'), label('2.03', 'hongkong')]).toEqual(['2.03', '1.03'])
    for (let scaled = 101n; scaled <= 5000n; scaled += 1n) {
      const euro = scaledText(scaled, 2)
      expect(label(euro, 'euro')).toBe(euro)
      expect(label(euro, 'hongkong')).toBe(scaledText(scaled - 100n, 2))
    }
  })

  it('truncates and never rounds [ODDS-01]', () => {
    expect(label('1.999', 'euro')).toBe('1.99')
    expect(label('1.999', 'hongkong')).toBe('0.99')
    expect(label('1.9999999', 'malay')).toBe('0.99')
    expect(label('2.99999999', 'indo')).toBe('1.9999')
  })

  it('truncates negative labels toward zero, so their digits begin the true value [ODDS-01]', () => {
    expect(label('2.07', 'malay')).toBe('-0.93') // −0.934…
    expect(label('2.08', 'malay')).toBe('-0.92') // −0.9259…, which rounding would show as −0.93
    expect(label('1.70', 'indo')).toBe('-1.4285') // −1.42857…
  })

  it('gives some prices the same Malay label, so a label is never compared [ODDS-01]', () => {
    expect(label('2.10', 'malay')).toBe('-0.90')
    expect(label('2.11', 'malay')).toBe('-0.90')
    expect(compareEuro('2.10', '2.11')).toBe(-1)
  })

  it('keeps the sign of a Malay label that two decimals cannot show', () => {
    expect(label('150', 'malay')).toBe('-0.00')
  })

  it("shows the server's own value if it sent one, truncated too [ODDS-02]", () => {
    const price = { euro: '2.08', hongkong: '1.09', malay: '-0.9299', indo: '1.07' }
    expect(oddsTypes.map((type) => formatOdds(price, type))).toEqual(['2.08', '1.09', '-0.92', '1.0700'])
  })

  it('shows no figure if there is no price', () => {
    for (const type of oddsTypes) {
      for (const euro of ['0', '1', '1.00', '-0.5', '', 'n/a', ':5']) expect(label(euro, type)).toBe('-')
    }
  })

  it('never shows more than the true value, and less by under one unit of the last place [ODDS-01]', () => {
    fc.assert(
      fc.property(euroOdds(), fc.constantFrom(...oddsTypes), (euro, type) => {
        const exact = convertOdds(decimal(euro), type)
        const shown = decimal(label(euro, type))
        const missing = exact.abs().minus(shown.abs())
        expect(missing.gte('0')).toBe(true)
        expect(missing.lt(scaledText(1n, oddsPlaces[type]))).toBe(true)
        expect(shown.eq('0') || shown.s === exact.s).toBe(true)
      }),
    )
  })

  it('labels a price the same however often and full the cache is [ODDS-01]', () => {
    for (let scaled = 2_000_001n; scaled < 2_010_000n; scaled += 1n) label(scaledText(scaled, 6), 'malay')
    expect(label('2.10', 'malay')).toBe('-0.90')
    expect(label('2.10', 'malay')).toBe('-0.90')
  })

  it('names the odds types and their decimals [ODDS-01]', () => {
    expect(oddsTypes.map((type) => oddsTypeLabels[type])).toEqual(['Euro', 'Hongkong', 'Malay', 'Indo'])
    expect(oddsTypes.map((type) => oddsPlaces[type])).toEqual([2, 2, 2, 4])
  })
})

describe('odds conversion', () => {
  it('reads negative Malay odds back as 1/|x| + 1 [ODDS-02]', () => {
    // cryptobetting.org
    expect(truncatedText(fromMalay(decimal('-0.70')), 4)).toBe('2.4285')
    expect(decimalText(fromMalay(decimal('-0.20')))).toBe('6')
  })

  it('keeps Malay odds in [-1, 1] without 0 and Indo odds outside (-1, 1) [ODDS-02]', () => {
    fc.assert(
      fc.property(euroOdds(), (euro) => {
        const malay = toMalay(decimal(euro))
        const indo = toIndo(decimal(euro))
        expect(malay.abs().lte('1') && !malay.eq('0')).toBe(true)
        expect(indo.abs().gte('1')).toBe(true)
      }),
    )
    expect(() => fromMalay(decimal('0'))).toThrow(RangeError)
    expect(() => fromMalay(decimal('-1.01'))).toThrow(RangeError)
    expect(() => fromIndo(decimal('0.99'))).toThrow(RangeError)
    expect(() => toIndo(decimal('1'))).toThrow(RangeError)
  })

  it('has the right sign for Malay and Indo odds on either side of even money [ODDS-02]', () => {
    expect(toMalay(decimal('1.99')).s).toBe(1)
    expect(toMalay(decimal('2.01')).s).toBe(-1)
    expect(toIndo(decimal('1.99')).s).toBe(-1)
    expect(toIndo(decimal('2.01')).s).toBe(1)
  })

  it('comes back exactly if the odds are a sum [ODDS-02]', () => {
    fc.assert(
      fc.property(euroOdds(), (text) => {
        const euro = decimal(text)
        expect(fromHongkong(toHongkong(euro)).eq(euro)).toBe(true)
        const back = euro.lte('2') ? fromMalay(toMalay(euro)) : fromIndo(toIndo(euro))
        expect(back.eq(euro)).toBe(true)
      }),
    )
  })

  it('comes back exactly if the quotient ends, and to 30 places if it does not [ODDS-02]', () => {
    const ending = fc
      .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 3 }))
      .map(([twos, fives]) => 2n ** BigInt(twos) * 5n ** BigInt(fives))
    fc.assert(
      fc.property(ending, (divisor) => {
        const long = decimal(divisor).plus('1')
        const short = decimal('1').div(decimal(divisor)).plus('1')
        expect(fromMalay(toMalay(long)).eq(long)).toBe(true)
        expect(fromIndo(toIndo(short)).eq(short)).toBe(true)
      }),
    )
    fc.assert(
      fc.property(euroOdds(4), (text) => {
        const euro = decimal(text)
        for (const back of [fromMalay(toMalay(euro)), fromIndo(toIndo(euro))]) {
          expect(
            back
              .minus(euro)
              .abs()
              .lt(`0.${'0'.repeat(29)}1`),
          ).toBe(true)
        }
      }),
    )
  })
})

describe('the chance that a price means', () => {
  it.each([
    ['2.00', '2.04', false],
    ['2.00', '2.05', true],
    ['2.05', '2', true],
    // A quarter, and just a hundredth below it.
    ['4', '4.16', false],
    ['4', '4.1666', false],
    ['4', '4.1667', true],
    ['1.0001', '1.01', false],
    ['98.00', '11.00', true],
    ['1000.00', '500', false],
    ['2', '2', false],
    ['2.00', '1.96', true],
    ['100', '50', true],
    ['1.01', '1.02', false],
    // A hundredth exactly, with as many decimals and with others, and as near to it as a number does not tell.
    ['20', '25', true],
    ['50', '100', true],
    ['20.00', '25', true],
    ['20.0', '25.000', true],
    ['12.5', '12.5', false],
    ['20', '24.999999999999', false],
    ['20', '25.000000000001', true],
    ['20.000000000001', '25', false],
    ['19.999999999999', '25.0', true],
    // Beyond what is asked exactly.
    ['20', '24.9999', false],
    ['20', '25.0001', true],
  ])('from %s to %s moves by a hundredth: %s [LIVE-08]', (before, after, isMoved) => {
    expect(isChanceMoved(before, after)).toBe(isMoved)
    expect(isChanceMoved(after, before)).toBe(isMoved)
  })
})

describe('euro odds', () => {
  it.each(['1.01', '1.00000001', '2', '10', '100.5', '19'])('takes %s as a price', (text) => {
    expect(isEuroOdds(text)).toBe(true)
  })

  it.each(['1', '1.0', '0.99', '0', '-2', '-1.5', '-1', '-19', '', '2.', '1e2', '2,5', 'two', '02'])(
    'does not take "%s" as a price',
    (text) => {
      expect(isEuroOdds(text)).toBe(false)
    },
  )

  it('compares exactly, as numbers and not as texts [LIVE-08]', () => {
    expect(compareEuro('9.99', '10')).toBe(-1)
    expect(compareEuro('1.5', '1.50')).toBe(0)
    expect(compareEuro('2', '2.000')).toBe(0)
    expect(compareEuro('1.50000001', '1.5')).toBe(1)
    expect(compareEuro('1.5', '1.50000001')).toBe(-1)
    expect(compareEuro('2', '2.0')).toBe(0)
    const odds = fc.oneof(euroOdds(2), euroOdds())
    fc.assert(
      fc.property(odds, odds, (a, b) => {
        expect(compareEuro(a, b)).toBe(decimal(a).cmp(decimal(b)))
        expect(compareEuro(a, `${a}00`)).toBe(a.includes('.') ? 0 : -1)
      }),
    )
  })
})
