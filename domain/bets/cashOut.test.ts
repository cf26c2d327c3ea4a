import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { amountText, money, parseAmount } from '../money/money.ts'
import { cents, feedOdds } from '../testing/arbitraries.ts'
import { type CashOutLeg, cashOutValue } from './cashOut.ts'
import { type LegResult, settleTicket } from './settlement.ts'

const cny = (text: string) => parseAmount(text, 'CNY', 2)
const running = (euroOdds: string, oddsNow: string): CashOutLeg => ({ euroOdds, oddsNow })
const ended = (euroOdds: string, result: LegResult): CashOutLeg => ({ euroOdds, result })

describe('what a bet is worth before it ends [CASH-01]', () => {
  it.each<[what: string, stake: string, legs: CashOutLeg[], worth: string]>([
    // 100 × 2.00/2.00 × 0.95
    ['a single whose odds stand', '100.00', [running('2.00', '2.00')], '95.00'],
    // 100 × 2.10/1.50 × 0.95 = 133
    ['a single whose odds have fallen', '100.00', [running('2.10', '1.50')], '133.00'],
    // 100 × 2.10/3.50 × 0.95 = 57
    ['a single whose odds have risen', '100.00', [running('2.10', '3.50')], '57.00'],
    // 10 × 1.85/1.30 × 0.95 = 13.5192…
    ['what is over the cent, cut off', '10.00', [running('1.85', '1.30')], '13.51'],
    // 100 × 2.00 (won) × 1.80/1.80 × 0.95 = 190
    ['a combo with a leg that won', '100.00', [ended('2.00', 'win'), running('1.80', '1.80')], '190.00'],
    // 100 × 1 (void) × 1.80/1.20 × 0.95 = 142.5
    ['a combo with a leg that is void', '100.00', [ended('2.00', 'void'), running('1.80', '1.20')], '142.50'],
    // 100 × (3/2) × 2.00/4.00 × 0.95 = 71.25
    ['a combo with half a win', '100.00', [ended('2.00', 'halfWin'), running('2.00', '4.00')], '71.25'],
    ['a combo with a leg that lost', '100.00', [ended('2.00', 'lose'), running('1.80', '1.20')], '0.00'],
    // 100 × 9 × 1/3 × 2/2 × 0.95 = 285: the third stays exact
    [
      'a combo with a dead heat of three',
      '100.00',
      [ended('9.00', { deadHeat: { places: 1, tied: 3 } }), running('2.00', '2.00')],
      '285.00',
    ],
  ])('is, of %s', (_, stake, legs, worth) => {
    expect(amountText(cashOutValue(cny(stake), legs))).toBe(worth)
  })

  it('has the digits of its currency, up to the largest amounts', () => {
    const rupiah = money(8_000_000_000_000_000, 'IDR', 0)
    expect(amountText(cashOutValue(rupiah, [running('2.00', '2.00')]))).toBe('7600000000000000')
    expect(amountText(cashOutValue(money(7, 'IDR', 0), [running('2.00', '2.00')]))).toBe('6')
  })

  it('is never more than what the bet may return, never below zero, and more for the member the shorter the odds are', () => {
    fc.assert(
      fc.property(
        cents(10 ** 6, 1),
        fc.array(fc.tuple(feedOdds, feedOdds), { minLength: 1, maxLength: 4 }),
        (stake, odds) => {
          const legs = odds.map(([placed, now]) => running(placed, now))
          const possible = settleTicket(
            stake,
            odds.map(([euroOdds]) => ({ euroOdds, result: 'win' as const })),
          )
          const worth = cashOutValue(stake, legs)
          expect(worth.minor).toBeGreaterThanOrEqual(0)
          expect(worth.minor).toBeLessThanOrEqual(possible.minor)
          const shorter = odds.map(([placed]) => running(placed, '1.001'))
          expect(cashOutValue(stake, shorter).minor).toBeGreaterThanOrEqual(worth.minor)
        },
      ),
    )
  })

  it('is the fair value in whole numbers, less five of a hundred, truncated once', () => {
    const hundredths = fc.integer({ min: 101, max: 20_000 })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(fc.tuple(hundredths, hundredths), { minLength: 1, maxLength: 5 }),
        (stake, odds) => {
          const text = (value: number) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`
          const over = odds.reduce((all, [placed]) => all * BigInt(placed), BigInt(stake) * 95n)
          const under = odds.reduce((all, [, now]) => all * BigInt(now), 100n)
          const legs = odds.map(([placed, now]) => running(text(placed), text(now)))
          expect(BigInt(cashOutValue(money(stake, 'CNY', 2), legs).minor)).toBe(over / under)
        },
      ),
    )
  })

  it('cannot be said of what is no bet, nor by what are no odds', () => {
    expect(() => cashOutValue(cny('10.00'), [])).toThrow(RangeError)
    for (const odds of ['1', '0.5', '-2', '', 'x'])
      for (const leg of [running('2.00', odds), running(odds, '2.00')])
        expect(() => cashOutValue(cny('10.00'), [leg])).toThrow(RangeError)
  })
})
