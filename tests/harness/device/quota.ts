import type { Page } from '@playwright/test'

const filler = 'filler'

/** What is said where a bet could not be written down. */
export const noRoomText = "Bet not sent. No money was taken. Your browser's storage is full."

/** Fills the browser's storage to its quota, but for so many characters. */
export async function fillStorage(page: Page, { free }: { readonly free: number }): Promise<void> {
  await page.evaluate(
    ([name, room]) => {
      const filled = (): string => localStorage.getItem(name) ?? ''
      for (let size = 2 ** 23; size >= 1; size = Math.floor(size / 2))
        try {
          localStorage.setItem(name, `${filled()}${'x'.repeat(size)}`)
        } catch {
          // That was more than there is room for.
        }
      localStorage.setItem(name, filled().slice(room))
    },
    [filler, free] as const,
  )
}

/** Takes out what filled the storage. */
export async function makeRoom(page: Page): Promise<void> {
  await page.evaluate((name) => localStorage.removeItem(name), filler)
}

/** The names of the confirmations that are written down in the browser. */
export function confirmationsKept(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('journal.')))
}
