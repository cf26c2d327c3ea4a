import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Api } from '#src/api/api.ts'
import { refresh } from '#src/api/invalidation.ts'
import { offline } from '#src/testing/api/fakeApi.ts'
import { buildCounts, buildListedEvent, buildList } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { openPage } from '#src/testing/shell/page.tsx'
import type { Device } from '#src/ui/theme/device.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const games: Api['games'] = () => Promise.resolve([{ gameId: '2', name: 'Dota 2' }])
const tieco: Api['tieco'] = () =>
  Promise.resolve({ total: buildCounts({ today: 1 }), games: { 2: buildCounts({ today: 1 }) } })

async function open(api: Partial<Api>, device: Device = 'desktop') {
  const { client } = await createClientHarness({
    api: { games, tieco, events: () => Promise.resolve(buildList([buildListedEvent('one')])), ...api },
    settings: { features: { isEsportsEnabled: true } },
  })
  client.liveness.set(true)
  client.queryClient.setDefaultOptions({ queries: { retry: false } })
  return { client, user: openPage(client, 'events', device) }
}

const notCurrent = 'This list may not be up to date.'

describe('a list that cannot be fetched again', () => {
  it.each([
    ['with rows', [buildListedEvent('one')]],
    ['that is empty', []],
  ])('says so, %s, and no more once it could be [SRV-11]', async (_, rows) => {
    const events = vi.fn<Api['events']>(() => Promise.resolve(buildList(rows)))
    const { client, user } = await open({ events })
    const shown = () =>
      rows.length > 0
        ? screen.findByRole('group', { name: 'Home one v Away one' })
        : screen.findByRole('heading', { name: 'No result found' })
    await shown()
    expect(screen.queryByText(notCurrent)).toBeNull()
    events.mockRejectedValue(offline())
    refresh(client.queryClient, 'eventsMoved')
    await screen.findByText(notCurrent)
    await shown()
    expect(screen.getByRole('tabpanel', { name: 'Events' }).getAttribute('aria-busy')).toBe('false')
    events.mockResolvedValue(buildList(rows))
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByText(notCurrent)).toBeNull())
    await shown()
  })

  it('is not what is said of a next page that failed: that has its own offer [SRV-11]', async () => {
    const events = vi.fn<Api['events']>((_, page) =>
      page === 1 ? Promise.resolve(buildList([buildListedEvent('one')], 2)) : Promise.reject(offline()),
    )
    await open({ events })
    await screen.findByRole('button', { name: 'Show more events' })
    expect(screen.queryByText(notCurrent)).toBeNull()
  })
})

describe('the games', () => {
  it('that never came say so, and come with Retry [SRV-11] [BROWSE-14]', async () => {
    const failing = vi.fn<Api['games']>(() => Promise.reject(offline()))
    const { user } = await open({ games: failing })
    const column = within(await screen.findByRole('navigation', { name: 'Games' }))
    await column.findByText("Couldn't load the games.")
    failing.mockImplementation(games)
    await user.click(column.getByRole('button', { name: 'Retry' }))
    await column.findByRole('link', { name: /Dota 2/ })
    await waitFor(() => expect(column.queryByRole('button', { name: 'Retry' })).toBeNull())
  })

  it.each(['pad', 'phone'] as const)(
    'stay as they were where their counts cannot be fetched again, which a %s says too [SRV-11]',
    async (device) => {
      const failing = vi.fn<Api['tieco']>(tieco)
      const { client, user } = await open({ tieco: failing }, device)
      const strip = within(await screen.findByRole('navigation', { name: 'Games' }))
      await strip.findByRole('link', { name: /Dota 2/ })
      failing.mockRejectedValue(offline())
      refresh(client.queryClient, 'eventsMoved')
      const retry = await strip.findByRole('button', { name: 'Reload games' })
      expect(strip.getByRole('link', { name: /Dota 2/ })).toBeDefined()
      failing.mockImplementation(tieco)
      await user.click(retry)
      await waitFor(() => expect(strip.queryByRole('button', { name: 'Reload games' })).toBeNull())
    },
  )
})
