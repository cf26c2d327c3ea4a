import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { decimal, decimalText, two } from '../money/decimal.ts'
import { feedOdds, quarterLine, scaledText } from '../testing/arbitraries.ts'
import {
  multiplier,
  settle1x2,
  settleAsianHandicap,
  settleOddEven,
  settleOverUnder,
  settleWinner,
  settleYesNo,
} from './settlement.ts'

/** The other half of a two-way market: what one side wins the other loses. */
const opposite = { win: 'lose', lose: 'win', halfWin: 'halfLose', halfLose: 'halfWin', void: 'void' } as const

describe('Asian handicap', () => {
  it.each([
    // help.nj.bet365
    ['-0.25', 1, 1, 'halfLose'],
    ['+0.25', 1, 1, 'halfWin'],
    ['-0.75', 2, 1, 'halfWin'],
    ['+0.75', 1, 2, 'halfLose'],
    ['0', 0, 0, 'void'],
    ['-1', 1, 0, 'void'],
    ['-1', 2, 0, 'win'],
    ['-0.5', 1, 0, 'win'],
    ['0.5', 0, 0, 'win'],
    ['-0.5', 0, 0, 'lose'],
    ['-1.25', 1, 0, 'halfLose'],
    ['-1.25', 0, 0, 'lose'],
    ['-1.25', 2, 0, 'win'],
    ['-1.75', 2, 0, 'halfWin'],
  ] as const)('settles %s at %d-%d as %s [HIST-04]', (handicap, home, away, expected) => {
    expect(settleAsianHandicap(handicap, home, away, 'home')).toBe(expected)
    expect(settleAsianHandicap(handicap, away, home, 'away')).toBe(expected)
  })

  const score = fc.integer({ min: 0, max: 9 })

  it('is lost by one side as it is won by the other [HIST-04]', () => {
    fc.assert(
      fc.property(quarterLine(-4, 4), score, score, ({ quarters, text }, home, away) => {
        const mine = settleAsianHandicap(text, home, away, 'home')
        const theirs = settleAsianHandicap(scaledText(BigInt(-quarters) * 25n, 2), home, away, 'away')
        expect(typeof mine === 'string' && opposite[mine]).toBe(theirs)
      }),
    )
  })

  it('settles a quarter line as the mean of two bets on the lines beside it [HIST-04]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -8, max: 7 }), score, score, feedOdds, (halves, home, away, odds) => {
        const value = (quarters: number) =>
          multiplier(settleAsianHandicap(scaledText(BigInt(quarters) * 25n, 2), home, away, 'home'), odds)
        const quarter = halves * 2 + 1
        const mean = value(quarter - 1)
          .plus(value(quarter + 1))
          .div(two)
        expect(decimalText(value(quarter))).toBe(decimalText(mean))
      }),
    )
  })

  it('refuses lines that are not in quarters, and invalid scores', () => {
    for (const line of ['0.3', '0.9', '-0.3'])
      expect(() => settleAsianHandicap(line, 1, 0, 'home')).toThrow(
        new RangeError(`Lines go in quarters, not ${line}`),
      )
    expect(() => settleAsianHandicap('', 1, 0, 'home')).toThrow(RangeError)
    expect(() => settleAsianHandicap('0.5', -1, 0, 'home')).toThrow(RangeError)
    expect(() => settleOverUnder('2.5', 0.5, 'over')).toThrow(RangeError)
  })
})

describe('over/under', () => {
  it.each([
    // help.vptop.com
    ['2.25', 2, 'halfLose'],
    ['2.75', 3, 'halfWin'],
    ['2.5', 3, 'win'],
    ['2.5', 2, 'lose'],
    ['3', 3, 'void'],
  ] as const)('settles over %s with %d as %s [HIST-04]', (line, total, expected) => {
    expect(settleOverUnder(line, total, 'over')).toBe(expected)
    expect(settleOverUnder(line, total, 'under')).toBe(opposite[expected])
  })

  it('settles a quarter line as the mean of two bets on the lines beside it [HIST-04]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 0, max: 9 }),
        fc.constantFrom('over' as const, 'under' as const),
        feedOdds,
        (halves, total, side, odds) => {
          const value = (quarters: number) =>
            multiplier(settleOverUnder(scaledText(BigInt(quarters) * 25n, 2), total, side), odds)
          const quarter = halves * 2 + 1
          const mean = value(quarter - 1)
            .plus(value(quarter + 1))
            .times(decimal('0.5'))
          expect(decimalText(value(quarter))).toBe(decimalText(mean))
        },
      ),
    )
  })
})

describe('the other bet types', () => {
  it('settles 1X2 with the draw as a selection of its own', () => {
    expect(settle1x2(2, 1, 'home')).toBe('win')
    expect(settle1x2(1, 1, 'draw')).toBe('win')
    expect(settle1x2(1, 1, 'home')).toBe('lose')
    expect(settle1x2(0, 3, 'away')).toBe('win')
    expect(settle1x2(0, 3, 'draw')).toBe('lose')
  })

  it('settles nothing by an invalid score', () => {
    const wrong = [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]
    for (const score of wrong) {
      expect(() => settle1x2(score, 0, 'home')).toThrow(RangeError)
      expect(() => settle1x2(0, score, 'draw')).toThrow(RangeError)
      expect(() => settleWinner(score, 0, 'home')).toThrow(RangeError)
      expect(() => settleWinner(0, score, 'away')).toThrow(RangeError)
      expect(() => settleAsianHandicap('0', score, 0, 'home')).toThrow(RangeError)
      expect(() => settleAsianHandicap('0', 0, score, 'home')).toThrow(RangeError)
      expect(() => settleOverUnder('2.5', score, 'over')).toThrow(RangeError)
      expect(() => settleOddEven(score, 'odd')).toThrow(RangeError)
    }
  })

  it('voids a two-way winner on a draw', () => {
    expect(settleWinner(2, 0, 'home')).toBe('win')
    expect(settleWinner(2, 0, 'away')).toBe('lose')
    expect(settleWinner(1, 1, 'away')).toBe('void')
  })

  it('settles odd and even, where zero is even', () => {
    expect(settleOddEven(0, 'even')).toBe('win')
    expect(settleOddEven(3, 'odd')).toBe('win')
    expect(settleOddEven(3, 'even')).toBe('lose')
    expect(settleOddEven(4, 'even')).toBe('win')
    expect(settleOddEven(4, 'odd')).toBe('lose')
  })

  it('settles yes and no', () => {
    expect([settleYesNo(true, 'yes'), settleYesNo(true, 'no')]).toEqual(['win', 'lose'])
    expect([settleYesNo(false, 'yes'), settleYesNo(false, 'no')]).toEqual(['lose', 'win'])
  })
})
