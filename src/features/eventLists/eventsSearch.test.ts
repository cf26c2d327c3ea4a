import { describe, expect, it } from 'vitest'

import { placeOf, readEventsSearch, searchOf } from './eventsSearch.ts'

describe('the address of a list', () => {
  it('names tab and game, and comes back the same [ROUTE-11]', () => {
    const place = { tab: 'inplay', gameId: '41', date: null } as const
    expect(searchOf(place)).toEqual({ tab: 'inplay', gameId: 41 })
    expect(placeOf(searchOf(place))).toEqual(place)
  })

  it.each(['early', 'combo'] as const)(
    'names the day of %s, and comes back the same [ROUTE-11] [BROWSE-02]',
    (tab) => {
      const place = { tab, gameId: null, date: '2026-11-24' }
      expect(searchOf(place)).toEqual({ tab, date: '2026-11-24' })
      expect(placeOf(searchOf(place))).toEqual(place)
    },
  )

  it('names the market that a phone shows, unless it is the winner [ROUTE-11] [BROWSE-07]', () => {
    const place = { tab: 'today', gameId: null, date: null, market: 'total' } as const
    expect(searchOf(place)).toEqual({ market: 'total' })
    expect(placeOf(searchOf(place))).toEqual(place)
    expect(searchOf({ ...place, market: 'winner' })).toEqual({})
    expect(readEventsSearch({ market: 'corners' })).toEqual({})
  })

  it('names what is looked for, competitions, order and what is folded, and comes back the same [ROUTE-11]', () => {
    const place = {
      tab: 'today',
      gameId: null,
      date: null,
      find: 'red stars',
      competitions: ['12', 'cup'],
      sort: 'time',
      folded: ['7'],
    } as const
    expect(searchOf(place)).toEqual({ find: 'red stars', competitions: '12,cup', sort: 'time', folded: 7 })
    expect(placeOf(searchOf(place))).toEqual(place)
    expect(searchOf({ ...place, find: '2026' })).toMatchObject({ find: 2026 })
    expect(placeOf({ find: 2026 }).find).toBe('2026')
  })

  it.each(['1.40..3.00', '1.40..', '..3.00', '2.00..2.00'])(
    'names the odds %s of a list and of a lucky combo, and comes back the same [ROUTE-11] [SLIP-14]',
    (odds) => {
      const place = { tab: 'today', gameId: null, date: null, odds, lucky: odds } as const
      expect(searchOf(place)).toEqual({ odds, lucky: odds })
      expect(placeOf(searchOf(place))).toEqual(place)
    },
  )

  it.each(['1h', '3h', 'today'] as const)(
    'names the start %s of today’s matches, comes back the same, and is of no other list [ROUTE-11]',
    (starts) => {
      const place = { tab: 'today', gameId: null, date: null, starts } as const
      expect(searchOf(place)).toEqual({ starts })
      expect(placeOf(searchOf(place))).toEqual(place)
      expect(readEventsSearch({ tab: 'early', starts })).toEqual({ tab: 'early' })
      expect(readEventsSearch({ starts: `${starts} ` })).toEqual({})
    },
  )

  it('says of a lucky combo that it has no bounds, and nothing of a list without [ROUTE-11]', () => {
    expect(readEventsSearch({ odds: '..', lucky: '..' })).toEqual({ lucky: '..' })
  })

  it('leaves a day out where the list is not shown by days [BROWSE-02]', () => {
    for (const tab of ['today', 'inplay', 'outright', 'hotBetting'] as const)
      expect(readEventsSearch({ tab, date: '2026-11-24' })).not.toHaveProperty('date')
  })

  it('leaves out the defaults: today, all games', () => {
    expect(searchOf({ tab: 'today', gameId: null, date: null })).toEqual({})
    expect(placeOf({})).toEqual({ tab: 'today', gameId: null, date: null })
  })

  it('keeps an id that is no number, or would change as one, letter by letter [BROWSE-15]', () => {
    for (const gameId of ['007', 'chess', '9'.repeat(20), '1.5', '-1']) {
      expect(placeOf(searchOf({ tab: 'today', gameId, date: null })).gameId).toBe(gameId)
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
    [{ find: '   ' }],
    [{ find: ['a'] }],
    [{ competitions: ',,' }],
    [{ competitions: { id: '1' } }],
    [{ competitions: 'x'.repeat(33) }],
    [{ sort: 'name' }],
    [{ odds: '3.00..1.40', lucky: '3.00..1.40' }],
    [{ odds: 1.4, lucky: 1.4 }],
    [{ odds: '1.4..3', lucky: '-1.40..3.00' }],
    [{ odds: '1.40', lucky: { from: '1.40' } }],
    [{ folded: true }],
  ])('takes what is not sound as not there: %j [ROUTE-11]', (search) => {
    expect(readEventsSearch(search)).toEqual({})
  })

  it('takes no more than can be meant: a name of 80 letters, fifty ids, each once [ROUTE-11]', () => {
    expect(readEventsSearch({ find: 'x'.repeat(200) })).toEqual({ find: 'x'.repeat(80) })
    expect(readEventsSearch({ find: 'x'.repeat(79) + '\u{1F3C6}y' })).toEqual({
      find: 'x'.repeat(79),
    })
    expect(readEventsSearch({ find: ' a\uD800b ' })).toEqual({ find: 'ab' })
    const ids = Array.from({ length: 60 }, (_, at) => `c${at}`)
    expect(placeOf({ competitions: [...ids, ...ids].join(',') }).competitions).toEqual(ids.slice(0, 50))
    expect(placeOf({ folded: '1,1,2' }).folded).toEqual(['1', '2'])
  })

  it('keeps every competition that is folded, a hundred of them too [ROUTE-11]', () => {
    const folded = Array.from({ length: 100 }, (_, at) => `c${at}`)
    const place = placeOf({ folded: folded.join(',') })
    expect(place.folded).toEqual(folded)
    expect(placeOf(searchOf(place)).folded).toEqual(folded)
  })

  it.each([['tomorrow'], [20261124], ['2026-11-24T00:00'], [['2026-11-24']]])(
    'ignores an invalid day: %j [ROUTE-11]',
    (date) => {
      expect(readEventsSearch({ tab: 'early', date })).toEqual({ tab: 'early' })
    },
  )
})
