import { expect, test } from '../../../harness/fixtures.ts'
import { ClientPage } from '../../../harness/pages/client.ts'

declare global {
  interface Window {
    /** How far what was painted has jumped since the page began. */
    jumped: number
  }
}

test.describe('before any script has run', () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
  ]) {
    test(`the frame of the page is painted, ${viewport.width} px wide, and nothing jumps when the list takes its place [DEVICE-01] [LAUNCH-03]`, async ({
      page,
      sandbox,
    }) => {
      await page.setViewportSize(viewport)
      await page.addInitScript(() => {
        window.jumped = 0
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries())
            window.jumped += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      let letScriptsGo = () => {}
      const held = new Promise<void>((resolve) => (letScriptsGo = resolve))
      await page.route('**/*.js', async (route) => {
        await held
        await route.continue()
      })
      const { link } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro' })
      await page.goto(link, { waitUntil: 'commit' })
      await expect(page.locator('main[aria-busy=true]')).toBeVisible()
      // For sighted members; others are told of the launch once it can be said in their language.
      await expect(page.getByRole('img')).toHaveCount(0)
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1)
      const top = await page.locator('.fp-top').boundingBox()
      letScriptsGo()
      const client = new ClientPage(page, page)
      await client.ready()
      await expect(page.locator('[data-market][data-side]').first()).toBeVisible()
      await expect(page.locator('main[aria-busy]')).toHaveCount(0)
      expect(await client.getByRole('banner').boundingBox()).toEqual(top)
      // Names and counts that come make room for themselves: a hundredth of what counts as a jump.
      expect(await page.evaluate(() => window.jumped)).toBeLessThan(0.01)
    })
  }

  test('who has JavaScript off reads what is missing [LAUNCH-03]', async ({ browser, sandbox }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${sandbox.clientUrl}/v8/events`)
    const said = page.locator('noscript p')
    await expect(said).toBeVisible()
    await expect(said).toHaveText('Slipway needs JavaScript. Please turn it on and reload.')
    await context.close()
  })
})
