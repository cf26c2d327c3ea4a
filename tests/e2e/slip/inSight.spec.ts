import type { Page } from '@playwright/test'

import { expect, test } from '../../harness/fixtures.ts'
import type { ClientPage } from '../../harness/pages/client.ts'
import { scrollTo } from '../../harness/pages/controls.ts'
import { pickCombo, pickHome } from '../../harness/slip/picking.ts'

const sizes = [
  [375, 553],
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const

/** Everything that a bet takes, whole and in sight, whatever the selections do above it. */
async function expectInSight({ slip }: ClientPage, page: Page, width: number): Promise<void> {
  const keys = slip.panel.getByRole('group', { name: width < 768 ? 'Keypad' : 'Stake amounts' })
  for (const part of [slip.stake, keys, slip.place]) await expect(part).toBeInViewport({ ratio: 1 })
  await scrollTo(slip.panel.getByRole('listitem').first())
  await expect(slip.panel.getByRole('listitem').first()).toBeInViewport({ ratio: 0.9 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

for (const legs of [1, 3, 8])
  test(`stake, keys and button are in sight at every size with ${legs} selections [SLIP-06] [SLIP-22] [DEVICE-01]`, async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client } =
      legs === 1
        ? await pickHome({ launched, sandbox })
        : await pickCombo({ launched, sandbox }, { prices: Array.from({ length: legs }, () => '1.60') })
    // What slides in has arrived at once.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      // The page takes its new shape a moment later: what was open of the old one closes with it.
      await expect(client.slip.barButton).toBeVisible({ visible: width < 1024 })
      if (await client.slip.panel.isHidden()) await client.slip.open()
      await expectInSight(client, page, width)
      // The last selection is scrolled to, and what stays has stayed.
      const place = await client.slip.place.boundingBox()
      await scrollTo(client.slip.panel.getByRole('listitem').last())
      await expect(client.slip.panel.getByRole('listitem').last()).toBeInViewport({ ratio: 0.9 })
      expect(await client.slip.place.boundingBox()).toEqual(place)
    }
  })
