import { describe, expect, it } from 'vitest'

import { placeOf, readEventsSearch, searchOf } from './eventsSearch.ts'

describe('the address of a list', () => {
  it('names tab and game, and comes back the same [ROUTE-11]', () => {
    const place = { tab: 'inplay', gameId: '41' } as const
    expect(searchOf(place)).toEqual({ tab: 'inplay', gameId: 41 })
    expect(placeOf(searchOf(place))).toEqual(place)
  })

  it('leaves out what is so by itself: today, all games', () => {
    expect(searchOf({ tab: 'today', gameId: null })).toEqual({})
    expect(placeOf({})).toEqual({ tab: 'today', gameId: null })
  })

  it('keeps an id that is no number, or would change as one, letter by letter [BROWSE-15]', () => {
    for (const gameId of ['007', 'chess', '9'.repeat(20), '1.5', '-1']) {
      expect(placeOf(searchOf({ tab: 'today', gameId })).gameId).toBe(gameId)
    }
  })

  it.each([
    [{ tab: 'results' }],
    [{ tab: ['inplay'] }],
    [{ gameId: '' }],
    [{ gameId: 1.5 }],
    [{ gameId: -3 }],
    [{ gameId: { id: '1' } }],
    [{ gameId: 'x'.repeat(33) }],
    [{ stranger: 'yes' }],
  ])('takes what is not sound as not there: %j [ROUTE-11]', (search) => {
    expect(readEventsSearch(search)).toEqual({})
  })
})
