import { msg } from '@lingui/core/macro'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { watchLanguage } from '#src/client/reactions/language.ts'
import { buildCounts, buildListedEvent, buildList } from '#src/testing/builders.ts'
import { choose } from '#src/testing/choose.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { openPage } from '#src/testing/shell/page.tsx'

// A catalogue of the test's own.
vi.mock('#locales/th/messages.po', () => ({
  messages: {
    [msg({ message: 'Matches', context: 'games between two sides' }).id]: ['แมตช์'],
    [msg({ message: 'Menu', context: 'main menu' }).id]: ['เมนู'],
    [msg`Language`.id]: ['ภาษา'],
  },
  loadSoon: () => Promise.resolve({}),
  loadRest: () => Promise.resolve({}),
}))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

afterEach(() => {
  vi.unstubAllEnvs()
})

async function open() {
  const { client } = await createClientHarness({
    settings: { features: { isEsportsEnabled: true } },
    api: {
      games: () => Promise.resolve([]),
      tieco: () => Promise.resolve({ total: buildCounts(), games: {} }),
      events: () => Promise.resolve(buildList([buildListedEvent('one')])),
    },
  })
  client.liveness.set(true)
  const user = openPage(client, 'events')
  await watchLanguage({ ...client, root: document.documentElement })
  await screen.findByRole('heading', { level: 1, name: 'Matches' })
  return user
}

describe('the language', () => {
  it('is chosen in the menu and changes every text at once, the title and the page with it [I18N-01] [I18N-02] [MEMBER-04]', async () => {
    const user = await open()
    expect(document.documentElement.lang).toBe('en')
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await choose(user, 'Language', 'ไทย')
    expect(await screen.findByRole('heading', { level: 1, name: 'แมตช์' })).toBeDefined()
    expect(screen.getByRole('combobox', { name: 'ภาษา' })).toBeDefined()
    expect(document.title).toContain('แมตช์')
    expect(document.documentElement.lang).toBe('th')
  })

  it('is not on offer while texts of it are missing [I18N-01]', async () => {
    vi.stubEnv('TRANSLATED', 'en,th')
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await user.click(screen.getByRole('combobox', { name: 'Language' }))
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(names).toEqual(['English', 'ไทย'])
  })
})
