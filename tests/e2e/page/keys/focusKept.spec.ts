import type { Page } from '@playwright/test'

import { someEvent } from '../../../harness/events.ts'
import { expect, test } from '../../../harness/fixtures.ts'
import { launchStill } from '../../../harness/look/stillList.ts'
import { launchTold } from '../../../harness/member/launchTold.ts'
import { book, pickPaused } from '../../../harness/slip/booking.ts'
import { pickHome, pickSingles } from '../../../harness/slip/picking.ts'

/** Something that is seen has the focus, once all that a press did has been drawn: neither the page nor what has gone. */
async function expectFocusKept(page: Page): Promise<void> {
  const held = await page.evaluate(async () => {
    for (let frames = 0; frames < 5; frames += 1)
      await new Promise((drawn) => {
        requestAnimationFrame(drawn)
      })
    const element = document.activeElement
    if (element === null || element === document.body) return 'the page'
    return element.checkVisibility({ visibilityProperty: true }) ? 'seen' : `hidden ${element.outerHTML}`
  })
  expect(held).toBe('seen')
}

test.describe('the focus is never lost', () => {
  test('as selections are taken out one by one, until the slip is empty [A11Y-01] [SLIP-02]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client } = await pickSingles({ launched, sandbox }, { prices: ['2.00', '2.10', '2.20'] })
    const remove = client.slip.panel.getByRole('button', { name: /^Remove/ })
    for (let left = await remove.count(); left > 0; left -= 1) {
      await remove.first().focus()
      await page.keyboard.press('Enter')
      await expect(remove).toHaveCount(left - 1)
      await expectFocusKept(page)
    }
    await expect(client.slip.panel.getByText('Your bet slip is empty')).toBeVisible()
  })

  test('as the receipt is put away, and the sheet of the slip is closed [A11Y-01] [SLIP-22]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { client } = await pickHome({ launched, sandbox })
    await client.slip.open()
    await client.slip.stake.fill('10')
    await client.slip.place.focus()
    await page.keyboard.press('Enter')
    await client.slip.placed()
    await expectFocusKept(page)
    await client.slip.panel.getByRole('button', { name: 'Done' }).focus()
    await page.keyboard.press('Enter')
    await expect(client.slip.success).toHaveCount(0)
    await expectFocusKept(page)
    const close = client.getByRole('dialog').getByRole('banner').getByRole('button', { name: 'Close' })
    await close.focus()
    await page.keyboard.press('Enter')
    await expect(client.getByRole('dialog')).toHaveCount(0)
    await expectFocusKept(page)
  })

  test('as a booking is kept, and then cancelled [A11Y-01] [PREBOOK-04]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const picked = await pickPaused({ launched, sandbox })
    const { client } = picked
    const ticketNum = await book(picked, sandbox)
    const done = client.slip.panel.getByRole('button', { name: 'Done' })
    await done.focus()
    await page.keyboard.press('Enter')
    await expect(done).toHaveCount(0)
    await expectFocusKept(page)
    await client.tickets.open('Prebook')
    const row = client.tickets.ticket(ticketNum)
    const cancel = row.getByRole('button', { name: 'Cancel prebook' })
    await cancel.focus()
    await page.keyboard.press('Enter')
    await expect(row.getByRole('button', { name: 'Yes, cancel' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(cancel).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(row.getByRole('button', { name: 'Yes, cancel' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(client.getByText('Prebook: Cancelled')).toBeVisible()
    await expectFocusKept(page)
  })

  test('as a notice is put away [A11Y-01] [SRV-10]', async ({ launched, page, sandbox }) => {
    const client = await launchTold({ launched, page, sandbox })
    await sandbox.money('alice', { deposit: '100' })
    const close = client.getByRole('status').getByRole('button', { name: 'Close' })
    await close.focus()
    await page.keyboard.press('Enter')
    await expect(close).toHaveCount(0)
    await expectFocusKept(page)
  })

  test('as the language and the theme are switched [A11Y-01] [LAUNCH-06]', async ({ launched, page }) => {
    const client = await launched()
    await client.member.menuButton.focus()
    await page.keyboard.press('Enter')
    const menus = client.page.getByRole('dialog').getByRole('combobox')
    await expect(menus.first()).toBeVisible()
    for (const at of [0, 1, 2]) {
      if (at >= (await menus.count())) break
      const menu = menus.nth(at)
      await menu.focus()
      const before = await menu.innerText()
      await page.keyboard.press('Enter')
      // Its options come with code of their own.
      await expect(menu).toHaveAttribute('aria-activedescendant', /./)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(menu).not.toHaveText(before)
      await expect(menu).toBeFocused()
      await expectFocusKept(page)
    }
    await page.keyboard.press('Escape')
    await expect(client.page.getByRole('dialog')).toHaveCount(0)
    await expectFocusKept(page)
  })

  test('as a market closes whose price has it, and its match ends: in the list and on the page of the match [A11Y-01] [LIVE-07]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { event, market, home } = await someEvent(sandbox)
    const client = await launchStill(page, launched)
    const row = client.lists.event(event.home, event.away)
    const price = page.getByRole('main').locator(`[data-market="${market.marketId}"][data-side="home"]`)
    await row.getByRole('link').first().focus()
    await page.keyboard.press('ArrowRight')
    await sandbox.market(market.marketId, { status: 'paused' })
    await expectFocusKept(page)
    await sandbox.market(market.marketId, { status: 'open' })
    await row.getByRole('link').first().focus()
    await page.keyboard.press('Enter')
    await expect(client.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(client.price(home).first()).toBeVisible()
    await price.first().focus()
    await sandbox.market(market.marketId, { status: 'closed' })
    await expect(price.first()).toHaveAttribute('aria-disabled', 'true')
    await expectFocusKept(page)
    await sandbox.event(event.eventId, { close: true })
    await expect(client.getByText(/closed|ended|over/i).first()).toBeVisible()
    await expectFocusKept(page)
  })
})
