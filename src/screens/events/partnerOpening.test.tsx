import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { type Settings, unsaid } from '#machines/session/settings.ts'
import type { EventsFilter } from '#src/api/lists/events.ts'
import { fakeCaller } from '#src/testing/api/fakeCaller.ts'
import { buildCounts, buildList, buildListedEvent } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { openPage } from '#src/testing/shell/page.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** The client of a partner that opens so. */
async function open(path: string, opening: Partial<Settings['opening']>, more: Partial<Settings> = {}) {
  const asked: EventsFilter[] = []
  const dates = ['2037-11-23', '2037-11-24'].map((event_date) => ({ event_date, count: 1 }))
  const { client } = await createClientHarness({
    api: {
      caller: fakeCaller((address) => ({ results: address === '/events/dates_count' ? dates : [] })),
      games: () => Promise.resolve([{ gameId: '41', name: 'Soccer' }]),
      tieco: () => Promise.resolve({ total: buildCounts({ today: 1, early: 2 }), games: {} }),
      events: (filter) => {
        asked.push(filter)
        return Promise.resolve(buildList([buildListedEvent(`${filter.tab} ${filter.date ?? 'all'}`)]))
      },
    },
    settings: {
      features: { isEsportsEnabled: true },
      opening: { ...unsaid.opening, ...opening },
      ...more,
    },
  })
  client.liveness.set(true)
  return { client, asked, user: openPage(client, path) }
}

const row = (id: string) => screen.findByRole('group', { name: `Home ${id} v Away ${id}` })
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent?.replace(/ \d*$/, ''))

describe('the tabs that a partner has [BROWSE-01] [LAUNCH-02]', () => {
  it('are those alone, in its order', async () => {
    await open('events?tab=early', { tabs: ['early', 'today'] })
    await row('early 2037-11-23')
    expect(tabs().slice(0, 4)).toEqual(['Home', 'Early', 'Today', 'Boards'])
  })

  it.each([
    [['inplay', 'today'], 'events?tab=combo', '', /^Today/],
    [['inplay', 'outright'], 'events', '?tab=inplay', /^In-play/],
    [['early', 'inplay'], 'launch.html', '?tab=early', /^Early/],
  ] as const)('are %j, and %s, which is not one of them, leads to %j', async (offered, path, to, first) => {
    await open(path, { tabs: offered })
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(`/v8/events${to}`))
    const lists = within(await screen.findByRole('tablist', { name: 'Events' }))
    expect(lists.getByRole('tab', { selected: true }).textContent).toMatch(first)
  })

  it('are what the home page shows the first matches of', async () => {
    await open('events?tab=home', { tabs: ['inplay'] })
    expect(await screen.findByRole('region', { name: 'Live now' })).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Starting soon' })).toBeNull()
  })
})

describe('what a partner opens with [LAUNCH-02] [LAUNCH-10]', () => {
  it('is its game, whose list a launch lands on', async () => {
    const { asked } = await open('launch.html', { gameId: '41' })
    await row('today all')
    expect(window.location.search).toBe('?gameId=41')
    expect(asked.at(-1)).toMatchObject({ tab: 'today', gameId: '41' })
  })

  it('is its day of early and combo, until the member chooses another [BROWSE-02]', async () => {
    const { user } = await open('events?tab=early', { date: '2037-11-24' })
    await row('early 2037-11-24')
    expect(screen.getByRole('tab', { name: 'Tue 24/11 1', selected: true })).toBeDefined()
    await user.click(screen.getByRole('tab', { name: 'Mon 23/11 1' }))
    await row('early 2037-11-23')
  })

  it('is the first day where its own has no events (any more) [BROWSE-02]', async () => {
    await open('events?tab=early', { date: '2037-11-20' })
    expect(await row('early 2037-11-23')).toBeDefined()
  })
})

describe('the partner’s app [LAUNCH-02] [A11Y-01]', () => {
  const app = { ...unsaid.app, title: 'Harbour App', icon: '/v8/avatars/a-1.svg' }

  it('titles the page in the partner’s place, and its icon stands on the browser’s tab', async () => {
    await open('events', {}, { app, partnerName: 'Harbour' })
    await row('today all')
    await waitFor(() => expect(document.title).toBe('Today – Matches – Harbour App'))
    await waitFor(() =>
      expect(document.querySelector('link[rel=icon]')?.getAttribute('href')).toBe('/v8/avatars/a-1.svg'),
    )
  })

  it('leaves both as they are where the partner has no app', async () => {
    await open('events', {}, { partnerName: 'Harbour' })
    await row('today all')
    await waitFor(() => expect(document.title).toBe('Today – Matches – Harbour'))
    expect(document.querySelector('link[rel=icon]')).toBeNull()
  })
})
