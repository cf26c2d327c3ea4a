import type { Page } from '@playwright/test'

/** Stops the page's clock, so that its waits are over when a step says so. It must be installed. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1_000)
}
