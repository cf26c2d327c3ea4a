import { msg } from '@lingui/core/macro'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { watchLanguage } from '#src/client/reactions/language.ts'
import { buildCounts, buildListedEvent, buildList } from '#src/testing/builders.ts'
import { choose } from '#src/testing/choose.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { openPage } from '#src/testing/shell/page.tsx'

// Two catalogues of the test's own: one that is filled, and one of which half is there.
vi.mock('#locales/th/messages.po', () => ({
  messages: {
    [msg({ message: 'Matches', context: 'games between two sides' }).id]: ['แมตช์'],
    [msg({ message: 'Menu', context: 'main menu' }).id]: ['เมนู'],
    [msg`Language`.id]: ['ภาษา'],
  },
  isComplete: true,
  loadLate: () => Promise.resolve({}),
}))
vi.mock('#locales/zh-Hant/messages.po', () => ({
  messages: {
    [msg({ message: 'Matches', context: 'games between two sides' }).id]: ['賽事'],
    [msg({ message: 'Menu', context: 'main menu' }).id]: ['Menu'],
    [msg`Language`.id]: ['Language'],
  },
  isComplete: false,
  loadLate: () => Promise.resolve({}),
}))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
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

  it('is not claimed for the page while its catalogue is not complete [I18N-02]', async () => {
    const user = await open()
    document.documentElement.lang = 'th'
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await choose(user, 'Language', '繁體中文')
    expect(await screen.findByRole('heading', { level: 1, name: '賽事' })).toBeDefined()
    await waitFor(() => expect(document.documentElement.lang).toBe('en'))
  })
})
