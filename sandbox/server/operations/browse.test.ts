import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'

import { startTestSandbox, type TestMember, type TestSandbox } from '../../testing/server.ts'

/** Noon in Tokyo, where the third event is three days later. */
const epoch = Date.parse('2026-05-01T03:00:00Z')
let sandbox: TestSandbox
let alice: TestMember

beforeAll(async () => {
  sandbox = await startTestSandbox({ epoch, frozen: true })
  alice = await sandbox.enter('alice')
})
afterAll(() => sandbox.close())

const json = async (path: string) => {
  const response = await alice.get(path)
  expect(response.status).toBe(200)
  return response.json()
}
const ids = async (query: string): Promise<string[]> => {
  const page = await json(`/events/?${query}`)
  return page.results.map((event: { eventId: string }) => event.eventId)
}

describe('the lists [BROWSE-01]', () => {
  it.each([
    ['timing=today', ['e1']],
    ['timing=inplay', ['e2']],
    ['timing=early', ['e3']],
    ['combo=true', ['e2', 'e1', 'e3']],
    ['outright=true', []],
    ['', ['e2', 'e1', 'e3']],
    ['game_id=41', ['e2', 'e1', 'e3']],
    ['game_id=2', []],
    ['competition_id=c1', ['e2', 'e1', 'e3']],
    ['competition_id=c9&competition_id=c8', []],
    ['timing=early&date=2026-05-04&timezone=Asia/Tokyo', ['e3']],
    ['timing=early&date=2026-05-03&timezone=Asia/Tokyo', []],
    ['timing=today&date=2020-01-01', ['e1']],
    ['event_id=e3', ['e3']],
    ['event_id=nothing', []],
  ])('asked with "%s" hold %j', async (query, expected) => {
    expect(await ids(query)).toEqual(expected)
  })

  it('count the same in every tab [BROWSE-01]', async () => {
    const counts = { today: 1, inplay: 1, early: 1, combo: 3, outright: 0 }
    expect(await json('/games/tieco/?timezone=UTC')).toEqual({ total: counts, games: { '41': counts } })
    expect(await json('/games')).toEqual({ results: [{ gameId: '41', gameName: 'Soccer' }] })
  })

  it("give the days of early in the member's zone [ODDS-04]", async () => {
    expect(await json('/events/dates_count?timezone=Asia/Tokyo')).toEqual({
      results: [{ event_date: '2026-05-04', count: 1 }],
    })
    expect(await json('/events/dates_count?timezone=Pacific/Honolulu')).toEqual({
      results: [{ event_date: '2026-05-03', count: 1 }],
    })
  })

  it('come in pages [BROWSE-05]', async () => {
    const first = await json('/events/?page_size=2')
    expect(first).toMatchObject({ count: 3, next: 2 })
    expect(first.results).toHaveLength(2)
    expect(await json('/events/?page_size=2&page=2')).toMatchObject({
      count: 3,
      next: null,
      results: [{ eventId: 'e3' }],
    })
    expect(await json('/events/?page=9')).toMatchObject({ count: 3, next: null, results: [] })
  })

  it.each(['page=0', 'page_size=101', 'timing=tomorrow', 'combo=maybe', 'date=yesterday'])(
    'refuse "%s" under the contract [ROUTE-11]',
    async (query) => {
      const response = await alice.get(`/events/?${query}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ base_code: 5, message: 'Validation failed' })
    },
  )

  it('are not to be cached', async () => {
    expect((await alice.get('/events/')).headers.get('cache-control')).toBe('no-cache')
  })
})

describe('a row and a detail [BROWSE-07]', () => {
  it('show the main markets with odds in four types, exact and truncated [ODDS-01]', async () => {
    const page = await json('/events/?timing=today')
    expect(page.results[0]).toMatchObject({
      home: { teamName: 'Home e1' },
      inPlay: 'false',
      totalNumMarkets: 3,
      markets: [
        { marketId: 'e1-1x2', betTypeName: '1X2' },
        {
          marketId: 'e1-ah',
          selection: [
            {
              handicap: '-0.25',
              euroOdds: '1.93',
              hongkongOdds: '0.93',
              malayOdds: '0.93',
              indoOdds: '-1.0752',
            },
            {},
          ],
        },
        { marketId: 'e1-ou', selection: [{ line: '2.75' }, {}] },
      ],
    })
  })

  it('leave a market that has its result out of the row, and keep it in the detail', async () => {
    await sandbox.control('POST', 'markets/e3-ah', { settle: { home: 'win' } })
    const row = await json('/events/?timing=early')
    expect(row.results[0].totalNumMarkets).toBe(2)
    const detail = await json('/events/?event_id=e3')
    expect(detail.results[0].markets).toHaveLength(3)
    expect(await json('/events/market/?market_id=e3-ah')).toMatchObject({
      eventId: 'e3',
      market: { status: 'settled', selection: [{ won: true }, { won: false }] },
    })
  })

  it('say how each selection ended at its own line, half and void too [BROWSE-10]', async () => {
    const results = async (marketId: string) => {
      const { market } = await json(`/events/market/?market_id=${marketId}`)
      return market.selection.map(({ result, won }: { result: string; won: boolean }) => [result, won])
    }
    expect((await results('e3-ou'))[0]).toEqual([null, null])
    await sandbox.control('POST', 'markets/e3-ou', { settle: { over: 'halfWin', under: 'halfLose' } })
    expect(await results('e3-ou')).toEqual([
      ['half_win', true],
      ['half_loss', false],
    ])
    await sandbox.control('POST', 'markets/e3-1x2', {
      settle: { home: 'void', draw: { deadHeat: { places: 1, tied: 2 } } },
    })
    expect((await results('e3-1x2')).map(([result]: string[]) => result)).toEqual([
      'void',
      'dead_heat',
      'loss',
    ])
  })

  it('answer 404 for an unknown market', async () => {
    expect((await alice.get('/events/market/?market_id=nowhere')).status).toBe(404)
  })
})

describe('favourites', () => {
  it('are marked, listed and unmarked', async () => {
    expect(await (await alice.send('PATCH', '/favourite-event/e2/', { favourite: true })).json()).toEqual({
      isFavourite: 'true',
    })
    expect(await json('/events/favourite')).toMatchObject({
      count: 1,
      results: [{ eventId: 'e2', isFavourite: 'true' }],
    })
    expect(await ids('timing=favourite')).toEqual(['e2'])
    await alice.send('PATCH', '/favourite-event/e2/', { favourite: false })
    expect(await json('/events/favourite')).toMatchObject({ count: 0, results: [] })
    expect((await alice.send('PATCH', '/favourite-event/nothing/', { favourite: true })).status).toBe(404)
  })
})

describe('a range [SLIP-05]', () => {
  const range = async (market_id: string, bet_type_selection = 'home') => {
    const response = await alice.send('POST', '/bet-range/single/', { market_id, bet_type_selection })
    return response.json()
  }

  it('combines that of the market and of the member', async () => {
    expect(await range('e1-1x2')).toEqual({
      minAmount: '10.00',
      maxAmount: '20000.00',
      maxPayout: '500000.00',
      betDelay: 0,
    })
  })

  it('is unavailable if the minimum is above the maximum, and if no bets are taken', async () => {
    await sandbox.control('POST', 'markets/e1-ou', { limits: { min: '100', max: '50' } })
    expect(await range('e1-ou', 'over')).toEqual({ minAmount: '-1', maxAmount: '-1' })
    await sandbox.control('POST', 'markets/e1-ah', { status: 'closed' })
    expect(await range('e1-ah')).toEqual({ minAmount: '-1', maxAmount: '-1' })
    expect(await range('nowhere')).toEqual({ minAmount: '-1', maxAmount: '-1' })
  })

  it('stays while the market is paused', async () => {
    await sandbox.control('POST', 'markets/e2-ah', { status: 'paused' })
    expect(await range('e2-ah')).toMatchObject({ minAmount: '10.00' })
  })
})

describe("the member's choices", () => {
  it('are kept, one at a time', async () => {
    await alice.send('PATCH', '/members/config/', { default_landing_page: 'inplay' })
    const both = await alice.send('PATCH', '/members/config/', { avatar_id: 'a-3' })
    expect(await both.json()).toEqual({ defaultLandingPage: 'inplay', avatarId: 'a-3' })
    expect(await json('/members/config/')).toEqual({ defaultLandingPage: 'inplay', avatarId: 'a-3' })
    expect((await alice.send('PATCH', '/members/config/', {})).status).toBe(400)
  })

  it('are empty for a member who is here for the first time [LAUNCH-11]', async () => {
    const { get, settings } = await sandbox.enter('newcomer')
    expect(settings).toMatchObject({ defaultLandingPage: null, avatarId: null })
    expect(await (await get('/members/config/')).json()).toEqual({ defaultLandingPage: null, avatarId: null })
  })

  it('of an avatar are the existing ones, page by page; any other is refused [MEMBER-03]', async () => {
    const page = await json('/members/avatars/?page=3&page_size=12')
    expect(page).toMatchObject({ count: 30, next: null })
    expect(page.results).toHaveLength(6)
    expect(page.results[0]).toEqual({ id: 'a-25', url: '/v8/avatars/a-25.svg' })
    const refused = await alice.send('PATCH', '/members/config/', { avatar_id: 'a-31' })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ code: errors.avatarNotUpdated.code })
  })
})

describe('the history [HIST-01]', () => {
  it('comes in pages, newest first, for one tab', async () => {
    const bob = await sandbox.enter('bob')
    for (const amount of ['11.00', '12.00', '13.00']) await bob.bet({ amount, marketId: 'e2-1x2' })
    const page = await (await bob.get('/transactions/?tab=pending&page_size=2')).json()
    expect(page).toMatchObject({ count: 3, next: 2, results: [{ amount: '13.00' }, { amount: '12.00' }] })
    const last = await (await bob.get('/transactions/?tab=pending&page_size=2&page=2')).json()
    expect(last).toMatchObject({ count: 3, next: null, results: [{ amount: '11.00' }] })
    expect(await (await bob.get('/transactions/?tab=settled')).json()).toMatchObject({ count: 0 })
    expect(await (await bob.get('/transactions/?tab=prebook')).json()).toMatchObject({ count: 0 })
    expect(await (await bob.get('/transactions/')).json()).toMatchObject({ count: 3 })
  })

  it('shows the price in the odds type of the bet', async () => {
    const carol = await sandbox.enter('carol')
    await carol.bet({ currency: 'USD', oddsType: 'malay' })
    const page = await (await carol.get('/transactions/')).json()
    expect(page.results[0]).toMatchObject({
      memberOdds: '-0.90',
      memberOddsStyle: 'malay',
      totalOdds: '2.10',
      currency: 'USD',
    })
  })

  it('leaves out what is older than three months', async () => {
    const dewi = await sandbox.enter('dewi')
    await dewi.bet({ currency: 'IDR', amount: '50000', marketId: 'e2-1x2' })
    await sandbox.control('POST', 'clock', { advance: 93 * 24 * 3_600_000 })
    expect(await (await dewi.get('/transactions/')).json()).toMatchObject({ count: 0 })
  })
})
