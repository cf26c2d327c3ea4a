import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { defaultTheme } from '#src/ui/theme/default.ts'

import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'

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

const light = { backgroundColor: 'rgb(240, 243, 247)', colorScheme: 'light', text: 'rgb(19, 27, 37)' }
const standard = { backgroundColor: 'rgb(14, 18, 23)', colorScheme: 'dark', text: 'rgb(243, 246, 249)' }

test.describe('theme', () => {
  test('a member launched with a light theme has a light page, after a reload too [THEME-01]', async ({
    launched,
    page,
  }) => {
    const client = await launched({ theme: 'lh' })
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
      expect(colours).not.toMatch(/#ffffff|url/)
    })
  }

  test('a theme without a file, and one that breaks off, is the default [THEME-01]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const missing = page.waitForResponse(/\/v8\/themes\/mrcat\.json/)
    await launched({ theme: 'mrcat' })
    expect((await missing).status()).toBe(404)
    expect(await ground(page)).toEqual(standard)

    await sandbox.fault({ method: 'GET', path: '/v8/themes/{name}.json', kind: 'malformed' })
    const broken = page.waitForResponse(/\/v8\/themes\/lh\.json/)
    await launched({ theme: 'lh' })
    await (await broken).finished()
    await expect.poll(() => page.evaluate(() => window.slipway?.().counters.malformed)).toBe(1)
    expect(await ground(page)).toEqual(standard)
  })

  test('a theme that does not answer keeps nobody waiting [THEME-01]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await sandbox.fault({ method: 'GET', path: '/v8/themes/{name}.json', kind: 'hang' })
    await launched({ theme: 'lh' })
    expect(await ground(page)).toEqual(standard)
  })
})
