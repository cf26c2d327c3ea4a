import type * as ReactQuery from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { createFaultLog } from '#src/client/platform/faults.ts'
import { createCounters } from '#src/realtime/counters.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { patience } from '#src/testing/patience.ts'
import { openPage } from '#src/testing/shell/page.tsx'

/** What fails while a test says so. */
const broken = vi.hoisted(() => ({
  history: false,
  screens: false,
  scripts: false,
  root: false,
  everything: false,
}))

function failing(what: keyof typeof broken, name: string) {
  return () => {
    if (broken.scripts) throw Object.assign(new Error('Rules'), { name: 'scriptLoadError' })
    if (broken[what]) throw new TypeError(`alice's ${name} is broken`)
    return <h1>{name}</h1>
  }
}

vi.mock('#src/features/history/History.tsx', () => ({ History: failing('history', 'A history') }))
vi.mock('#src/screens/lootbox/LootboxScreen.tsx', () => ({ LootboxScreen: failing('screens', 'A screen') }))
vi.mock('#src/screens/lootbox/TableScreen.tsx', () => ({ TableScreen: failing('screens', 'A screen') }))
vi.mock('#src/screens/houseText/RulesScreen.tsx', () => ({ RulesScreen: failing('screens', 'A screen') }))
vi.mock('#src/screens/houseText/GuideScreen.tsx', () => ({ GuideScreen: failing('screens', 'A screen') }))
vi.mock('#src/screens/news/NewsScreen.tsx', () => ({ NewsScreen: failing('screens', 'A screen') }))
vi.mock('#src/screens/notifications/NotificationsScreen.tsx', () => ({
  NotificationsScreen: failing('screens', 'A screen'),
}))
vi.mock('#src/screens/maintenance/MaintenanceScreen.tsx', () => ({
  MaintenanceScreen: failing('screens', 'A screen'),
}))
vi.mock('#src/screens/gallery/IconGallery.tsx', () => ({ IconGallery: failing('screens', 'A screen') }))
vi.mock('#src/screens/gallery/HalfScreen.tsx', () => ({ HalfScreen: failing('screens', 'A screen') }))
vi.mock('#src/screens/events/EventsScreen.tsx', () => ({ EventsScreen: failing('screens', 'A screen') }))
vi.mock('#src/screens/streams/deferredStreams.ts', () => ({
  StreamScreen: failing('screens', 'A screen'),
  NoStreamScreen: failing('screens', 'A screen'),
}))
vi.mock('#src/screens/results/ResultsScreen.tsx', () => ({ ResultsScreen: failing('screens', 'A screen') }))
vi.mock('#src/screens/event/result/ResultScreen.tsx', () => ({
  ResultScreen: failing('screens', 'A screen'),
}))
vi.mock('#src/screens/event/EventScreen.tsx', () => ({ EventScreen: failing('screens', 'A screen') }))
vi.mock('#src/ui/theme/GlobalStyle.tsx', () => ({
  GlobalStyle: () => {
    if (broken.root) throw new TypeError('the root is broken')
    return null
  },
}))
vi.mock('@tanstack/react-query', async (load) => {
  const library = await load<typeof ReactQuery>()
  return {
    ...library,
    QueryClientProvider: (props: Parameters<typeof library.QueryClientProvider>[0]) => {
      if (broken.everything) throw new TypeError('everything is broken')
      return <library.QueryClientProvider {...props} />
    },
  }
})

beforeEach(() => {
  Object.assign(broken, { history: false, screens: false, scripts: false, root: false, everything: false })
  localStorage.clear()
  sessionStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

async function open(path: string) {
  const { client } = await createClientHarness({
    settings: { features: { isEsportsEnabled: true, isMiniGameEnabled: true } },
  })
  const user = openPage(client, path)
  return { client, user }
}

const title = /^There was an error loading this page\. Error code ([0-9A-F]{6})$/

/** The fault page's own code, which the support code must repeat. */
async function shownCode(): Promise<string> {
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeDefined()
  return title.exec(screen.getByText(title).textContent)?.[1] ?? ''
}

/** The fault's own: on a busy machine what still loads around it has a Retry, too. */
const retry = () => within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' })

describe('a screen that fails', () => {
  it.each([
    'events',
    'events/e1',
    'lootbox',
    'lootbox/3',
    'game-results',
    'game-results/e1',
    'rules',
    'guides/payout',
    'news',
    'notifications',
    'live-stream-app',
    'live-stream-app/e1',
  ])('leaves what is around it, at %s, and is shown again by Retry [SRV-12]', async (path) => {
    broken.screens = true
    const { client, user } = await open(path)
    await shownCode()
    expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeDefined()
    expect(screen.getByRole('tab', { name: /Bet slip/ })).toBeDefined()
    expect(client.counters.read().fault).toBe(1)
    broken.screens = false
    await user.click(retry())
    expect(await screen.findByRole('heading', { name: 'A screen' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each(['icons', 'maintenance', 'test/halfscreen'])('is a page of its own at %s', async (path) => {
    broken.screens = true
    const { user } = await open(path)
    await shownCode()
    broken.screens = false
    await user.click(retry())
    expect(await screen.findByRole('heading', { name: 'A screen' })).toBeDefined()
  })

  it('is the same fault where Retry fails again, and offers both ways on again', async () => {
    broken.screens = true
    const { client, user } = await open('rules')
    const code = await shownCode()
    await user.click(retry())
    expect(await shownCode()).toBe(code)
    expect(client.counters.read().fault).toBe(1)
    broken.screens = false
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'A screen' })).toBeDefined()
  })

  it('says nothing of a confirmed bet that the page cannot know: neither that it was placed nor that it still may be [SLIP-18]', async () => {
    broken.screens = true
    await open('rules')
    await shownCode()
    expect(screen.getAllByText(/bet/i).map(({ textContent }) => textContent)).toContain(
      "A bet you confirmed is not lost. We'll tell you what happened to it.",
    )
    expect(screen.queryByText(/placed|refused|taken|processed/)).toBeNull()
  })

  it('has a support code of version, fault and time, and nothing of the member in it [SRV-15]', async () => {
    broken.screens = true
    const { client } = await open('rules')
    const code = await shownCode()
    const [support] = within(screen.getByRole('alert')).getAllByText(/^Support code/)
    expect(support?.textContent).toMatch(
      new RegExp(`^Support code \\d{12}-${code}-\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\dZ$`),
    )
    const kept = client.faults.all()
    expect(kept).toEqual([{ code, version: expect.stringMatching(/^\d{12}$/), at: expect.any(Number) }])
    expect(JSON.stringify(kept)).not.toMatch(/alice|broken|token/)
  })
})

describe('a tab of the bets that fails', () => {
  it('leaves the other, and the screen beside it, and is shown again by Retry [SRV-12]', async () => {
    broken.history = true
    const { client, user } = await open('rules')
    await user.click(await screen.findByRole('tab', { name: /Bet history/ }))
    const panel = screen.getByRole('tabpanel', { name: 'Bet history' })
    expect(
      await within(panel).findByRole('heading', { level: 3, name: 'Something went wrong' }),
    ).toBeDefined()
    expect(within(panel).getByText(title)).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: 'A screen' })).toBeDefined()
    await user.click(screen.getByRole('tab', { name: /Bet slip/ }))
    expect(await screen.findByText('Your bet slip is empty')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(screen.getByRole('tab', { name: /Bet history/ }))
    const again = await within(panel).findByRole('button', { name: 'Retry' })
    expect(client.counters.read().fault).toBe(1)
    broken.history = false
    await user.click(again)
    expect(await screen.findByRole('heading', { name: 'A history' })).toBeDefined()
  })
})

describe('a screen whose script cannot be fetched', () => {
  async function openWithout(flag: string | null, isPageThere = () => Promise.resolve(true)) {
    broken.scripts = true
    if (flag !== null) sessionStorage.setItem('slipway:v1:reload', flag)
    const reload = vi.fn<() => void>()
    const { client } = await createClientHarness({
      settings: { features: { isEsportsEnabled: true } },
      environment: { reload, isPageThere },
    })
    return { reload, client, user: openPage(client, 'rules') }
  }
  const kept = () => sessionStorage.getItem('slipway:v1:reload')

  it('has the page reloaded, once, and says nothing until then [ROUTE-06]', async () => {
    const { client, reload } = await openWithout(null)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), patience)
    expect(JSON.parse(kept() ?? '')).toEqual({ version: 1, script: 'Rules' })
    expect(await screen.findByRole('heading', { name: 'Loading…' })).toBeDefined()
    expect(client.counters.read().fault).toBe(0)
  })

  it('leaves the page where that cannot be fetched itself, says so, and tries again with Retry [ROUTE-06] [SRV-12]', async () => {
    const isPageThere = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
    const { reload, user } = await openWithout(null, isPageThere)
    await shownCode()
    expect(reload).not.toHaveBeenCalled()
    expect(kept()).toBeNull()
    isPageThere.mockResolvedValue(true)
    await user.click(retry())
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), patience)
    expect(isPageThere).toHaveBeenCalledTimes(2)
  })

  it('is a fault with its codes where the page was reloaded already, the same for everybody [ROUTE-06] [SRV-12]', async () => {
    const { client, reload, user } = await openWithout('{"version":1,"script":"Rules"}')
    const code = await shownCode()
    expect(screen.getByText(/^Support code/)).toBeDefined()
    expect(client.faults.all()).toMatchObject([{ code }])
    expect(reload).not.toHaveBeenCalled()
    broken.scripts = false
    window.dispatchEvent(new CustomEvent('slipway:script', { detail: 'Rules' }))
    await user.click(retry())
    expect(await screen.findByRole('heading', { name: 'A screen' })).toBeDefined()
    await vi.waitFor(() => expect(kept()).toBeNull(), patience)
  })

  it.each(['{"version":9}', 'rubbish', '{"version":1,"script":7}'])(
    'is reloaded where what is kept is not a record of ours: %s [ROUTE-06]',
    async (flag) => {
      const { reload } = await openWithout(flag)
      await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), patience)
    },
  )
})

describe('the root', () => {
  it.each(['root', 'everything'] as const)(
    'that fails (%s) is a page with its code, and Retry renders everything again',
    async (what) => {
      broken[what] = true
      const { client, user } = await open('rules')
      const code = await shownCode()
      expect(client.faults.all().at(-1)).toMatchObject({ code })
      broken[what] = false
      await user.click(retry())
      expect(await screen.findByRole('heading', { name: 'A screen' })).toBeDefined()
      expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeDefined()
    },
  )
})

describe('the faults of a page', () => {
  const log = () =>
    createFaultLog({ counters: createCounters(), serverNow: () => 7, version: '202601010000' })

  it('have a code that is the same for the same fault, and tells others apart', () => {
    const faults = log()
    const fail = (): Error => new TypeError('one')
    const [one, again] = [fail(), fail()].map((error) => faults.of(error).code)
    expect(one).toBe(again)
    expect(faults.all()).toHaveLength(1)
    expect(log().of(new RangeError('two')).code).not.toBe(one)
  })

  it('take whatever was thrown, and keep no more than somebody reads', () => {
    const faults = log()
    for (const thrown of [null, undefined, 'text', 5, { odd: true }, new Error('x')])
      expect(faults.of(thrown)).toMatchObject({ code: expect.stringMatching(/^[0-9A-F]{6}$/), at: 7 })
    for (let at = 0; at < 100; at += 1) {
      const error = new Error('x')
      error.stack = `Error: x\n    at render (https://own/v8/assets/app.js:${at}:7)`
      faults.of(error)
    }
    expect(faults.all()).toHaveLength(20)
  })
})
