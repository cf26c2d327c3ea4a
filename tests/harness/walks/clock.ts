import type { Page } from '@playwright/test'

import { stopHere } from '../device/clock.ts'

const stopped = new WeakSet<Page>()

/**
 * Stops the page's clock, so that its waits are over when a step says so. It must be installed. A clock that stands is left
 * alone: to stop it again would let a second pass, and whatever waits for that.
 */
export async function stopClock(page: Page): Promise<void> {
  if (stopped.has(page)) return
  stopped.add(page)
  await stopHere(page)
}

/** Lets the page's clock go on. */
export async function startClock(page: Page): Promise<void> {
  stopped.delete(page)
  await page.clock.resume()
}

/**
 * Reloads a page whose clock is stopped. What comes late is shown at most every 300 ms by the page's clock: these pass
 * once all that it asks for has come.
 */
export async function reloadStopped(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'networkidle' })
  await page.clock.runFor(400)
}
