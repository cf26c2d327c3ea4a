import type { Browser, BrowserContext, Page } from '@playwright/test'

import { expect } from './fixtures.ts'

/** All that a profile keeps of its sites: local storage, and what is in IndexedDB. */
export type StorageCopy = Awaited<ReturnType<BrowserContext['storageState']>>

/** A copy of a profile, once what matters of it has been written down. @param kept stands in its local storage by then */
export async function copyStorage(context: BrowserContext, kept: RegExp): Promise<StorageCopy> {
  const copy = (): Promise<StorageCopy> => context.storageState({ indexedDB: true })
  await expect
    .poll(async () =>
      (await copy()).origins.some(({ localStorage }) =>
        localStorage.some(({ name, value }) => kept.test(`${name} ${value}`)),
      ),
    )
    .toBe(true)
  return copy()
}

interface Profile {
  readonly browser: Browser
  readonly context: BrowserContext
}

/** The ways in which a device's storage goes back in time, each to a page on which nothing is open yet. */
export const waysBack: readonly {
  readonly way: string
  readonly goBack: (profile: Profile, copy: StorageCopy) => Promise<Page>
}[] = [
  {
    way: 'restored from a copy',
    async goBack({ context }, copy) {
      for (const page of context.pages()) await page.close()
      await context.setStorageState(copy)
      return context.newPage()
    },
  },
  {
    way: 'copied into a second profile',
    async goBack({ browser }, copy) {
      const second = await browser.newContext({ storageState: copy })
      return second.newPage()
    },
  },
]
