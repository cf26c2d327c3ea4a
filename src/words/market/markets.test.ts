import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'

import { betTypeInfo, betTypes } from '#domain/market/betType.ts'

import { betTypeName, marketName } from './markets.ts'
import { chosenName, selectionName, shortSelectionName } from './selections.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

describe('names of markets and selections', () => {
  it.each(betTypes)('%s has its name [BROWSE-09]', (betType) => {
    expect(betTypeName(i18n, betType)).toBe(betTypeInfo(betType).name)
  })

  it("keeps the server's name where it says more than the bet type [BROWSE-09]", () => {
    expect(marketName(i18n, { name: 'Total maps', betType: 'OU' })).toBe('Total maps')
    expect(marketName(i18n, { name: ' ', betType: 'OU' })).toBe('Over/under')
  })

  it('names the sides draw, over, under, odd, even, yes and no; teams are named by the server [BROWSE-09]', () => {
    const sides = ['draw', 'over', 'under', 'odd', 'even', 'yes', 'no', 'home', 'away', 'p-17']
    expect(sides.map((side) => selectionName(i18n, { side, name: `the ${side}` }))).toEqual([
      'Draw',
      'Over',
      'Under',
      'Odd',
      'Even',
      'Yes',
      'No',
      'the home',
      'the away',
      'the p-17',
    ])
  })

  it('says a selection with its handicap or line where it has one [BROWSE-09] [A11Y-01]', () => {
    const over = { side: 'over', selectionName: 'Over', betType: 'OU', handicap: null, line: '2.50' } as const
    const home = { ...over, side: 'home', selectionName: 'Reds', line: null, handicap: '0.5' } as const
    expect(chosenName(i18n, over)).toBe('Over 2.5')
    expect(chosenName(i18n, { ...home, betType: 'AH' })).toBe('Reds +0.5')
    expect(chosenName(i18n, { ...home, betType: 'WIN' })).toBe('Reds')
  })

  it('writes a side in a letter where there is little room', () => {
    const sides = ['home', 'draw', 'away', 'over', 'under', 'yes']
    expect(sides.map((side) => shortSelectionName(i18n, { side }))).toEqual(['1', 'X', '2', 'O', 'U', ''])
  })
})
