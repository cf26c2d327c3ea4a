import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { buildCounts, buildList, buildListedEvent } from '#src/testing/builders.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { openPage } from '#src/testing/shell/page.tsx'

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
  await user.click(await screen.findByRole('tab', { name: 'Lucky combo' }))
  const filters = within(await screen.findByRole('group', { name: 'What the combo is made of' }))
  const bound = (label: string) => filters.getByLabelText<HTMLSelectElement>(label)
  return { user, from: () => bound('From odds'), to: () => bound('To odds') }
}

describe('the bounds of a lucky combo’s odds in the address [ROUTE-11] [SLIP-14]', () => {
  it('stand there once they are others than the usual ones, beside what the list is', async () => {
    const { user, from, to } = await open('events?sort=time')
    expect([from().value, to().value]).toEqual(['1.40', '3.00'])
    await user.selectOptions(from(), '1.80')
    await waitFor(() => expect(window.location.search).toBe('?sort=time&lucky=1.80..3.00'))
    await user.selectOptions(to(), 'Any odds')
    await waitFor(() => expect(window.location.search).toBe('?sort=time&lucky=1.80..'))
    await user.selectOptions(from(), 'Any odds')
    await waitFor(() => expect(window.location.search).toBe('?sort=time&lucky=..'))
    await user.selectOptions(from(), '1.40')
    await user.selectOptions(to(), '3.00')
    await waitFor(() => expect(window.location.search).toBe('?sort=time'))
  })

  it.each([
    ['?lucky=2.00..6.00', ['2.00', '6.00']],
    ['?lucky=..', ['', '']],
    ['?lucky=6.00..2.00', ['1.40', '3.00']],
    ['?lucky=hopeless', ['1.40', '3.00']],
  ])('are taken from %s', async (search, bounds) => {
    const { from, to } = await open(`events${search}`)
    await waitFor(() => expect([from().value, to().value]).toEqual(bounds))
  })
})
