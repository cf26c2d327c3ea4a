import { expect, type Page } from '@playwright/test'

import type { Launched } from '../fixtures.ts'
import type { ClientPage } from '../pages/client.ts'

/** Launches; the first list stands, and what keeps lists still has come: it comes after them. */
export async function launchStill(page: Page, launched: Launched): Promise<ClientPage> {
  const holding = page.waitForResponse(/freezeList/)
  const client = await launched()
  await holding
  await expect(page.getByRole('button', { name: /^(?:By time|Filters)/ })).toBeVisible()
  return client
}
