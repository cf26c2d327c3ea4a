import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { add, amountText, compareMoney, type Money, money, parseAmount, subtract } from '../money/money.ts'
import { compareEuro } from '../odds/odds.ts'
import { cents, euroOdds, feedOdds } from '../testing/arbitraries.ts'
import type { TicketLine } from './bet.ts'
import { betRangeDisplay, possibleReturnsOf, singlePayout, stakeToWin } from './payout.ts'

const cny = (text: string) => parseAmount(text, 'CNY', 2)

describe('singlePayout', () => {
  it.each([
    ['100', '1.86', '186.00'],
    ['0.01', '1.99', '0.01'],
    ['10.55', '1.01', '10.65'], // 10.6555
    ['0.1', '3', '0.30'],
    ['33.33', '3.0003', '99.99'], // 99.999999
  ])('returns stake %s at %s as %s, truncated at the cent [SLIP-09]', (stake, odds, returns) => {
    expect(amountText(singlePayout(cny(stake), odds))).toBe(returns)
  })

  it('is exact in large amounts [SLIP-09]', () => {
    expect(amountText(singlePayout(cny('10000000000000.01'), '1.01'))).toBe('10100000000000.01')
    expect(amountText(singlePayout(parseAmount('1000000000000000', 'VND', 0), '1.01'))).toBe(
      '1010000000000000',
    )
    expect(() => singlePayout(cny('10000000000000'), '10')).toThrow(RangeError)
  })

  it('never falls with better odds or a larger stake [SLIP-09]', () => {
    const stake = cents(10 ** 10)
    fc.assert(
      fc.property(stake, stake, euroOdds(), euroOdds(), (s1, s2, d1, d2) => {
        const [low, high] = compareEuro(d1, d2) <= 0 ? [d1, d2] : [d2, d1]
        expect(singlePayout(s1, low).minor).toBeLessThanOrEqual(singlePayout(s1, high).minor)
        const [small, large] = compareMoney(s1, s2) <= 0 ? [s1, s2] : [s2, s1]
        expect(singlePayout(small, d1).minor).toBeLessThanOrEqual(singlePayout(large, d1).minor)
      }),
    )
  })

  it('never pays a split stake more than the whole one [SLIP-09]', () => {
    fc.assert(
      fc.property(cents(10 ** 9), cents(10 ** 9), euroOdds(), (a, b, odds) => {
        const split = add(singlePayout(a, odds), singlePayout(b, odds))
        const whole = singlePayout(add(a, b), odds)
        expect(split.minor).toBeLessThanOrEqual(whole.minor)
        expect(whole.minor - split.minor).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('is the integer product of cents and hundredths, without a binary fraction [SLIP-09]', () => {
    fc.assert(
      fc.property(cents(10 ** 11), feedOdds, (stake, odds) => {
        const expected = (BigInt(stake.minor) * BigInt(odds.replace('.', ''))) / 100n
        expect(BigInt(singlePayout(stake, odds).minor)).toBe(expected)
      }),
    )
  })
})

describe('stakeToWin', () => {
  const profit = (stake: Money, odds: string) => subtract(singlePayout(stake, odds), stake)
  const wanted = {
    target: cny('100'),
    euroOdds: '2.5',
    minimum: cny('10'),
    maximum: cny('1000'),
    cap: cny('500'),
  }

  it('is target over odds less one, within minimum, maximum and balance [SLIP-07]', () => {
    expect(amountText(stakeToWin(wanted))).toBe('66.66')
    expect(amountText(stakeToWin({ ...wanted, target: cny('9') }))).toBe('10.00')
    expect(amountText(stakeToWin({ ...wanted, target: cny('9000') }))).toBe('500.00')
    expect(amountText(stakeToWin({ ...wanted, target: cny('9000'), cap: null }))).toBe('1000.00')
    expect(amountText(stakeToWin({ ...wanted, cap: cny('4') }))).toBe('10.00')
    expect(amountText(stakeToWin({ ...wanted, target: cny('9000'), cap: cny('5000') }))).toBe('1000.00')
  })

  it('never wins more than the target, and less by under one cent and its winnings [SLIP-07]', () => {
    fc.assert(
      fc.property(cents(10 ** 8, 1), feedOdds, (target, odds) => {
        const stake = stakeToWin({
          target,
          euroOdds: odds,
          minimum: cny('0'),
          maximum: cny('99999999999'),
          cap: null,
        })
        expect(profit(stake, odds).minor).toBeLessThanOrEqual(target.minor)
        expect(profit(money(stake.minor + 1, 'CNY', 2), odds).minor).toBeGreaterThanOrEqual(target.minor)
      }),
    )
  })

  it('refuses odds that cannot win anything', () => {
    expect(() => stakeToWin({ ...wanted, euroOdds: '1' })).toThrow(RangeError)
  })
})

describe('betRangeDisplay', () => {
  it('is max bet over euro odds less one [SLIP-08]', () => {
    expect(amountText(betRangeDisplay(cny('1000'), '1.50'))).toBe('2000.00')
    expect(amountText(betRangeDisplay(cny('1000'), '4'))).toBe('333.33')
    expect(() => betRangeDisplay(cny('1000'), '1.00')).toThrow(RangeError)
  })
})

describe('what a ticket that waits may return', () => {
  const line = { euroOdds: '1.85' } as TicketLine
  const single = { ticketType: 'single', amount: cny('10.01'), lines: [line], possibleReturns: null } as const

  it('is what the server says, of whatever kind the ticket is [HIST-01]', () => {
    const said = { possibleReturns: cny('42') }
    expect(possibleReturnsOf({ ...single, ...said, lines: [line] })).toEqual(cny('42'))
    expect(possibleReturnsOf({ ...single, ...said, ticketType: 'combo', lines: [line, line] })).toEqual(
      cny('42'),
    )
    expect(possibleReturnsOf({ ...single, ...said, lines: [] })).toEqual(cny('42'))
  })

  it('is paid by its one price where the server says nothing of a single, and otherwise not known [HIST-01] [SLIP-09]', () => {
    expect(possibleReturnsOf({ ...single, lines: [line] })).toEqual(cny('18.51'))
    expect(possibleReturnsOf({ ...single, lines: [] })).toBeNull()
    for (const ticketType of ['combo', 'betBuilder', 'unknown'] as const)
      expect(possibleReturnsOf({ ...single, ticketType, lines: [line] })).toBeNull()
  })
})
