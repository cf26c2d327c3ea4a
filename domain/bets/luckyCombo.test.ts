import { describe, expect, it } from 'vitest'

import { decimal } from '../money/decimal.ts'
import { compareEuro, formatOdds } from '../odds/odds.ts'
import { fromHongkong, fromIndo, fromMalay } from '../odds/oddsConversion.ts'
import {
  defaultLuckyFilters,
  luckyBetTypes,
  luckyBounds,
  luckyEvents,
  luckySelections,
} from './luckyCombo.ts'

const readers = { hongkong: fromHongkong, malay: fromMalay, indo: fromIndo }

describe('the bounds of a lucky combo [SLIP-14]', () => {
  it.each(luckyBounds)('%s is the same number in every odds type as its label says', (euro) => {
    for (const type of ['hongkong', 'malay', 'indo'] as const)
      expect(readers[type](decimal(formatOdds({ euro }, type))).toFixed(2)).toBe(euro)
  })

  it('go up', () => {
    expect(luckyBounds.toSorted(compareEuro)).toEqual(luckyBounds)
  })
})

describe('what may be wished of a lucky combo [SLIP-14]', () => {
  it('begins with three selections of any kind, neither certain nor hopeless', () => {
    expect(defaultLuckyFilters).toEqual({
      from: '1.40',
      to: '3.00',
      events: 'all',
      gameId: null,
      count: 3,
      betType: 'all',
      selection: 'all',
    })
  })

  it('is when the events are, what is asked, which selection, and which odds', () => {
    expect(luckyEvents).toEqual(['all', 'today', 'inplay', 'early'])
    expect(luckyBetTypes).toEqual(['all', 'winner', 'handicap', 'over_under', 'odd_even'])
    expect(luckySelections).toEqual([
      'all',
      'favourite',
      'underdog',
      'home',
      'away',
      'over',
      'under',
      'odd',
      'even',
    ])
    expect(luckyBounds).toEqual([
      '1.20',
      '1.25',
      '1.40',
      '1.50',
      '1.80',
      '2.00',
      '2.25',
      '3.00',
      '3.50',
      '5.00',
      '6.00',
      '11.00',
      '21.00',
    ])
  })
})
