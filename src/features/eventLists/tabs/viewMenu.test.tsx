import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { buildCounts, buildList, buildListedEvent } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { openPage } from '#src/testing/shell/page.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

async function open(path = 'events') {
  const { client } = await createClientHarness({
    api: {
      games: () => Promise.resolve([{ gameId: '41', name: 'Soccer' }]),
      tieco: () => Promise.resolve({ total: buildCounts({ today: 3, inplay: 1 }), games: {} }),
      events: ({ tab }) => Promise.resolve(buildList([buildListedEvent(tab)])),
    },
    settings: { features: { isEsportsEnabled: true, enableBigCombo: true } },
  })
  client.liveness.set(true)
  client.queryClient.setDefaultOptions({ queries: { retry: false } })
  return openPage(client, path, 'phone')
}

const menu = async () => within(await screen.findByRole('navigation', { name: 'Events' }))

describe('the menu of views on a phone', () => {
  it('says which list is shown, and leads to the others with their counts [BROWSE-01] [DEVICE-01]', async () => {
    const user = await open()
    const button = await (await menu()).findByRole('button', { name: 'Today' })
    expect((await menu()).queryByRole('link')).toBeNull()
    await user.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    const links = (await menu()).getAllByRole('link').map(({ textContent }) => textContent?.trim())
    expect(links).toEqual(['Home', 'Today 3', 'In-play 1', 'Early 0', 'Combo 0', 'Outright 0', 'Boards'])
    expect((await menu()).getByRole('link', { current: 'page' }).textContent).toMatch(/^Today/)
    await user.click((await menu()).getByRole('link', { name: /^In-play/ }))
    await screen.findByRole('group', { name: 'Home inplay v Away inplay' })
    expect(window.location.search).toBe('?tab=inplay')
    expect((await menu()).getByRole('button', { name: 'In-play' }).getAttribute('aria-expanded')).toBe(
      'false',
    )
  })

  it('closes by Escape, with the focus on its button, by a press elsewhere, and by going on [A11Y-01]', async () => {
    const user = await open('events?tab=masterRankings')
    const button = await (await menu()).findByRole('button', { name: 'Boards' })
    await user.click(button)
    await user.tab()
    expect((await menu()).getByRole('link', { name: 'Home' })).toBe(document.activeElement)
    await user.keyboard('{Escape}')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(button).toBe(document.activeElement)
    await user.click(button)
    await user.click(document.body)
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await user.click(button)
    for (const _ of (await menu()).getAllByRole('link')) await user.tab()
    await user.tab()
    await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
  })
})
