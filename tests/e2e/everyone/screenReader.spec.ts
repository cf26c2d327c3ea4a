import type { Page } from '@playwright/test'

import { someEvent } from '../../harness/events.ts'
import { forgetHeard, heardOn, listen } from '../../harness/everyone/heard.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { offer, pickPaused } from '../../harness/slip/booking.ts'

/** What has been said so far, in order. */
const said = async (page: Page): Promise<string[]> => (await heardOn(page)).map(({ text }) => text)

test('by a screen reader a bet is found, put into the slip, placed and told: by the parts of the page, their names, and what is said in order [A11Y-01] [SLIP-17]', async ({
  launched,
  page,
  sandbox,
}) => {
  await listen(page)
  const { event, market, home, away } = await someEvent(sandbox)
  await sandbox.market(market.marketId, { prices: { home: '2.00', away: '1.80' } })
  const client = await launched()
  const row = client.lists.event(event.home, event.away)
  await expect(row).toBeVisible()

  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - navigation "Skip links":
      - link "Skip to matches"
      - button "Skip to bet slip"
    - banner:
      - navigation "Main navigation"
    - navigation "Games"
    - main:
      - heading "Matches" [level=1]
      - tablist "Events"
      - tabpanel "Events":
        - heading [level=2]
        - list
    - complementary "Bets":
      - heading "Bets" [level=2]
      - tablist "Bets"
      - tabpanel "Bet slip"
  `)
  await expect(row).toMatchAriaSnapshot(`
    - group "${event.home} v ${event.away}":
      - toolbar "Match and odds":
        - link /${event.home} ${event.away}/
        - group "Winner":
          - button "${home}, 2.00"
          - button "${away}, 1.80"
  `)

  await forgetHeard(page)
  // Until its channel is open it may be old, and a press does nothing.
  await expect(client.price(home, row).first()).toHaveAttribute('aria-disabled', 'false')
  await client.price(home, row).first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => said(page)).toEqual([`Added to bet slip: ${home}`])
  await page.keyboard.press('s')
  await expect(client.slip.stake).toBeFocused()
  await expect(client.slip.stake).toHaveAccessibleDescription(/Min ¥10\.00, max ¥20,000\.00/)
  await expect(client.slip.panel).toMatchAriaSnapshot(`
    - tabpanel "Bet slip":
      - list:
        - listitem "${home}":
          - button "Remove ${home}"
      - textbox "Stake"
  `)
  await page.keyboard.type('50')
  await expect(client.slip.place).toHaveAccessibleName('Place bet, ¥50.00')

  await forgetHeard(page)
  await page.keyboard.press('Enter')
  const ticketNum = await client.slip.placed()
  await expect(client.slip.success).toBeFocused()
  await expect(client.slip.panel).toMatchAriaSnapshot(`
    - tabpanel "Bet slip":
      - heading "Bet placed" [level=3]
      - term: Ticket
      - definition: ${ticketNum}
      - list:
        - listitem:
          - paragraph: ${home}
          - text: "@ 2.00"
      - term: Stake
      - definition: ¥50.00
      - term: Returns
      - definition: ¥100.00
  `)
  // The receipt and what is left, each once, whichever the server sends first.
  await expect.poll(async () => (await said(page)).length).toBe(2)
  const [left, receipt] = (await said(page)).toSorted((one, other) => one.length - other.length)
  expect(left).toBe('Your balance is now ¥9,950.00')
  expect(receipt).toContain(`Bet placed Ticket ${ticketNum}`)
  expect(receipt).toContain(`${home} @ 2.00`)
  expect(receipt).toContain('Stake ¥50.00 Odds 2.00 Returns ¥100.00')
  expect((await sandbox.ledger('alice')).bets).toMatchObject([{ ticketNum, amount: '50.00' }])
})

test('by a screen reader a bet is booked and cancelled: what is asked, what became of it, and where the focus is [A11Y-01] [PREBOOK-04]', async ({
  launched,
  page,
  sandbox,
}) => {
  await listen(page)
  const { client, form, home } = await pickPaused({ launched, sandbox })
  await client.slip.stake.fill('100')
  await expect(client.slip.panel.getByRole('listitem', { name: home })).toHaveAccessibleDescription(
    'Locked odds will be removed',
  )
  await expect(
    client.slip.panel.getByRole('button', { name: new RegExp(`^Remove ?, ${home}$`) }),
  ).toBeVisible()
  await offer(client).focus()
  await page.keyboard.press('Enter')
  await expect(form).toMatchAriaSnapshot(`
    - region "Prebook":
      - button "Lower target odds"
      - spinbutton "Target odds": "2.00"
      - button "Raise target odds"
      - button "Prebook ¥100.00 @ 2.00"
      - button "Not now"
  `)
  await form.getByRole('spinbutton', { name: 'Target odds' }).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await forgetHeard(page)
  await page.keyboard.press('Enter')
  await expect(client.slip.panel.getByText('Booked', { exact: true })).toBeVisible()
  await expect.poll(async () => (await said(page)).length).toBe(2)
  const [ticket] = (await sandbox.ledger('alice')).prebooks
  const ticketNum = ticket?.ticketNum ?? ''
  const [left, booked] = (await said(page)).toSorted((one, other) => one.length - other.length)
  expect(left).toBe('Your balance is now ¥9,900.00')
  expect(booked).toContain(`Booked Ticket ${ticketNum}: ¥100.00 @ 2.04 or better`)
  await expect.poll(() => focusIsIn(page, 'Booked')).toBe(true)

  await client.tickets.open('Prebook')
  const row = client.tickets.ticket(ticketNum)
  await row.getByRole('button', { name: 'Cancel prebook' }).focus()
  await forgetHeard(page)
  await page.keyboard.press('Enter')
  await expect(row.getByRole('button', { name: 'Yes, cancel' })).toBeFocused()
  const asked =
    'Cancel this prebooked bet? If it is cancelled in time, ¥100.00 will be returned to your balance.'
  await expect.poll(async () => (await said(page)).at(0)).toContain(asked)
  await page.keyboard.press('Enter')
  await expect(row.getByText('Prebook: Cancelled')).toBeVisible()
  const end = 'This bet was cancelled. Your stake is back in your balance.'
  const balance = 'Your balance is now ¥10,000.00'
  await expect.poll(() => said(page)).toContain(end)
  await expect.poll(() => said(page)).toContain(balance)
  await expect.poll(() => focusIsIn(page, end)).toBe(true)
  expect((await sandbox.ledger('alice')).prebooks).toMatchObject([{ status: 'cancelled' }])
})

/** Whether what has the focus says so. */
function focusIsIn(page: Page, text: string): Promise<boolean> {
  return page.evaluate((words) => {
    const element = document.activeElement
    return element !== null && element !== document.body && (element.textContent ?? '').includes(words)
  }, text)
}
