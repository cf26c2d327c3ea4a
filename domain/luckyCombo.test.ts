import { describe, expect, it } from 'vitest'

import { decimal } from './decimal.ts'
import { luckyBounds } from './luckyCombo.ts'
import { compareEuro, formatOdds } from './odds.ts'
import { fromHongkong, fromIndo, fromMalay } from './oddsConversion.ts'

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
