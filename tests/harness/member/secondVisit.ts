import { expect, type Page } from '@playwright/test'

import type { Launched } from '../fixtures.ts'
import type { ClientPage } from '../pages/client.ts'

/** Launches a member twice: on a first visit nothing is asked of them before they have placed a bet [LAUNCH-11]. */
export async function onSecondVisit(
  launched: Launched,
  page: Page,
  wish: Parameters<Launched>[0] = {},
): Promise<ClientPage> {
  await launched(wish)
  await expectVisitKept(page)
  return launched(wish)
}

/** The code that remembers a visit has come, which it does after the first list. */
export async function expectVisitKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith(':onboarding'))))
    .toBe(true)
}
