import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Api } from '#src/api/api.ts'
import { offline } from '#src/testing/api/fakeApi.ts'
import { buildCounts, buildListedEvent, buildList } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { openPage } from '#src/testing/shell/page.tsx'
import type { Device } from '#src/ui/theme/device.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const soccer = {
  gameId: '41',
  gameName: 'Soccer',
  competitionId: 'c2',
  competitionName: 'Vale Cup',
}
const everything = [buildListedEvent('one'), buildListedEvent('two', soccer), buildListedEvent('three')]

const worldOf: Partial<Api> = {
  games: () =>
    Promise.resolve([
      { gameId: '2', name: 'Dota 2' },
      { gameId: '41', name: 'Soccer' },
      { gameId: '42', name: 'Halo' },
    ]),
  tieco: () =>
    Promise.resolve({
      total: buildCounts({ today: 3, inplay: 1 }),
      games: { 2: buildCounts({ today: 2, inplay: 1 }), 41: buildCounts({ today: 1 }) },
    }),
  events: ({ tab, gameId }) =>
    Promise.resolve(
      buildList(
        tab === 'today'
          ? everything.filter((event) => gameId === null || event.gameId === gameId)
          : tab === 'inplay'
            ? [buildListedEvent('live', { inPlay: true, scoreline: '1-0' })]
            : [],
      ),
    ),
}

async function open(path = 'events', api: Partial<Api> = {}, device: Device = 'desktop') {
  const { client } = await createClientHarness({
    api: { ...worldOf, ...api },
    settings: { features: { isEsportsEnabled: true } },
  })
  client.liveness.set(true)
  client.queryClient.setDefaultOptions({ queries: { retry: false } })
  return openPage(client, path, device)
}

const row = (name: string) => screen.findByRole('group', { name })
const rows = () =>
  screen.queryAllByRole('group', { name: / v / }).map((each) => each.getAttribute('aria-label'))

describe('the events list', () => {
  it('shows the events of today under the names of their competitions [BROWSE-01][BROWSE-07]', async () => {
    await open()
    await row('Home one v Away one')
    const panel = screen.getByRole('tabpanel', { name: 'Events' })
    expect(
      within(panel)
        .getAllByRole('heading')
        .map((each) => within(each).getByRole('button', { expanded: true }).textContent),
    ).toEqual([expect.stringMatching(/^River Cup/), expect.stringMatching(/^Vale Cup/)])
    // Each of them says of which game it is.
    for (const name of ['Dota 2', 'Soccer']) expect(within(panel).getByText(name)).toBeDefined()
    // How many matches a competition has is seen, and said.
    for (const [name, seen, said] of [
      [/^River Cup/, '2', '2 matches'],
      [/^Vale Cup/, '1', '1 match'],
    ] as const) {
      const head = within(panel).getByRole('button', { name })
      for (const text of [seen, said]) expect(within(head).getByText(text)).toBeDefined()
    }
    expect(rows()).toEqual(['Home one v Away one', 'Home three v Away three', 'Home two v Away two'])
  })

  it('says how many events each tab holds [BROWSE-01]', async () => {
    await open()
    expect(await screen.findByRole('tab', { name: 'Today 3' })).toBeDefined()
    expect(screen.getByRole('tab', { name: 'In-play 1' })).toBeDefined()
    expect(screen.getByRole('tab', { name: 'Early 0' })).toBeDefined()
  })

  it('changes to another tab, and the address with it [ROUTE-11]', async () => {
    const user = await open()
    await user.click(await screen.findByRole('tab', { name: /In-play/ }))
    await row('Home live v Away live')
    expect(window.location.search).toBe('?tab=inplay')
    expect(screen.getByRole('tab', { name: /In-play/, selected: true })).toBeDefined()
  })

  it('opens at the tab and game of the address [ROUTE-11]', async () => {
    await open('events?gameId=41')
    await row('Home two v Away two')
    expect(rows()).toEqual(['Home two v Away two'])
    expect(await screen.findByRole('tab', { name: 'Today 1' })).toBeDefined()
  })

  it.each(['desktop', 'phone'] as const)('narrows the list to a game on a %s [BROWSE-02]', async (device) => {
    const user = await open('events', {}, device)
    const games = within(await screen.findByRole('navigation', { name: 'Games' }))
    await user.click(await games.findByRole('link', { name: /Soccer/ }))
    await waitFor(() => expect(rows()).toEqual(['Home two v Away two']))
    expect(window.location.search).toBe('?gameId=41')
    expect(games.getByRole('link', { name: /Soccer/ }).getAttribute('aria-current')).not.toBeNull()
    expect(games.getByRole('link', { name: /All games/ }).getAttribute('aria-current')).toBeNull()
  })

  it('offers the games that have events [BROWSE-02]', async () => {
    await open()
    const games = within(await screen.findByRole('navigation', { name: 'Games' }))
    await games.findByRole('link', { name: /Dota 2/ })
    await waitFor(() => expect(games.queryByRole('link', { name: /Halo/ })).toBeNull())
  })

  it.each(['desktop', 'phone'] as const)(
    'offers a game that no catalogue of ours knows, under the name the server gives it, on a %s [BROWSE-15]',
    async (device) => {
      const stranger = { gameId: '990', gameName: 'Curling 3000' }
      const user = await open(
        'events',
        {
          games: () =>
            Promise.resolve([
              { gameId: '2', name: 'Dota 2' },
              { gameId: '990', name: 'Curling 3000' },
              { gameId: '991', name: '' },
            ]),
          tieco: () =>
            Promise.resolve({
              total: buildCounts({ today: 3 }),
              games: {
                2: buildCounts({ today: 1 }),
                990: buildCounts({ today: 1 }),
                991: buildCounts({ today: 1 }),
              },
            }),
          events: ({ gameId }) =>
            Promise.resolve(buildList(gameId === '990' ? [buildListedEvent('ice', stranger)] : everything)),
        },
        device,
      )
      const games = within(await screen.findByRole('navigation', { name: 'Games' }))
      expect(await games.findByRole('link', { name: /Game 991/ })).toBeDefined()
      await user.click(games.getByRole('link', { name: /Curling 3000/ }))
      await row('Home ice v Away ice')
      const panel = within(screen.getByRole('tabpanel', { name: 'Events' }))
      expect(panel.getByText('Curling 3000')).toBeDefined()
    },
  )

  it('shows that it loads, then the events [BROWSE-14]', async () => {
    let answer: () => void = () => {}
    await open('events', {
      events: () => new Promise((resolve) => (answer = () => resolve(buildList(everything)))),
    })
    expect(await screen.findByText('Loading the events')).toBeDefined()
    await waitFor(() => {
      answer()
      expect(screen.queryByText('Loading the events')).toBeNull()
    })
    await row('Home one v Away one')
  })

  it('says that nothing was found, and where to look [BROWSE-14]', async () => {
    const user = await open('events?tab=early')
    expect(await screen.findByRole('heading', { name: 'No result found' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: "Show today's events" }))
    await row('Home one v Away one')
  })

  it('says that it failed and why, and tries again when asked [BROWSE-14] [SRV-09] [SRV-12]', async () => {
    const events = vi.fn<Api['events']>(() => Promise.reject(offline()))
    const user = await open('events', { events })
    const failed = within(await screen.findByRole('alert'))
    expect(failed.getByText("Couldn't load the events")).toBeDefined()
    expect(failed.getByText('The internet connection appears to be offline')).toBeDefined()
    events.mockResolvedValue(buildList(everything))
    await user.click(failed.getByRole('button', { name: 'Retry' }))
    await row('Home one v Away one')
  })

  it('appends the next page when the end is near [BROWSE-05]', async () => {
    await open('events', {
      events: (_, page) =>
        Promise.resolve(
          page === 1 ? buildList([buildListedEvent('one')], 2) : buildList([buildListedEvent('two')]),
        ),
    })
    await row('Home two v Away two')
    expect(rows()).toEqual(['Home one v Away one', 'Home two v Away two'])
  })

  it('asks no more after a page that failed, until it is told to [BROWSE-14]', async () => {
    const events = vi.fn<Api['events']>((_, page) =>
      page === 1 ? Promise.resolve(buildList([buildListedEvent('one')], 2)) : Promise.reject(offline()),
    )
    const user = await open('events', { events })
    const retry = await screen.findByRole('button', { name: 'Show more events' })
    expect(events).toHaveBeenCalledTimes(2)
    expect(rows()).toEqual(['Home one v Away one'])
    events.mockResolvedValue(buildList([buildListedEvent('two')]))
    await user.click(retry)
    await row('Home two v Away two')
  })

  it('shows the places of a list before its rows, so that a change of tab is answered at once [BROWSE-01] [BROWSE-05]', async () => {
    const user = await open()
    await row('Home one v Away one')
    await user.click(screen.getByRole('tab', { name: /In-play/ }))
    await row('Home live v Away live')
    const seen: string[] = []
    const look = new MutationObserver(() => {
      const list = document.querySelector<HTMLElement>('[data-windowed-list]')
      if (list === null || rows().includes('Home live v Away live')) return
      seen.push(rows().length > 0 ? 'rows' : `${list.children.length > 0 ? 'places' : 'nothing'}`)
    })
    look.observe(document.body, { childList: true, subtree: true })
    // Not by the testing library's hand, which gives React no turn to paint in.
    screen.getByRole('tab', { name: /Today/ }).click()
    await row('Home one v Away one')
    await waitFor(() => expect(seen.at(-1)).toBe('rows'))
    look.disconnect()
    expect(seen[0]).toBe('places')
  })

  it('mounts no more of a long list than is seen [BROWSE-05]', async () => {
    const many = Array.from({ length: 1_000 }, (_, at) => buildListedEvent(`e${at}`))
    await open('events', { events: () => Promise.resolve(buildList(many)) })
    await row('Home e0 v Away e0')
    expect(rows().length).toBeLessThan(30)
  })
})
