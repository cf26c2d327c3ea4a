import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { singlePayout } from '../bets/payout.ts'
import { cents } from '../testing/arbitraries.ts'
import { amountText, money, parseAmount } from './money.ts'
import { addIncrement, checkStake, parseStake, type StakeLimits } from './stake.ts'
import { isRangeUnavailable } from './stakeRange.ts'

const cny = (text: string) => parseAmount(text, 'CNY', 2)
const range = (min: string, max: string) => ({ minAmount: cny(min), maxAmount: cny(max) })
const limits: StakeLimits = {
  range: range('10', '1000'),
  balance: cny('500'),
  maxPayout: cny('600'),
  euroOdds: '2',
}

describe('parseStake', () => {
  it.each([
    ['150', '150.00'],
    ['150.5', '150.50'],
    ['150,5', '150.50'],
    ['007', '7.00'],
    ['0', '0.00'],
    ['.5', '0.50'],
    ['5.', '5.00'],
    [' 5 ', '5.00'],
    ['１５０．５', '150.50'],
    ['1,000.00', '1000.00'],
    ['1 000', '1000.00'],
    ['٥', '5.00'],
  ])('reads "%s" as %s, always in full units [SLIP-06] [ODDS-03]', (text, amount) => {
    const parsed = parseStake(text, 'CNY', 2)
    expect(parsed.ok && amountText(parsed.money)).toBe(amount)
  })

  it.each(['', '  '])('says that "%s" is empty [SLIP-06]', (text) => {
    expect(parseStake(text, 'CNY', 2)).toEqual({ ok: false, reason: 'empty' })
  })

  it.each(['1.234', '1,000'])(
    'says that "%s" can be read in two ways rather than guessing [SLIP-06]',
    (text) => {
      expect(parseStake(text, 'CNY', 2)).toEqual({ ok: false, reason: 'ambiguous' })
    },
  )

  it.each(['-5', '+5', '5k', '1e3', '.', ',', '5..', 'NaN', '1000.123'])(
    'refuses "%s" as malformed rather than guessing [SLIP-06]',
    (text) => {
      expect(parseStake(text, 'CNY', 2)).toEqual({ ok: false, reason: 'malformed' })
    },
  )

  it.each(['10000000000.01', '90071992547409.92', '9'.repeat(15), '9'.repeat(400)])(
    'says that %s is too much and never throws [SLIP-06]',
    (text) => {
      expect(parseStake(text, 'CNY', 2)).toEqual({ ok: false, reason: 'aboveMaximum' })
    },
  )

  it('leaves room for the payout of every stake, at odds up to 9000', () => {
    const parsed = parseStake('10000000000', 'CNY', 2)
    expect(parsed.ok && amountText(singlePayout(parsed.money, '9000'))).toBe('90000000000000.00')
  })

  it('keeps to the digits of the currency', () => {
    expect(parseStake('1.5', 'JPY', 0)).toEqual({ ok: false, reason: 'malformed' })
    expect(parseStake('1.234', 'KWD', 3)).toEqual({ ok: true, money: money(1234, 'KWD', 3) })
  })

  it('reads back what is written, and any text without throwing', () => {
    fc.assert(
      fc.property(cents(10 ** 12), (stake) => {
        expect(parseStake(amountText(stake), 'CNY', 2)).toEqual({ ok: true, money: stake })
      }),
    )
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => parseStake(text, 'CNY', 2)).not.toThrow()
      }),
    )
  })
})

describe('checkStake', () => {
  const check = (stake: string | null, changed: Partial<StakeLimits> = {}) =>
    checkStake({ ...limits, ...changed, stake: stake === null ? null : cny(stake) })

  it('takes a stake within every limit, the limits included [SLIP-06]', () => {
    for (const stake of ['10', '150', '300']) expect(check(stake)).toBeNull()
    expect(check('500', { maxPayout: null })).toBeNull()
    // 15.0099…, which pays 15.00.
    expect(check('10.01', { maxPayout: cny('15'), euroOdds: '1.4995' })).toBeNull()
    expect(check('1000', { maxPayout: null, balance: null })).toBeNull()
  })

  it('names what is wrong [SLIP-06]', () => {
    expect(check(null)).toBe('empty')
    expect(check('0')).toBe('empty')
    expect(check('9.99')).toBe('belowMinimum')
    expect(check('1000.01')).toBe('aboveMaximum')
    expect(check('500.01')).toBe('aboveBalance')
    expect(check('300.01')).toBe('abovePayout')
  })

  it('takes a market whose minimum exceeds its maximum, and -1/-1, as unavailable [SLIP-05]', () => {
    expect(check('50', { range: range('100', '99') })).toBe('unavailable')
    expect(check(null, { range: range('-1', '-1') })).toBe('unavailable')
    expect(isRangeUnavailable(range('0', '0'))).toBe(false)
  })

  it('gives an answer for stakes whose payout is beyond any number [SLIP-06]', () => {
    const most = money(Number.MAX_SAFE_INTEGER, 'CNY', 2)
    const open = { minAmount: cny('1'), maxAmount: most }
    expect(checkStake({ stake: most, range: open, balance: most, maxPayout: most, euroOdds: '1000' })).toBe(
      'abovePayout',
    )
  })
})

describe('the stake buttons', () => {
  it('add an increment to a stake, and to an empty one [SLIP-06]', () => {
    expect(amountText(addIncrement(null, cny('50')))).toBe('50.00')
    expect(amountText(addIncrement(cny('0.1'), cny('0.2')))).toBe('0.30')
  })
})
