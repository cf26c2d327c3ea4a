import type { Page } from '@playwright/test'

import { expect, test } from '../fixtures.ts'

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
