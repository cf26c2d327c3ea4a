import type { Page } from '@playwright/test'

import { quickBetDelay } from '#machines/betSlip/quickBetWait.ts'

declare global {
  interface Window {
    /** The time to undo each quick bet that waits is over. */
    letQuickBetsGo: () => void
  }
}

/**
 * Holds the time in which a quick bet can be undone, in pages that are opened from now on: a busy machine takes longer than
 * that to look. `quickBetTimeIsOver` ends it, as if it had passed just now.
 */
export async function holdQuickBetTime(page: Page): Promise<void> {
  await page.addInitScript((held) => {
    const { setTimeout: start, clearTimeout: stop, Date: time } = window
    const now = time.now
    const waiting = new Map<number, { run: () => void; since: number }>()
    let stoodStill = 0
    time.now = () => now() - stoodStill
    const hold = (run: TimerHandler, ms?: number, ...given: unknown[]): number => {
      if (ms !== held || typeof run !== 'function') return start(run, ms, ...given)
      const id = start(() => undefined, 2 ** 31 - 1)
      waiting.set(id, { run: () => run(...given), since: now() })
      return id
    }
    window.setTimeout = hold as typeof window.setTimeout
    window.clearTimeout = (id) => {
      if (typeof id === 'number') waiting.delete(id)
      stop(id)
    }
    window.letQuickBetsGo = () => {
      for (const [id, { run, since }] of waiting) {
        waiting.delete(id)
        stop(id)
        stoodStill += Math.max(0, now() - since - held)
        run()
      }
    }
  }, quickBetDelay)
}

/** The time to undo the quick bet that waits is over. */
export async function quickBetTimeIsOver(page: Page): Promise<void> {
  await page.evaluate(() => window.letQuickBetsGo())
}
