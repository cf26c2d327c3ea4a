import type { Page } from '@playwright/test'

/** ms that no machine needs from one call to the next, however busy it is: a test is over long before. */
const longAgo = 24 * 3_600_000

/**
 * Gives a page that is opened next a clock that stands at a time, and goes on as the test says.
 *
 * A clock that is installed runs until it is stopped, and can be stopped at a time to come alone. So it is installed a day
 * before: however late the second call comes, its time is still to come. In the page that is opened then it stands at that
 * time from its first script on.
 */
export async function openAtStoppedClock(page: Page, time: number): Promise<void> {
  await page.clock.install({ time: time - longAgo })
  await page.clock.pauseAt(time)
}

/** In pages that are opened from now on, no wait of just so many milliseconds ends. */
export async function holdTimers(page: Page, ms: number): Promise<void> {
  await page.addInitScript((held) => {
    const start = window.setTimeout
    const hold = (run: TimerHandler, wait?: number, ...given: unknown[]): number =>
      start(run, wait === held ? 2 ** 31 - 1 : wait, ...given)
    window.setTimeout = hold as typeof window.setTimeout
  }, ms)
}

/**
 * Stops the clock of an open page a second ahead, and leaves that second to what waits for it. It must be installed.
 *
 * Where a busy machine takes longer than that second between the look at the clock and its stop, Playwright refuses, since
 * the time lies behind: but the clock stands from then on, so that the second try cannot be late.
 */
export async function stopHere(page: Page): Promise<void> {
  const stop = async (): Promise<void> => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await stop().catch((error: unknown) => {
    if (!String(error).includes('fast-forward to the past')) throw error
    return stop()
  })
}
