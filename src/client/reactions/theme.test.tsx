import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { ThemeName } from '#domain/session/theme.ts'
import { createPreferences } from '#src/client/session/preferences.ts'
import { createSessionStore } from '#src/client/session/session.ts'
import { createCounters } from '#src/realtime/counters.ts'
import { wireSettings } from '#src/testing/api/replies.ts'
import { createTestBrowser, testSettings } from '#src/testing/storage.ts'
import { defaultTheme } from '#src/ui/theme/default.ts'
import { readSettings } from '#src/wire/session/settings.ts'

import { watchTheme } from './theme.ts'

/** Answers of the server, by theme; what is not here does not answer before it is given. */
let asked: string[]
let answer: Record<string, (reply: Response) => void>

beforeEach(() => {
  asked = []
  answer = {}
})

function fetch(address: string): Promise<Response> {
  asked.push(address)
  return new Promise<Response>((resolve) => {
    answer[/themes\/(\w+)\.json/.exec(address)?.[1] ?? ''] = resolve
  })
}

const light = { ...defaultTheme, 'surface-1': '#ffffff', 'text-1': '#101010' }
const dark = { ...defaultTheme, 'surface-1': '#000000', 'text-1': '#f0f0f0' }

function open(first: string | null = null) {
  const { storage } = createTestBrowser().openTab()
  const preferences = createPreferences({
    storage,
    link: null,
    browserLanguages: [],
    deviceTimeZone: 'UTC',
  })
  preferences.begin(testSettings)
  const root = document.createElement('html')
  const session = createSessionStore()
  const counters = createCounters()
  watchTheme({ session, preferences, counters, fetch, assets: 'https://assets.test', root, first })
  return {
    root,
    choose: (theme: ThemeName | null) => preferences.set('theme', theme),
    begin: (theme: string) => session.begin(readSettings({ ...wireSettings, theme }, null)),
    end: () => session.end(),
    surface: () => root.style.getPropertyValue('--surface-1'),
    malformed: () => counters.read().malformed,
  }
}

async function reply(name: string, body: string, status = 200): Promise<void> {
  answer[name]?.(new Response(body, { status }))
  // The body is read in turns of its own, by code that comes for it.
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve))
}

describe('following the theme [THEME-01]', () => {
  it("fetches the session's theme with the client's version, and puts it on the page", async () => {
    const page = open()
    page.begin('lh')
    expect(asked).toEqual([
      expect.stringMatching(/^https:\/\/assets\.test\/v8\/themes\/lh\.json\?version=\d{12}$/),
    ])
    await reply('lh', JSON.stringify(light))
    expect(page.surface()).toBe('#ffffff')
    expect(page.root.style.colorScheme).toBe('light')
    expect(page.root.style.getPropertyValue('--accent')).toBe(defaultTheme.accent)
    page.end()
    expect(page.surface()).toBe('#ffffff')
  })

  it("puts the theme on the page that the member chooses, whatever the session names, and the session's again where they leave it to the site [MEMBER-04]", async () => {
    const page = open('ga_rmb')
    page.choose('lh')
    await reply('lh', JSON.stringify(light))
    expect(page.surface()).toBe('#ffffff')
    page.begin('ga_rmb')
    await reply('ga_rmb', JSON.stringify(dark))
    expect(page.surface()).toBe('#ffffff')
    page.choose(null)
    await reply('ga_rmb', JSON.stringify(dark))
    expect(page.surface()).toBe('#000000')
    page.choose('default')
    await reply('default', '')
    expect(page.surface()).toBe(defaultTheme['surface-1'])
  })

  it('asks while the launch is on its way, and once', async () => {
    const page = open('lh')
    await reply('lh', JSON.stringify(light))
    expect(page.surface()).toBe('#ffffff')
    page.begin('lh')
    expect(asked).toHaveLength(1)
  })

  it('asks for nothing where the default is wanted', () => {
    const page = open('default')
    page.begin('default')
    expect(asked).toEqual([])
    expect(page.surface()).toBe('')
  })

  it('shows what was named last, whichever came last', async () => {
    const page = open('lh')
    page.begin('jbo')
    await reply('jbo', JSON.stringify(dark))
    await reply('lh', JSON.stringify(light))
    expect(page.surface()).toBe('#000000')
    expect(page.root.style.colorScheme).toBe('dark')
    page.begin('default')
    await expect.poll(page.surface).toBe(defaultTheme['surface-1'])
  })

  it.each([
    ['is missing', '{"code":6001}', 404],
    ['is not JSON', '<!doctype html>', 200],
    ['is no map', '"light"', 200],
    ['lacks a name', JSON.stringify({ ...light, focus: undefined }), 200],
    ['has an invalid colour', JSON.stringify({ ...light, focus: 'url(x)' }), 200],
  ])('keeps the default where the file %s, and counts it', async (_what, body, status) => {
    const page = open()
    page.begin('lh')
    await reply('lh', body, status)
    for (const [name, colour] of Object.entries(defaultTheme)) {
      expect(page.root.style.getPropertyValue(`--${name}`), name).toBe(colour)
    }
    expect(page.malformed()).toBe(1)
  })

  it('leaves nothing of the theme before it on the page where the next cannot be read', async () => {
    const page = open()
    page.begin('lh')
    await reply('lh', JSON.stringify(light))
    page.begin('jbo')
    await reply('jbo', JSON.stringify({ 'surface-1': '#ff0000' }))
    expect(page.surface()).toBe(defaultTheme['surface-1'])
    expect(page.root.style.colorScheme).toBe('dark')
    expect(page.malformed()).toBe(1)
  })

  it('asks for no file outside the nine', () => {
    const page = open('../settings')
    page.begin('default')
    expect(asked).toEqual([])
  })
})
