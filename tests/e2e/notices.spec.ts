import type { Locator, Page } from '@playwright/test'

import { expect, test } from '../harness/fixtures.ts'
import type { ClientPage } from '../harness/pages.ts'
import { pickHome } from '../harness/picking.ts'

const offline = 'You are offline. Prices are not current.'

/** Whether every part of a box is seen: nothing else lies there, at its corners and in its middle. */
function isSeen(notice: Locator): Promise<boolean> {
  return notice.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const points = [
      [left + 6, top + 6],
      [right - 6, bottom - 6],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const
    return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
  })
}

/** The buttons of money that a box lies over: those of prices that are not behind a dialog, and the one that bets. */
async function covered(page: Page, client: ClientPage, notice: Locator): Promise<string[]> {
  const box = await notice.boundingBox()
  if (box === null) throw new Error('No notice.')
  const dialog = client.getByRole('dialog')
  const prices = (await dialog.count()) > 0 ? dialog.locator('[data-market]') : page.locator('[data-market]')
  const names: string[] = []
  for (const button of [...(await prices.all()), client.slip.place]) {
    const other = await button.boundingBox()
    if (other === null) continue
    const isApart =
      other.x >= box.x + box.width ||
      other.x + other.width <= box.x ||
      other.y >= box.y + box.height ||
      other.y + other.height <= box.y
    if (!isApart) names.push(await button.innerText())
  }
  return names
}

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a small phone', { width: 375, height: 553 }],
  ['a pad', { width: 820, height: 1180 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('a line that is cut is said over the open slip, seen and heard, and covers no button of money [A11Y-01] [SRV-13]', async ({
      context,
      launched,
      page,
      sandbox,
    }) => {
      const { client } = await pickHome({ launched, sandbox })
      await client.openSlip()
      await expect(client.slip.place).toBeVisible()
      await context.setOffline(true)
      // Within the dialog: what lies outside of it is inert, and no screen reader hears it.
      const notice = client.getByRole('dialog').getByRole('status').filter({ hasText: offline })
      const box = notice.getByText(offline).locator('..')
      await expect(box).toBeVisible()
      expect(await isSeen(box)).toBe(true)
      expect(await covered(page, client, box)).toEqual([])

      await client.closeSlip()
      const onPage = client.getByRole('status').filter({ hasText: offline }).getByText(offline)
      await expect(onPage).toBeVisible()
      expect(await isSeen(onPage)).toBe(true)
      await context.setOffline(false)
      await expect(client.getByText(offline)).toHaveCount(0)
    })
  })
}

test('a line that is cut is said on the page, and taken back when it is there again [SRV-13] [A11Y-01]', async ({
  context,
  launched,
}) => {
  const client = await launched()
  await context.setOffline(true)
  const notice = client.getByRole('status').filter({ hasText: offline })
  await expect(notice).toBeVisible()
  expect(await isSeen(notice.getByText(offline))).toBe(true)
  await context.setOffline(false)
  await expect(client.getByText(offline)).toHaveCount(0)
})

test('what changes out of sight is told once it has: a selection taken out in another tab, and a balance [A11Y-01] [SLIP-21] [HIST-03]', async ({
  context,
  launched,
  sandbox,
}) => {
  const { client, event, home } = await pickHome({ launched, sandbox }, { stake: '100' })
  await expect(client.getByRole('status').filter({ hasText: `Added to the bet slip: ${home}` })).toHaveCount(
    1,
  )
  const second = await launched({ page: await context.newPage() })
  await expect(second.slip.leg(home)).toBeVisible()
  await second.price(home, second.event(event.home, event.away)).first().click()
  await expect(
    client.getByRole('status').filter({ hasText: `Removed from the bet slip: ${home}` }),
  ).toHaveCount(1)
  await client.price(home, client.event(event.home, event.away)).first().click()
  await client.slip.stake.fill('100')
  await client.slip.place.click()
  await client.slip.placed()
  await expect(client.getByRole('status').filter({ hasText: 'Your balance is now ¥9,900.00' })).toHaveCount(1)
})
