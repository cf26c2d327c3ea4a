import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import type { Event } from '#domain/market/event.ts'
import type { components } from '#openapi/client.gen.ts'
import { refresh } from '#src/api/invalidation.ts'
import { offline } from '#src/testing/api/fakeApi.ts'
import { fakeCaller, type WireQuery } from '#src/testing/api/fakeCaller.ts'
import { wireEvent } from '#src/testing/api/replies.ts'
import { buildEvent, buildMarket, buildSelection, buildSettings } from '#src/testing/builders.ts'
import { choose, chooseDay } from '#src/testing/choose.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { openPage } from '#src/testing/shell/page.tsx'

type WireEvent = components['schemas']['Event']

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const ended = (eventId: string, change: Partial<WireEvent> = {}): WireEvent => ({
  ...wireEvent,
  eventId,
  home: { teamName: `Home ${eventId}` },
  away: { teamName: `Away ${eventId}` },
  matchScoreline: '2-1',
  markets: [],
  marketTabs: [{ tabName: 'MATCH', open: false, scoreline: '2-1' }],
  ...change,
})

interface World {
  /** The results of a page, by its query; throws where they cannot be fetched. */
  results?: (query: WireQuery) => { count: number; next: number | null; results: readonly unknown[] }
  event?: Event | null
}

const pageOf = (...results: readonly unknown[]) => ({ count: results.length, next: null, results })

/** The client at an address, on a server with these results. It notes what it is asked. */
async function open(path: string, { results = () => pageOf(ended('e1')), event = null }: World = {}) {
  const asked: WireQuery[] = []
  const leftOut: string[] = []
  const answer = (address: string, query: WireQuery): unknown => {
    if (address === '/results/') {
      asked.push(query)
      return results(query)
    }
    if (address === '/games')
      return {
        results: [
          { gameId: '1', gameName: 'CS:GO' },
          { gameId: '41', gameName: 'Soccer' },
        ],
      }
    if (address === '/results/competitions/') {
      const cup = { competitionId: 'c1', competitionName: 'Harbour Cup', gameId: '41', count: 3 }
      const open = { competitionId: 'c2', competitionName: 'Vale Open', gameId: '1', count: 1 }
      return { results: [cup, open] }
    }
    return { results: [] }
  }
  const caller = fakeCaller(answer, (what) => void leftOut.push(what))
  const harness = await createClientHarness({
    api: { caller, event: () => Promise.resolve(event) },
    settings: { features: { isEsportsEnabled: true } },
  })
  harness.client.liveness.set(true)
  harness.client.queryClient.setDefaultOptions({ queries: { retry: false } })
  return { ...harness, asked, leftOut, user: openPage(harness.client, path) }
}

const result = (id: string) => screen.findByRole('link', { name: new RegExp(`Home ${id}`) })
/** In the member's zone, as the builder of settings has it. */
const daysAgo = (days: number) =>
  new Intl.DateTimeFormat('sv', { timeZone: buildSettings().timeZone ?? 'UTC' }).format(
    Date.now() - days * 86_400_000,
  )
const today = () => daysAgo(0)
/** A calendar month ago; of a month that has no such day its last. */
const monthAgo = () => {
  const [year = 0, month = 0, day = 0] = today().split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 2, Math.min(day, lastOfMonth))).toISOString().slice(0, 10)
}

describe('the results [BROWSE-13]', () => {
  it('are reached from the main navigation, and are those of today at first', async () => {
    const { asked, user } = await open('events')
    await user.click(await screen.findByRole('link', { name: 'Results' }))
    await result('e1')
    expect(window.location.pathname + window.location.search).toBe('/v8/game-results')
    expect(screen.getByRole('heading', { level: 1, name: 'Results' })).toBeDefined()
    expect(asked).toEqual([{ date: today(), page: 1, page_size: 20 }])
  })

  it.each([
    ['Yesterday', 'yesterday', () => daysAgo(1)],
    ['2 days ago', 'day_before', () => daysAgo(2)],
    ['7 days', 'week', () => `${daysAgo(6)}/${today()}`],
    ['1 month', 'month', () => `${monthAgo()}/${today()}`],
    ['1 year', 'year', () => `${daysAgo(365)}/${today()}`],
  ])('of "%s" are asked for by their days, which the address keeps [ROUTE-11]', async (name, dates, days) => {
    const { asked, user } = await open('game-results')
    await user.click(await screen.findByRole('tab', { name }))
    await result('e1')
    expect(window.location.search).toBe(`?dates=${dates}`)
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ date: days() }))
  })

  it('of days of the member’s own are asked for once the days are sound, and the address says why not [ROUTE-11]', async () => {
    const { asked } = await open('game-results?dates=range&from=2026-05-09&to=2026-05-03')
    expect((await screen.findByRole('alert')).textContent).toContain('The end date is before the start date.')
    expect(asked).toEqual([])
    await open('game-results?dates=range&from=2024-05-09&to=2026-05-03')
    expect((await screen.findByRole('alert')).textContent).toContain('Choose up to 366 days.')
    const { asked: askedNow } = await open('game-results?dates=range&from=2026-05-03&to=2026-05-09')
    await result('e1')
    expect(askedNow[0]).toMatchObject({ date: '2026-05-03/2026-05-09' })
    const { asked: askedOne } = await open('game-results?dates=custom&from=2026-05-03')
    await result('e1')
    expect(askedOne[0]).toMatchObject({ date: '2026-05-03' })
  })

  it.each([
    ['a day', `custom&from=${daysAgo(-1)}`, () => today()],
    ['the last of some', `range&from=${daysAgo(3)}&to=${daysAgo(-1)}`, () => `${daysAgo(3)}/${today()}`],
  ])(
    'of days to come cannot be asked for, by %s in the address or in its field, which ends today [ROUTE-11]',
    async (_, address, upToToday) => {
      const { asked, user } = await open(`game-results?dates=${address}`)
      const refusal = async () => (await screen.findByRole('alert')).textContent
      expect(await refusal()).toBe('Choose dates up to today.')
      expect(asked).toEqual([])

      const label = address.startsWith('range') ? 'To' : 'Date'
      await chooseDay(user, label, today())
      await result('e1')
      expect(asked.map(({ date }) => date)).toEqual([upToToday()])
      // Days to come are in the calendar, and cannot be chosen.
      await user.click(screen.getByRole('button', { name: new RegExp(`^${label} `) }))
      await screen.findByRole('dialog', { name: label })
      const after = screen.getAllByRole('gridcell').filter(({ dataset }) => (dataset.day ?? '') > today())
      for (const day of after) expect(day.getAttribute('aria-disabled')).toBe('true')
      await user.keyboard('{ArrowRight}{Enter}')
      expect(screen.queryByRole('dialog', { name: label })).toBeNull()
      expect(asked).toHaveLength(1)
    },
  )

  it('are narrowed to several games and several competitions at once, and the address alone brings that back [ROUTE-11]', async () => {
    const { asked, user } = await open('game-results?dates=yesterday')
    await user.click(await screen.findByRole('button', { name: 'Games: all' }))
    await user.click(screen.getByRole('checkbox', { name: 'CS:GO' }))
    await user.click(screen.getByRole('checkbox', { name: 'Soccer' }))
    await user.click(screen.getByRole('button', { name: 'Competitions: all' }))
    await user.click(await screen.findByRole('checkbox', { name: /^Harbour Cup/ }))
    await user.click(screen.getByRole('checkbox', { name: /^Vale Open/ }))
    const wanted = { date: daysAgo(1), game_id: ['1', '41'], competition_id: ['c1', 'c2'] }
    await waitFor(() => expect(asked.at(-1)).toMatchObject(wanted))
    const { asked: askedAnew } = await open(`game-results${window.location.search}`)
    await result('e1')
    expect(askedAnew).toEqual([{ ...wanted, page: 1, page_size: 20 }])
    expect(screen.getByRole('button', { name: 'Games: 2' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Competitions: 2' })).toBeDefined()
  })

  it('of outrights say who won', async () => {
    const cup = ended('cup', {
      home: { teamName: 'Vale Cup' },
      away: { teamName: '' },
      markets: [
        {
          ...(wireEvent.markets[0] as WireEvent['markets'][number]),
          betTypeName: 'OR',
          status: 'settled',
          selection: (['Ash', 'Birch'] as const).map((name) => ({
            ...(wireEvent.markets[0]?.selection[0] as WireEvent['markets'][number]['selection'][number]),
            name,
            betTypeSelectionName: name,
            status: 'settled' as const,
            result: name === 'Birch' ? ('win' as const) : ('loss' as const),
            won: name === 'Birch',
          })),
        },
      ],
    })
    const { asked, user } = await open('game-results', {
      results: ({ outright }) => pageOf(outright === true ? cup : ended('e1')),
    })
    await choose(user, 'Show', 'Outrights')
    expect(await screen.findByRole('link', { name: /Vale Cup Winner: Birch/ })).toBeDefined()
    expect(asked.at(-1)).toMatchObject({ outright: true })
    expect(window.location.search).toBe('?outright=true')
  })

  it('come in pages, as many as the address says, each result once [BROWSE-05] [ROUTE-11]', async () => {
    const pages = [[ended('e1'), ended('e2')], [ended('e2'), ended('e3')], [ended('e4')]]
    const results = ({ page }: WireQuery) => {
      const at = Number(page)
      return { count: 4, next: at < 3 ? at + 1 : null, results: pages[at - 1] ?? [] }
    }
    const { asked, user } = await open('game-results?pages=2', { results })
    await result('e3')
    expect(screen.getAllByRole('link', { name: /^.*Home e2/ })).toHaveLength(1)
    expect(asked.map(({ page }) => page)).toEqual([1, 2])
    await user.click(screen.getByRole('button', { name: 'Show more results' }))
    await result('e4')
    expect(window.location.search).toBe('?pages=3')
    expect(screen.queryByRole('button', { name: 'Show more results' })).toBeNull()
  })

  it('show the score by side with the winner, and the scores of the maps', async () => {
    const maps = [
      { tabName: 'MATCH', open: false, scoreline: '1-2' },
      { tabName: 'MAP 1', open: false, scoreline: '13-7' },
      { tabName: 'MAP 2', open: false, scoreline: '8-13' },
      { tabName: 'MAP 3', open: false, scoreline: null },
    ]
    await open('game-results', {
      results: () => pageOf(ended('e1', { matchScoreline: '1-2', marketTabs: maps })),
    })
    expect((await result('e1')).textContent).toContain('Home e1 Away e1 1 2 Map 1 13 7Map 2 8 13')
  })

  it('tell the winner from the loser by weight and colour, and a draw as neither', async () => {
    await open('game-results', {
      results: () => pageOf(ended('e1', { matchScoreline: '1-2' }), ended('e2', { matchScoreline: '1-1' })),
    })
    const looks = (row: HTMLElement) =>
      [...row.querySelectorAll('[data-side], [data-score]')].map((part) => {
        const { color, fontWeight } = getComputedStyle(part)
        return `${part.textContent} ${fontWeight} ${color}`
      })
    const won = looks(await result('e1'))
    expect(won).toEqual([
      'Home e1 400 var(--text-3)',
      'Away e1 600 var(--text-1)',
      '1 400 var(--text-3)',
      '2 600 var(--text-1)',
    ])
    const [home, away] = looks(await result('e2'))
    expect([home, away]).toEqual(['Home e2 500 var(--text-2)', 'Away e2 500 var(--text-2)'])
  })

  it('of a team or a competition are looked for in all pages, without case and accents, and the address keeps it [ROUTE-11]', async () => {
    const names = [['Zebras'], ['Águilas', 'Reds'], ['Owls', 'Águilas']]
    const results = ({ page }: WireQuery) => {
      const at = Number(page)
      const found = (names[at - 1] ?? []).map((name, place) =>
        ended(`p${at}-${place}`, { home: { teamName: `Home ${name}` } }),
      )
      return { count: 5, next: at < 3 ? at + 1 : null, results: found }
    }
    const { asked, user } = await open('game-results?dates=week', { results })
    await screen.findByRole('link', { name: /Home Zebras/ })
    const field = screen.getByRole('searchbox', { name: 'Find teams and competitions' })
    await user.type(field, 'AGUILAS home')
    await waitFor(() => expect(screen.getAllByRole('link', { name: /Home Águilas/ })).toHaveLength(2))
    expect(screen.queryByRole('link', { name: /Home (Zebras|Reds|Owls)/ })).toBeNull()
    expect(window.location.search).toBe('?dates=week&find=AGUILAS+home')
    expect(await screen.findByText('2 results')).toBeDefined()
    // The largest pages there are, since all of them are read.
    const read = asked.filter(({ page_size: size }) => size === 100)
    expect(read.map(({ page }) => page)).toEqual([1, 2, 3])
    await user.click(screen.getByRole('button', { name: 'Clear the search' }))
    await screen.findByRole('link', { name: /Home Zebras/ })
    expect(window.location.search).toBe('?dates=week')
    await open('game-results?dates=week&find=nobody', { results })
    expect(await screen.findByRole('heading', { name: 'No results' })).toBeDefined()
  })

  it('leave out what cannot be read, which is counted, and show the rest [LIVE-13]', async () => {
    const { leftOut } = await open('game-results', {
      results: () =>
        pageOf({ eventId: 7 }, ended('e1', { matchScoreline: null, gameId: '999', gameName: '' })),
    })
    expect((await result('e1')).textContent).toContain('–')
    expect(screen.getAllByRole('link', { name: /Home/ })).toHaveLength(1)
    expect(leftOut).toEqual(['malformed'])
  })

  it('of today are renewed as events end, and those of other days are not [BROWSE-13]', async () => {
    let over = ['e1']
    const results = () => pageOf(...over.map((id) => ended(id)))
    const { client, asked, user } = await open('game-results', { results })
    await result('e1')
    over = ['e2', 'e1']
    refresh(client.queryClient, 'eventsMoved')
    await result('e2')
    await user.click(screen.getByRole('tab', { name: 'Yesterday' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ date: daysAgo(1) }))
    await result('e2')
    const before = asked.length
    refresh(client.queryClient, 'eventsMoved')
    await user.click(screen.getByRole('tab', { name: '2 days ago' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ date: daysAgo(2) }))
    expect(asked).toHaveLength(before + 1)
  })

  it('say that there are none, and that they could not be loaded, with another try [BROWSE-14]', async () => {
    await open('game-results', { results: () => pageOf() })
    expect(await screen.findByRole('heading', { name: 'No results' })).toBeDefined()
    let isAway = true
    const { user } = await open('game-results', {
      results: () => {
        if (isAway) throw offline()
        return pageOf(ended('e1'))
      },
    })
    expect(await screen.findByRole('heading', { name: "Couldn't load the results" })).toBeDefined()
    isAway = false
    const failed = within(screen.getByRole('alert'))
    await user.click(failed.getByRole('button', { name: 'Retry' }))
    await result('e1')
  })
})

const settled = (side: string, euro: string, outcome: 'win' | 'lose' | 'halfWin' | 'void') =>
  buildSelection(side, euro, { status: 'settled', result: outcome, name: `Home of ${side}` })

describe('a result [BROWSE-13]', () => {
  const event = buildEvent({
    eventId: 'e1',
    home: 'Reds',
    away: 'Blues',
    scoreline: '2-1',
    tabs: [
      { tabName: 'MATCH', open: false, scoreline: '2-1' },
      { tabName: 'MAP 1', open: false, scoreline: '13-7' },
    ],
    markets: [
      buildMarket({
        marketId: 'm1',
        betType: 'WIN',
        name: 'Winner',
        status: 'settled',
        selections: [settled('home', '1.85', 'win'), settled('away', '2.05', 'lose')],
      }),
      buildMarket({
        marketId: 'm2',
        betType: 'WINMAP',
        option: 'map',
        name: 'Map winner',
        tabName: 'MAP 1',
        status: 'settled',
        selections: [settled('home', '1.50', 'void'), settled('away', '2.50', 'void')],
      }),
    ],
  })

  it('shows how it and its maps ended, and how each selection did, in words too [BROWSE-10]', async () => {
    const { client, user } = await open('game-results/e1?dates=yesterday', { event })
    expect(await screen.findByRole('heading', { level: 1, name: 'Reds v Blues' })).toBeDefined()
    const [, reds] = screen.getAllByRole('row')
    expect(reds?.textContent).toBe('Reds, winner132, won')
    const market = within(screen.getByRole('region', { name: 'Winner' }))
    expect(market.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Home of home✓ won1.85',
      'Home of away✕ lost2.05',
    ])
    client.preferences.set('oddsType', 'hongkong')
    await waitFor(() => expect(market.getAllByRole('listitem')[0]?.textContent).toContain('0.85'))
    await user.click(screen.getByRole('tab', { name: 'Map 1' }))
    expect(await screen.findAllByText('void', { exact: false })).toHaveLength(2)
    expect(window.location.search).toBe('?dates=yesterday&part=MAP+1')
  })

  it('has tabs only where there is something to choose from [BROWSE-13]', async () => {
    const [first] = event.markets
    await open('game-results/e1', { event: { ...event, markets: first === undefined ? [] : [first] } })
    const tabs = () => within(screen.getByRole('main')).queryAllByRole('tab')
    // Its odds history is there to be looked at as well.
    await screen.findByRole('tab', { name: 'Odds history' })
    expect(tabs().map(({ textContent }) => textContent)).toEqual(['Results', 'Odds history'])
    await open('game-results/e1', { event: { ...event, markets: [] } })
    await screen.findByRole('heading', { name: 'No markets' })
    expect(tabs()).toEqual([])
  })

  it('has the crests of its teams', async () => {
    await open('game-results/e1', { event })
    await screen.findByRole('heading', { level: 1, name: 'Reds v Blues' })
    const [, ...teams] = screen.getAllByRole('row')
    expect(teams.map((row) => row.querySelector('[data-crest]')?.getAttribute('data-monogram'))).toEqual([
      'RE',
      'BL',
    ])
  })

  it('leads back to the results at their place [ROUTE-10] [ROUTE-11]', async () => {
    const { user } = await open('game-results?dates=yesterday', { event })
    await user.click(await result('e1'))
    await user.click(await screen.findByRole('link', { name: 'Back to results' }))
    await result('e1')
    expect(window.location.pathname + window.location.search).toBe('/v8/game-results?dates=yesterday')
  })

  it('without markets, without a score or of no event says so [BROWSE-14]', async () => {
    await open('game-results/e1', { event: { ...event, markets: [], scoreline: null, tabs: [] } })
    expect(await screen.findByRole('heading', { name: 'No markets' })).toBeDefined()
    expect(screen.getByText('Score not recorded.')).toBeDefined()
    await open('game-results/e1', { event: null })
    expect(await screen.findByRole('heading', { name: 'Result not found' })).toBeDefined()
  })
})
