import { describe, expect, it } from 'vitest'

import { money } from '../money/money.ts'
import { type BetLimits, checkStakes, mostStake, wholePrice } from './amounts.ts'

const yuan = (minor: number) => money(minor, 'CNY', 2)
const open = { minAmount: yuan(100), maxAmount: yuan(1_000) }
/** A market that takes no bets has a negative maximum. */
const shut = { minAmount: yuan(0), maxAmount: yuan(-1) }
const prices = { euroOdds: ['2.00', '3.00', '1.50'], price: null }
const stake = (size: number, minor: number) => ({ size, perLine: yuan(minor) })

function limits(...ranges: BetLimits['ranges']): BetLimits {
  return { ranges, balance: null, maxPayout: yuan(1_000_000) }
}

describe('a stake on a size that cannot be bet', () => {
  const half = limits({ size: 2, range: shut }, { size: 3, range: open })

  it('is unavailable if its range says so or is missing, and says which size [SLIP-11]', () => {
    expect(checkStakes(prices, [stake(2, 500)], half)).toEqual({ error: 'unavailable', size: 2 })
    expect(checkStakes(prices, [stake(2, 500)], limits({ size: 3, range: open }))).toEqual({
      error: 'unavailable',
      size: 2,
    })
    expect(checkStakes(prices, [stake(3, 500), stake(2, 500)], half)).toEqual({
      error: 'unavailable',
      size: 2,
    })
  })

  it('leaves the other sizes alone: stakes on those are a bet, and no stake is no bet [SLIP-11]', () => {
    expect(checkStakes(prices, [stake(2, 0), stake(3, 500)], half)).toBeNull()
    expect(checkStakes(prices, [], half)).toEqual({ error: 'empty', size: null })
  })

  it('makes the whole bet unavailable if no size can be bet, staked or not [SLIP-11]', () => {
    const none = limits({ size: 2, range: shut }, { size: 3, range: shut })
    expect(checkStakes(prices, [], none)).toEqual({ error: 'unavailable', size: null })
    expect(checkStakes(prices, [stake(3, 500)], none)).toEqual({ error: 'unavailable', size: null })
  })

  it('can have zero as its maximum [SLIP-06] [SLIP-11]', () => {
    expect(mostStake(prices, 2, [], half)).toEqual(yuan(0))
    expect(mostStake(prices, 2, [], limits({ size: 3, range: open }))).toEqual(yuan(0))
    expect(mostStake(prices, 3, [], half)).toEqual(yuan(1_000))
  })

  it('can be nothing if the others have used everything up [SLIP-06] [SLIP-11]', () => {
    const taken = { ...limits({ size: 2, range: open }, { size: 3, range: open }), balance: yuan(500) }
    expect(mostStake(prices, 3, [stake(2, 200)], taken)).toEqual(yuan(0))
  })

  it('says that it is about the whole bet if that costs or pays too much [SLIP-06]', () => {
    const all = limits({ size: 3, range: open })
    expect(checkStakes(prices, [stake(3, 500)], { ...all, balance: yuan(499) })).toEqual({
      error: 'aboveBalance',
      size: null,
    })
    expect(checkStakes(prices, [stake(3, 500)], { ...all, maxPayout: yuan(4_499) })).toEqual({
      error: 'abovePayout',
      size: null,
    })
    expect(checkStakes(prices, [stake(3, 500)], { ...all, maxPayout: yuan(4_500) })).toBeNull()
  })
})

describe('the price of all legs together', () => {
  it('is their product, or the server’s if that is known [SLIP-12]', () => {
    expect(wholePrice(prices)).toBe('9')
    expect(wholePrice({ ...prices, price: '7.50' })).toBe('7.50')
  })
})
