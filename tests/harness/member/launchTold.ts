import { expect, type Page } from '@playwright/test'

import type { Launched } from '../fixtures.ts'
import type { ClientPage } from '../pages/client.ts'
import type { TestSandbox } from '../sandbox.ts'

/**
 * Launches; from here on what the server tells the member is heard and shown over the page. Both come after the first list:
 * the channel, and the code of the notices, which asks for the news as it begins.
 */
export async function launchTold({
  launched,
  page,
  sandbox,
}: {
  readonly launched: Launched
  readonly page: Page
  readonly sandbox: TestSandbox
}): Promise<ClientPage> {
  const begun = page.waitForRequest(/\/api\/news\//)
  const client = await launched()
  await begun
  await expect.poll(() => sandbox.lines()).toContain('notifications')
  return client
}
