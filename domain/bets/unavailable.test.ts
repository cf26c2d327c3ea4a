import { describe, expect, it } from 'vitest'

import { money } from '../money.ts'
import { type BetLimits, checkStakes, mostStake, wholePrice } from './amounts.ts'

const yuan = (minor: number) => money(minor, 'CNY', 2)
const open = { minAmount: yuan(100), maxAmount: yuan(1_000) }
/** A market that takes no bets has a most below zero. */
const shut = { minAmount: yuan(0), maxAmount: yuan(-1) }
const prices = { euroOdds: ['2.00', '3.00', '1.50'], price: null }
const stake = (size: number, minor: number) => ({ size, perLine: yuan(minor) })

function limits(...ranges: BetLimits['ranges']): BetLimits {
  return { ranges, balance: null, maxPayout: yuan(1_000_000) }
}

describe('a stake on a size that cannot be bet', () => {
  const half = limits({ size: 2, range: shut }, { size: 3, range: open })

  it('is unavailable, where its range says so or is not there, and says of which size [SLIP-11]', () => {
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

  it('leaves the other sizes alone: what is staked on those is a bet, and nothing staked is nothing [SLIP-11]', () => {
    expect(checkStakes(prices, [stake(2, 0), stake(3, 500)], half)).toBeNull()
    expect(checkStakes(prices, [], half)).toEqual({ error: 'empty', size: null })
  })

  it('is unavailable of the whole where no size can be bet, staked or not [SLIP-11]', () => {
    const none = limits({ size: 2, range: shut }, { size: 3, range: shut })
    expect(checkStakes(prices, [], none)).toEqual({ error: 'unavailable', size: null })
    expect(checkStakes(prices, [stake(3, 500)], none)).toEqual({ error: 'unavailable', size: null })
  })

  it('can have zero as its maximum [SLIP-06] [SLIP-11]', () => {
    expect(mostStake(prices, 2, [], half)).toEqual(yuan(0))
    expect(mostStake(prices, 2, [], limits({ size: 3, range: open }))).toEqual(yuan(0))
    expect(mostStake(prices, 3, [], half)).toEqual(yuan(1_000))
  })

  it('can be nothing where the others have taken all there is [SLIP-06] [SLIP-11]', () => {
    const taken = { ...limits({ size: 2, range: open }, { size: 3, range: open }), balance: yuan(500) }
    expect(mostStake(prices, 3, [stake(2, 200)], taken)).toEqual(yuan(0))
  })

  it('says that it is about the whole where all of it is too much, or pays too much [SLIP-06]', () => {
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
  it('is their product, or the server’s where that is known [SLIP-12]', () => {
    expect(wholePrice(prices)).toBe('9')
    expect(wholePrice({ ...prices, price: '7.50' })).toBe('7.50')
  })
})
