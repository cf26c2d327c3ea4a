import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import type { Api } from '#src/api/api.ts'
import { offline } from '#src/testing/api/fakeApi.ts'
import { fakeCaller, type WireQuery } from '#src/testing/api/fakeCaller.ts'
import {
  buildCounts,
  buildList,
  buildListedEvent,
  buildMarket,
  buildSelection,
} from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { openPage } from '#src/testing/shell/page.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

type Days = readonly (readonly [date: string, count: number])[]

// Days that are today for nobody who runs this.
const week: Days = [
  ['2037-11-23', 2],
  ['2037-11-24', 1],
]
const datesOf = (days: Days) => ({ results: days.map(([event_date, count]) => ({ event_date, count })) })

const outright = buildListedEvent('cup', {
  home: 'Vale Cup',
  away: '',
  markets: [
    buildMarket({
      marketId: 'cup-winner',
      eventId: 'cup',
      name: 'Outright winner',
      betType: 'OR',
      option: 'outright',
      comboAllowed: false,
      selections: ['Ash', 'Birch', 'Cedar', 'Dogwood'].map((name, at) =>
        buildSelection(`p${at + 1}`, `${at + 2}.00`, { name }),
      ),
    }),
  ],
})

/** The client at an address, on a server with these days of early and combo. */
async function open(
  path: string,
  { days = () => week, features = {} }: { days?: (query: WireQuery) => Days; features?: object } = {},
) {
  const asked: (string | null | undefined)[] = []
  const api: Partial<Api> = {
    caller: fakeCaller((address, query) =>
      address === '/events/dates_count' ? datesOf(days(query)) : { results: [] },
    ),
    games: () => Promise.resolve([{ gameId: '41', name: 'Soccer' }]),
    tieco: () =>
      Promise.resolve({ total: buildCounts({ today: 3, early: 3, combo: 5, outright: 1 }), games: {} }),
    events: ({ tab, date }) => {
      asked.push(date)
      return Promise.resolve(
        buildList(tab === 'outright' ? [outright] : [buildListedEvent(`${tab}-${date ?? 'all'}`)]),
      )
    },
  }
  const harness = await createClientHarness({
    api,
    settings: { features: { isEsportsEnabled: true, ...features } },
  })
  harness.client.liveness.set(true)
  harness.client.queryClient.setDefaultOptions({ queries: { retry: false } })
  return { ...harness, asked, user: openPage(harness.client, path) }
}

const row = (id: string) => screen.findByRole('group', { name: `Home ${id} v Away ${id}` })
const days = async () => within(await screen.findByRole('tablist', { name: 'Dates' }))

describe('the lists by days', () => {
  it.each(['early', 'combo'])(
    'of %s show the first day there is, and another by its tab [BROWSE-02] [ROUTE-11]',
    async (tab) => {
      const { user } = await open(`events?tab=${tab}`)
      await row(`${tab}-2037-11-23`)
      expect((await days()).getByRole('tab', { name: 'Mon 23/11 2', selected: true })).toBeDefined()
      await user.click((await days()).getByRole('tab', { name: 'Tue 24/11 1' }))
      await row(`${tab}-2037-11-24`)
      expect(window.location.search).toBe(`?tab=${tab}&date=2037-11-24`)
    },
  )

  it('ask for the days of combos for the combos, and of a game for the game [BROWSE-02]', async () => {
    const asked: WireQuery[] = []
    await open('events?tab=combo&gameId=41', {
      days: (query) => {
        asked.push(query)
        return week
      },
    })
    await row('combo-2037-11-23')
    expect(asked).toEqual([{ combo: true, game_id: '41' }])
  })

  it('begin at the day of the address [ROUTE-11]', async () => {
    const { asked } = await open('events?tab=combo&date=2037-11-24')
    await row('combo-2037-11-24')
    expect(asked).toEqual(['2037-11-24'])
  })

  it('show the first day where the one of the address is not among them, and the address says so [BROWSE-02] [ROUTE-11]', async () => {
    await open('events?tab=early&date=2037-11-20')
    await row('early-2037-11-23')
    await waitFor(() => expect(window.location.search).toBe('?tab=early'))
  })

  it('go on with the first day when the one that is looked at goes [BROWSE-02]', async () => {
    let left = week
    const { client } = await open('events?tab=combo&date=2037-11-24', { days: () => left })
    await row('combo-2037-11-24')
    left = week.slice(0, 1)
    await client.queryClient.invalidateQueries({ queryKey: ['eventDates'] })
    await row('combo-2037-11-23')
    expect((await days()).getAllByRole('tab')).toHaveLength(1)
    expect(screen.queryByRole('group', { name: 'Home combo-2037-11-24 v Away combo-2037-11-24' })).toBeNull()
    await waitFor(() => expect(window.location.search).toBe('?tab=combo'))
  })

  it('show every day where the days cannot be fetched, and offer to ask again [BROWSE-02] [SRV-11]', async () => {
    let isAway = true
    const { user } = await open('events?tab=early', {
      days: () => {
        if (isAway) throw offline()
        return week
      },
    })
    await row('early-all')
    expect(await screen.findByText("Couldn't load the dates. Showing all dates.")).toBeDefined()
    isAway = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await row('early-2037-11-23')
  })
})

describe('the list of combos', () => {
  it('puts what is pressed into the combo, whatever the slip has open [BROWSE-01] [SLIP-10] [SLIP-02]', async () => {
    const { slip, user } = await open('events?tab=combo')
    expect(await screen.findByRole('tab', { name: 'Combo 5', selected: true })).toBeDefined()
    await user.click(within(await row('combo-2037-11-23')).getByRole('button', { name: /^Home/ }))
    expect(slip.getSnapshot().context).toMatchObject({
      kind: 'combo',
      legs: [{ eventId: 'combo-2037-11-23', side: 'home' }],
    })
  })

  it('leaves a system open, which is made of the same selections [SLIP-11]', async () => {
    const { slip, user } = await open('events?tab=combo')
    slip.send({ type: 'kind.chosen', kind: 'mix' })
    const home = within(await row('combo-2037-11-23')).getByRole('button', { name: /^Home/ })
    await user.click(home)
    expect(slip.getSnapshot().context).toMatchObject({ kind: 'mix', legs: [{ side: 'home' }] })
    expect(home.getAttribute('aria-pressed')).toBe('true')
  })
})

describe('the outrights', () => {
  it('show everybody who may win, and what is pressed is a single [BROWSE-01] [SLIP-10]', async () => {
    const { slip, user } = await open('events?tab=outright')
    slip.send({ type: 'kind.chosen', kind: 'combo' })
    const cup = within(await screen.findByRole('group', { name: 'Vale Cup' }))
    expect(
      cup.getAllByRole('button').map((price) => price.getAttribute('aria-label')?.split(',')[0]),
    ).toEqual(['Ash', 'Birch', 'Cedar', 'Dogwood'])
    await user.click(cup.getByRole('button', { name: /^Cedar/ }))
    expect(slip.getSnapshot().context).toMatchObject({
      kind: 'single',
      legs: [{ marketId: 'cup-winner', side: 'p3', option: 'outright' }],
    })
  })
})

describe('the boards', () => {
  it('have one tab beside the lists, with both of them in it where the partner shows both [LAUNCH-14] [BROWSE-01]', async () => {
    const { user } = await open('events', { features: { enableBigCombo: true } })
    await user.click(await screen.findByRole('tab', { name: 'Boards' }))
    expect(await screen.findByRole('heading', { name: 'Big combos' })).toBeDefined()
    expect(window.location.search).toBe('?tab=hotBetting')
    const boards = within(await screen.findByRole('tablist', { name: 'Boards' }))
    expect(boards.getByRole('tab', { name: 'Hot betting', selected: true })).toBeDefined()
    await user.click(boards.getByRole('tab', { name: 'Master rankings' }))
    expect(window.location.search).toBe('?tab=masterRankings')
    expect(screen.getByRole('tab', { name: 'Boards', selected: true })).toBeDefined()
  })

  it('are nowhere where the partner shows none: their address is that of the list [LAUNCH-14] [ROUTE-11]', async () => {
    await open('events?tab=hotBetting', { features: { enableBigCombo: false } })
    await row('today-all')
    expect(screen.queryByRole('tab', { name: 'Hot betting' })).toBeNull()
    expect(window.location.search).toBe('')
  })
})
