import type { Page } from '@playwright/test'

interface Blocked {
  /** How often one of them was asked for in vain. */
  readonly tries: () => number
  /** From now on they come. */
  readonly end: () => Promise<void>
}

/**
 * Has scripts of the build fail as on a cut line, by their names in `build/chunks.ts`. The browser's cache works as ever,
 * which a route of Playwright's turns off.
 */
export async function blockScripts(page: Page, ...names: readonly string[]): Promise<Blocked> {
  let tries = 0
  page.on('requestfailed', (request) => {
    if (names.some((name) => request.url().includes(`/assets/${name}-`))) tries += 1
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: names.map((name) => `*/assets/${name}-*`) })
  return {
    tries: () => tries,
    async end() {
      await session.send('Network.setBlockedURLs', { urls: [] })
      await session.detach()
    },
  }
}
