import { describe, expect, it } from 'vitest'

import { lootboxPlaceOf, readLootboxSearch, tableIdOf } from './lootboxSearch.ts'

describe('the address of the mini-games', () => {
  it.each([
    [{}, {}],
    [
      { view: 'results', table: 3 },
      { view: 'results', table: 3 },
    ],
    [
      { view: 'help', table: '7' },
      { view: 'help', table: 7 },
    ],
    [{ view: 'bets', table: 3 }, { view: 'bets' }],
    [{ view: 'lobby', type: 'card', table: 3 }, { type: 'card' }],
    [{ view: 'payouts', type: 'card' }, { view: 'payouts' }],
    [{ view: 'admin', table: -1, type: '__proto__' }, {}],
    [{ type: ['card'], view: ['bets'] }, {}],
  ])(
    '%j is %j: what is not sound, or says nothing there, is left out [ROUTE-11] [MEMBER-08]',
    (search, tidy) => {
      expect(readLootboxSearch(search)).toEqual(tidy)
      // It alone brings the place back.
      expect(lootboxPlaceOf(tidy)).toEqual(lootboxPlaceOf(readLootboxSearch(search)))
    },
  )

  it.each([
    [3, 3],
    ['24', 24],
    ['03', null],
    ['3.5', null],
    [1e21, null],
    ['', null],
    [null, null],
  ])('names table %j as %j [MEMBER-08]', (value, id) => {
    expect(tableIdOf(value)).toBe(id)
  })
})
