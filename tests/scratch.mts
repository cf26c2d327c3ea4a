import { chromium } from '@playwright/test'

import { launchOptions } from './browser.ts'
import { eventOfAllColumns, longestPrices, setLongest } from './longest.ts'
import { TestSandbox } from './sandbox.ts'
const sandbox = await TestSandbox.start(['--seed', '7', '--frozen'])
const browser = await chromium.launch(launchOptions)
try {
  const found = await eventOfAllColumns(sandbox)
  await setLongest(sandbox, found, longestPrices.before)
  for (const [odds, widths] of [
    ['indo', [1440, 1366, 1024, 820, 768, 390, 340]],
    ['euro', [1440, 1366, 820, 375]],
  ] as const) {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      timezoneId: 'Europe/London',
    })
    const { link } = await sandbox.launch({
      member: 'alice',
      lang: 'en',
      odds_type: odds,
      theme: 'default',
    } as never)
    await page.goto(link)
    const row = page.locator(`[data-event="${found.event.eventId}"]`)
    await row.waitFor({ timeout: 20000 })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1000 })
      await page.evaluate(() => window.scrollTo(0, 0))
      await page.waitForTimeout(150)
      await page.screenshot({ path: `/tmp/rows/list-${odds}-${width}.png` })
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await row.getByRole('link').first().click()
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    await page.waitForTimeout(800)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1000 })
      await page.screenshot({ path: `/tmp/rows/event-${odds}-${width}.png` })
    }
    await page.close()
  }
} finally {
  await browser.close()
  await sandbox.stop()
}
