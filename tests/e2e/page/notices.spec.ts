import type { Locator, Page } from '@playwright/test'

import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import type { ClientPage } from '../../harness/pages/client.ts'
import { pickHome } from '../../harness/slip/picking.ts'

const offline = "You're offline. Odds aren't updating."

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

/** Where the list ends and where the notices over the page begin, px from the top, with the page scrolled to its end. */
function endAndNotices(page: Page): Promise<{ end: number; notices: number; height: number }> {
  return page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    const { top, height } =
      document.querySelector('[role="status"][aria-atomic="false"]')?.getBoundingClientRect() ?? new DOMRect()
    const end = document.querySelector('#main > :last-child')?.getBoundingClientRect().bottom ?? Number.NaN
    return { end, notices: top, height }
  })
}

for (const [device, viewport] of sampleOf(
  [
    ['a phone', { width: 390, height: 844 }],
    ['a small phone', { width: 375, height: 553 }],
    ['a pad', { width: 820, height: 1180 }],
  ] as const,
  1,
)) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    test('a line that is cut is said over the open slip, seen and heard, and covers no button of money; on the page it covers its last line no more than it moves it [A11Y-01] [SRV-13] [DEVICE-01]', async ({
      context,
      launched,
      page,
      sandbox,
    }) => {
      const { client } = await pickHome({ launched, sandbox })
      await client.slip.open()
      await expect(client.slip.place).toBeVisible()
      await context.setOffline(true)
      // Within the dialog: what lies outside of it is inert, and no screen reader hears it.
      const notice = client.getByRole('dialog').getByRole('status').filter({ hasText: offline })
      const box = notice.getByText(offline).locator('..')
      await expect(box).toBeVisible()
      // The sheet may still be on its way up.
      await expect.poll(() => isSeen(box)).toBe(true)
      await expect.poll(() => covered(page, client, box)).toEqual([])

      await client.slip.close()
      const onPage = client.getByRole('status').filter({ hasText: offline }).getByText(offline)
      await expect(onPage).toBeVisible()
      await expect.poll(() => isSeen(onPage)).toBe(true)

      // The list's end can be scrolled to above it, stays there as the notice goes, and then has no room left below it.
      const padding = () => page.locator('#main').evaluate((main) => getComputedStyle(main).paddingBottom)
      await expect
        .poll(async () => {
          const { end, notices } = await endAndNotices(page)
          return notices - end
        })
        .toBeGreaterThan(0)
      const { end } = await endAndNotices(page)
      const withNotice = await padding()
      await context.setOffline(false)
      await expect(client.getByText(offline)).toHaveCount(0)
      await expect.poll(async () => (await endAndNotices(page)).height).toBe(0)
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      expect((await endAndNotices(page)).end).toBeCloseTo(end, 0)
      await page.evaluate(() => window.scrollTo(0, 0))
      await expect.poll(padding).not.toBe(withNotice)
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
  await expect.poll(() => isSeen(notice.getByText(offline))).toBe(true)
  await context.setOffline(false)
  await expect(client.getByText(offline)).toHaveCount(0)
})

test('what changes out of sight is told once it has: a selection taken out in another tab, and a balance [A11Y-01] [SLIP-21] [HIST-03]', async ({
  context,
  launched,
  sandbox,
}) => {
  const { client, event, home } = await pickHome({ launched, sandbox }, { stake: '100' })
  await expect(client.getByRole('status').filter({ hasText: `Added to bet slip: ${home}` })).toHaveCount(1)
  const second = await launched({ page: await context.newPage() })
  await expect(second.slip.leg(home)).toBeVisible()
  await second.price(home, second.lists.event(event.home, event.away)).first().click()
  await expect(client.getByRole('status').filter({ hasText: `Removed from bet slip: ${home}` })).toHaveCount(
    1,
  )
  await client.price(home, client.lists.event(event.home, event.away)).first().click()
  await client.slip.stake.fill('100')
  await client.slip.place.click()
  await client.slip.placed()
  await expect(client.getByRole('status').filter({ hasText: 'Your balance is now ¥9,900.00' })).toHaveCount(1)
})
