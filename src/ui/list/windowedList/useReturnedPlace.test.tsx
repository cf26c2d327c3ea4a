import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { createClientHarness, type ClientHarness } from '#src/testing/clientHarness.ts'
import { renderAt } from '#src/testing/odds/renderAt.tsx'

import { useReturnedPlace } from './useReturnedPlace.ts'

let harness: ClientHarness
let list: string
let scrolled: number
let router: Awaited<ReturnType<typeof renderAt>>

function List() {
  useReturnedPlace(list)
  return <h1>{list}</h1>
}

async function leave(): Promise<void> {
  await act(() => router.navigate({ to: '/404' }))
  expect(screen.queryByRole('heading')).toBeNull()
  scrolled = 0
}

/** By a link, which begins at the top by the router's rules. */
async function come(to: string): Promise<void> {
  list = to
  await act(() => router.navigate({ to: '/events' }))
  expect(screen.getByRole('heading', { name: to })).toBeDefined()
}

beforeEach(async () => {
  localStorage.clear()
  scrolled = 0
  list = 'today/'
  harness = await createClientHarness()
  router = await renderAt(harness.client, '/events', <List />)
  await screen.findByRole('heading', { name: 'today/' })
  // jsdom scrolls nowhere: where the list and the router ask for is where the page is.
  window.scrollTo = ((to: ScrollToOptions) => (scrolled = to.top ?? 0)) as typeof window.scrollTo
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrolled })
})

describe('coming back to a list', () => {
  it('leads to where it was left [ROUTE-10]', async () => {
    scrolled = 1_800
    await leave()
    await come('today/')
    expect(scrolled).toBe(1_800)
  })

  it('begins another list at its top [ROUTE-10]', async () => {
    scrolled = 1_800
    await leave()
    await come('early/')
    expect(scrolled).toBe(0)
  })

  it('leads there once: who has been at another list since begins at the top [ROUTE-10]', async () => {
    scrolled = 1_800
    await leave()
    await come('early/')
    await leave()
    await come('today/')
    expect(scrolled).toBe(0)
  })
})
