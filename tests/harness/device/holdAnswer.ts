import type { Page } from '@playwright/test'

/**
 * Holds a call's answer back, and lets it go.
 * @param call which of its calls from now on, the first unless told
 * @returns `answered` once the server has answered it
 */
export async function holdAnswer(page: Page, path: string, call = 1) {
  let calls = 0
  let letGo: () => void = () => undefined
  let come: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const answered = new Promise<void>((resolve) => (come = resolve))
  await page.route(`**/api${path}`, async (route) => {
    calls += 1
    if (calls !== call) return route.continue()
    const response = await route.fetch()
    come()
    await held
    // The page may have gone.
    await route.fulfill({ response }).catch(() => undefined)
  })
  return { answered, letGo }
}
