import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { buildCounts, buildList, buildListedEvent } from '#src/testing/builders.ts'
import { choose, chosen } from '#src/testing/choose.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { openPage } from '#src/testing/shell/page.tsx'
import { chooseMore } from '#src/testing/slip/slipWithHome.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** The client at an address, with the slip's lucky combo open. */
async function open(path: string) {
  const { client } = await createClientHarness({
    api: {
      games: () => Promise.resolve([]),
      tieco: () => Promise.resolve({ total: buildCounts({ today: 1 }), games: {} }),
      events: () => Promise.resolve(buildList([buildListedEvent('one')])),
    },
    settings: { features: { isEsportsEnabled: true } },
  })
  client.liveness.set(true)
  const user = openPage(client, path)
  await screen.findByRole('group', { name: 'Home one v Away one' })
  await screen.findByRole('button', { name: 'More bet types' })
  await chooseMore(user, 'Lucky combo')
  const filters = within(await screen.findByRole('group', { name: 'Lucky combo filters' }))
  const bounds = async () => [await chosen('Min odds', filters), await chosen('Max odds', filters)]
  const take = (bound: 'Min odds' | 'Max odds', odds: string) => choose(user, bound, odds, filters)
  return { bounds, take }
}

describe('the bounds of a lucky combo’s odds in the address [ROUTE-11] [SLIP-14]', () => {
  it('stand there once they are others than the usual ones, beside what the list is', async () => {
    const { bounds, take } = await open('events?sort=time')
    expect(await bounds()).toEqual(['1.40', '3.00'])
    await take('Min odds', '1.80')
    await waitFor(() => expect(window.location.search).toBe('?sort=time&lucky=1.80..3.00'))
    await take('Max odds', 'Any odds')
    await waitFor(() => expect(window.location.search).toBe('?sort=time&lucky=1.80..'))
    await take('Min odds', 'Any odds')
    await waitFor(() => expect(window.location.search).toBe('?sort=time&lucky=..'))
    await take('Min odds', '1.40')
    await take('Max odds', '3.00')
    await waitFor(() => expect(window.location.search).toBe('?sort=time'))
  })

  it.each([
    ['?lucky=2.00..6.00', ['2.00', '6.00']],
    ['?lucky=..', ['Any odds', 'Any odds']],
    ['?lucky=6.00..2.00', ['1.40', '3.00']],
    ['?lucky=hopeless', ['1.40', '3.00']],
  ])('are taken from %s', async (search, bounds) => {
    const opened = await open(`events${search}`)
    await waitFor(async () => expect(await opened.bounds()).toEqual(bounds))
  })
})
