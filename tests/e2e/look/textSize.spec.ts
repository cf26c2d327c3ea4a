import type { Page } from '@playwright/test'

import { someEvent } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { misfits } from '../../harness/look/misfits.ts'
import { atRest } from '../../harness/look/steady.ts'
import { setTextSize, spaceText } from '../../harness/look/textSize.ts'
import type { ClientPage } from '../../harness/pages/client.ts'
import type { TestSandbox } from '../../harness/sandbox.ts'

/** What a member goes through with a bet, each screen looked at. */
async function walk(
  client: ClientPage,
  { page, sandbox }: { page: Page; sandbox: TestSandbox },
  look: (screen: string) => Promise<void>,
): Promise<void> {
  const settled = async (screen: string): Promise<void> => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await atRest(page)
    await look(screen)
  }
  const { event, home } = await someEvent(sandbox)
  await settled('list')
  await client.price(home, client.lists.event(event.home, event.away)).first().click()
  await client.slip.open()
  await client.slip.stake.fill('10')
  await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
  await settled('slip')
  await client.slip.place.click()
  await client.slip.placed()
  await settled('receipt')
  await client.getByRole('button', { name: 'Done' }).click()
  for (const tab of ['Pending', 'Settled'] as const) {
    await client.tickets.open(tab)
    await settled(`history, ${tab}`)
  }
  await client.slip.close()
  await client.member.menuButton.first().click()
  await expect(client.member.menu).toBeVisible()
  await settled('menu')
  await page.goto(`${sandbox.clientUrl}/v8/events/${event.eventId}`)
  await expect(page.locator('article > header')).toBeVisible()
  await settled('event')
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  for (const [name, change] of [
    ['twice the size', (page: Page) => setTextSize(page, 32)],
    ['wide spacing', () => Promise.resolve()],
  ] as const)
    test(`with text of ${name} nothing is cut, and nothing lies over another, at ${width} px [A11Y-01] [DEVICE-01]`, async ({
      launched,
      page,
      sandbox,
    }) => {
      await page.setViewportSize({ width, height })
      await change(page)
      const client = await launched()
      const found: string[] = []
      await walk(client, { page, sandbox }, async (screen) => {
        if (name === 'wide spacing') await spaceText(page)
        found.push(...(await misfits(page)).map((each) => `${screen}: ${each}`))
      })
      expect(found).toEqual([])
    })
