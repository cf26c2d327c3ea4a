import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { defaultTheme } from '#src/ui/theme/default.ts'
import { themeVariables } from '#src/ui/theme/names.ts'

import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { choose, chooser } from '../../harness/pages/controls.ts'

/** Theme files to try, beside those of the client. */
const folder = mkdtempSync(join(tmpdir(), 'themes-'))
function writeTheme(name: string, colours: Record<string, string>): void {
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ ...defaultTheme, ...colours }))
}
writeTheme('jxf', { 'surface-1': '#eef', 'text-1': '#123f' })
writeTheme('betway', { 'surface-1': 'rgb(238 238 255)', 'text-1': 'rgba(17, 34, 51, 1)' })
writeTheme('fb88', { 'surface-1': 'hsl(240deg 100% 96.667%)', 'text-1': 'hsla(210, 50%, 13.333%, 1)' })
writeTheme('tx2', { 'surface-1': 'oklch(0.95 0.02 280)', 'text-1': 'oklch(25% 0.03 250 / 100%)' })
writeTheme('ga_rmb', { 'surface-1': '#ffffff', 'text-1': '#000000', focus: 'url(https://x.test/a.png)' })
writeFileSync(join(folder, 'jbo.json'), JSON.stringify({ 'surface-1': '#ffffff', 'text-1': '#000000' }))
writeTheme('lh', { 'surface-1': '#ffffff', 'text-1': '</style><script>window.isTaken = true</script>' })
/** Readable colours, and beside them whatever else could be tried. */
writeTheme('mrcat', {
  'surface-1': '#eeeeff',
  'text-1': '#112233',
  display: 'none',
  'background-image': 'url(https://x.test/a.png)',
  '--surface-2': '#ff0000',
  'text-1; background': 'url(https://x.test/b.png)',
  '</style><script>window.isTaken = true</script>': '#ff0000',
})

test.use({ sandboxArgs: ['--seed', '7', '--frozen', '--themes', folder] })
// Not after all tests: those that run side by side each have an end of their own, and the sandbox reads on.
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** What the page's ground is painted with, and what the browser's own parts are to look like. */
function ground(page: Page) {
  return page.evaluate(() => {
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement)
    return { text: getComputedStyle(document.body).color, backgroundColor, colorScheme }
  })
}

const light = { backgroundColor: 'rgb(238, 238, 255)', colorScheme: 'light', text: 'rgb(17, 34, 51)' }
const standard = { backgroundColor: 'rgb(14, 18, 23)', colorScheme: 'dark', text: 'rgb(243, 246, 249)' }

test.describe('theme', () => {
  test('a member launched with a light theme has a light page, after a reload too [THEME-01]', async ({
    launched,
    page,
  }) => {
    const client = await launched({ theme: 'jxf' })
    await expect.poll(() => ground(page)).toEqual(light)
    await page.reload()
    await client.ready()
    await expect.poll(() => ground(page)).toEqual(light)
  })

  for (const [theme, notation, backgroundColor, text] of sampleOf(
    [
      ['jxf', '#rgb', 'rgb(238, 238, 255)', 'rgb(17, 34, 51)'],
      ['betway', 'rgb()', 'rgb(238, 238, 255)', 'rgb(17, 34, 51)'],
      ['fb88', 'hsl()', 'rgb(238, 238, 255)', 'rgb(17, 34, 51)'],
      ['tx2', 'oklch()', 'oklch(0.95 0.02 280)', 'oklch(0.25 0.03 250)'],
    ] as const,
    1,
  )) {
    test(`a theme in ${notation} is on the page, and known to be a light one [THEME-01]`, async ({
      launched,
      page,
    }) => {
      await launched({ theme })
      await expect.poll(() => ground(page)).toEqual({ backgroundColor, text, colorScheme: 'light' })
    })
  }

  for (const [theme, what] of sampleOf(
    [
      ['jbo', 'names a few of its colours alone'],
      ['ga_rmb', 'has an address for a colour'],
      ['lh', 'has markup for a colour'],
    ] as const,
    1,
  )) {
    test(`a theme that ${what} is not on the page at all [THEME-01]`, async ({ launched, page }) => {
      const read = page.waitForResponse(new RegExp(`/v8/themes/${theme}\\.json`))
      await launched({ theme })
      await (await read).finished()
      // Counted means that it was looked at, and refused.
      await expect.poll(() => page.evaluate(() => window.slipway?.().counters.malformed)).toBe(1)
      expect(await ground(page)).toEqual(standard)
      const colours = await page.evaluate(() => document.documentElement.getAttribute('style') ?? '')
      expect(colours).not.toMatch(/#ffffff|url|script/)
      expect(await page.evaluate(() => 'isTaken' in window)).toBe(false)
    })
  }

  test('a theme that names more than colours changes colours alone [THEME-01]', async ({
    launched,
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const client = await launched({ theme: 'mrcat' })
    await expect.poll(() => ground(page)).toEqual(light)
    const written = await page.evaluate(() => [...document.documentElement.style])
    expect(new Set(written)).toEqual(new Set(['color-scheme', ...themeVariables.map((name) => `--${name}`)]))
    const second = await page.evaluate(() => document.documentElement.style.getPropertyValue('--surface-2'))
    expect(second).toBe(defaultTheme['surface-2'])
    await expect(client.getByRole('main')).toBeVisible()
    expect(await page.evaluate(() => 'isTaken' in window)).toBe(false)
    expect(asked.filter((address) => address.includes('x.test'))).toEqual([])
  })

  test('a theme without a file, and one that breaks off, is the default [THEME-01]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await sandbox.fault({ method: 'GET', path: '/v8/themes/{name}.json', kind: 'status', status: 404 })
    const missing = page.waitForResponse(/\/v8\/themes\/mrcat\.json/)
    await launched({ theme: 'mrcat' })
    expect((await missing).status()).toBe(404)
    expect(await ground(page)).toEqual(standard)

    await sandbox.fault({ method: 'GET', path: '/v8/themes/{name}.json', kind: 'malformed' })
    const broken = page.waitForResponse(/\/v8\/themes\/jxf\.json/)
    await launched({ theme: 'jxf' })
    await (await broken).finished()
    await expect.poll(() => page.evaluate(() => window.slipway?.().counters.malformed)).toBe(1)
    expect(await ground(page)).toEqual(standard)
  })

  test('the menu offers all nine and turns the page to each without a reload, asking for its file with the version [THEME-01] [MEMBER-04]', async ({
    launched,
    page,
  }) => {
    await page.setViewportSize({ width: 340, height: 700 })
    const client = await launched()
    await client.member.menuButton.click()
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const theme = chooser(client.member.menu, 'Theme')
    await theme.click()
    const options = client.member.menu.getByRole('listbox', { name: 'Theme' }).getByRole('option')
    await expect(options).toHaveText([
      'Standard',
      'Dark',
      'Light',
      'Gold',
      'Forest',
      'Navy',
      'Slate',
      'Violet',
      'Ice',
      'Sand',
    ])
    await page.keyboard.press('Escape')
    for (const [name, label] of [
      ['jxf', 'Sand'],
      ['mrcat', 'Violet'],
      ['betway', 'Forest'],
    ] as const) {
      const file = page.waitForRequest(new RegExp(`/v8/themes/${name}\\.json\\?version=\\d{12}$`))
      await choose(client.member.menu, 'Theme', label)
      await file
      await expect.poll(() => ground(page)).toEqual(light)
    }
    await choose(client.member.menu, 'Theme', 'Standard')
    await expect.poll(() => ground(page)).toEqual(standard)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(340)
  })

  test('a theme that does not answer keeps nobody waiting [THEME-01]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await sandbox.fault({ method: 'GET', path: '/v8/themes/{name}.json', kind: 'hang' })
    await launched({ theme: 'jxf' })
    expect(await ground(page)).toEqual(standard)
  })
})
