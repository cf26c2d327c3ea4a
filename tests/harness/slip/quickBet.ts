import type { Locator, Page } from '@playwright/test'

import { quickBetDelay } from '#machines/betSlip/quickBetWait.ts'

import { expect } from '../fixtures.ts'
import type { ClientPage } from '../pages/client.ts'

declare global {
  interface Window {
    /** The time to undo each quick bet that waits is over, or was so many milliseconds ago. */
    letQuickBetsGo: (late: number) => void
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
    window.letQuickBetsGo = (late) => {
      for (const [id, { run, since }] of waiting) {
        waiting.delete(id)
        stop(id)
        stoodStill += Math.max(0, now() - since - held - late)
        run()
      }
    }
  }, quickBetDelay)
}

/**
 * The time to undo the quick bet that waits is over.
 * @param late milliseconds that it has been over for, which must have passed in the page
 */
export async function quickBetTimeIsOver(page: Page, late = 0): Promise<void> {
  await page.evaluate((by) => window.letQuickBetsGo(by), late)
}

/** Presses a price twice at once: the page's time stands between the two, however long a busy machine takes. */
export async function pressTwice(page: Page, price: Locator): Promise<void> {
  const time = await page.evaluateHandle(() => {
    const goOn = Date.now
    const stood = goOn()
    Date.now = () => stood
    return { goOn }
  })
  await price.dblclick()
  await time.evaluate(({ goOn }) => {
    Date.now = goOn
  })
}

/** Sets a stake for each press, in the menu. */
export async function switchQuickBetOn({ member, page }: ClientPage, stake: string): Promise<void> {
  await member.menuButton.first().click()
  await member.menu.getByRole('switch', { name: 'Quick bet' }).click()
  await member.menu.getByLabel('Quick bet stake').fill(stake)
  await page.keyboard.press('Escape')
  await expect(member.menu).toBeHidden()
}

/** The quick bet that waits, with the way to undo it. */
export const waitingQuickBet = ({ page }: ClientPage): Locator =>
  page.getByRole('group', { name: 'Quick bet' })

/** Its time is over when its odds and range are known: on a busy machine that can take longer. */
export async function quickBetIsSent({ page, slip }: ClientPage, stake: string): Promise<void> {
  await expect(slip.place).toHaveText(`Place bet, ¥${stake}`)
  await expect(slip.place).toBeEnabled()
  await quickBetTimeIsOver(page)
}
