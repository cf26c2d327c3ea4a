import type { Locator } from '@playwright/test'

/**
 * Scrolls to something. Playwright's `scrollIntoViewIfNeeded` fails where the page draws it again meanwhile; this scrolls
 * to what stood there, and may be done again.
 */
export async function scrollTo(target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
}
