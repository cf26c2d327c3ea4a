import type { Browser, BrowserContext, Page } from '@playwright/test'

import { KillableBrowser } from './killable.ts'

/** A browser of a member's, in which a page can go, and the way it comes back. */
export interface Device {
  /** A page, before anything is opened in it. */
  readonly open: () => Promise<Page>
  /** The page goes, as the way has it. */
  readonly leave: (page: Page) => Promise<unknown>
  /** The page that the member has after that; null where a new launch brings it. */
  readonly comeBack: (page: Page) => Promise<Page | null>
  readonly stop: () => Promise<unknown>
}

/** The member looks at something else. */
export function hide(page: Page): Promise<void> {
  return becomes(page, 'hidden')
}

/** The member looks at it again. */
export function show(page: Page): Promise<void> {
  return becomes(page, 'visible')
}

async function becomes(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/** A profile of its own in the browser that is there. */
async function profileIn(
  browser: Browser,
  way: (context: BrowserContext) => Pick<Device, 'leave' | 'comeBack'>,
): Promise<Device> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })
  return { ...way(context), open: () => context.newPage(), stop: () => context.close() }
}

/** The ways in which a page goes while an answer is on its way, or is just there. */
export const waysOfLeaving = {
  'closed and opened again': (browser) =>
    profileIn(browser, () => ({ leave: (page) => page.close(), comeBack: async () => null })),
  reloaded: (browser) =>
    profileIn(browser, () => ({ leave: (page) => page.reload(), comeBack: async (page) => page })),
  'left and come back to': (browser) =>
    profileIn(browser, () => ({
      leave: (page) => page.goto('about:blank'),
      comeBack: async (page) => {
        await page.goBack()
        return page
      },
    })),
  'hidden, and then discarded': (browser) =>
    profileIn(browser, () => ({
      leave: async (page) => {
        await hide(page)
        await page.close()
      },
      comeBack: async () => null,
    })),
  'gone with its process, which is killed': async () => {
    const killable = await KillableBrowser.make()
    return {
      open: () => killable.run(),
      leave: () => killable.kill(),
      comeBack: async () => null,
      stop: () => killable.stop(),
    }
  },
} satisfies Record<string, (browser: Browser) => Promise<Device>>
