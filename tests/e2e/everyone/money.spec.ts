import type { Locator } from '@playwright/test'

import { movingOn } from '../../harness/everyone/moving.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { book, offer, pickPaused } from '../../harness/slip/booking.ts'
import { pickHome } from '../../harness/slip/picking.ts'

/** Height in px. */
const heightOf = async (button: Locator): Promise<number> => (await button.boundingBox())?.height ?? 0

test('what moves money at the last press is 44 px high: placing, booking, cancelling a booking, cashing out [A11Y-01] [CASH-01] [PREBOOK-04]', async ({
  launched,
  sandbox,
}) => {
  await sandbox.cashOut()
  const picked = await pickPaused({ launched, sandbox })
  const { client, form } = picked
  await client.slip.stake.fill('100')
  await offer(client).click()
  expect(await heightOf(form.getByRole('button', { name: 'Prebook ¥100.00 @ 2.00' }))).toBeGreaterThanOrEqual(
    44,
  )
  await form.getByRole('button', { name: 'Not now' }).click()
  const ticketNum = await book(picked, sandbox)
  await client.slip.panel.getByRole('button', { name: 'Done' }).click()
  await client.tickets.open('Prebook')
  const booked = client.tickets.ticket(ticketNum)
  await booked.getByRole('button', { name: 'Cancel prebook' }).click()
  expect(await heightOf(booked.getByRole('button', { name: 'Yes, cancel' }))).toBeGreaterThanOrEqual(44)
})

test('to place and to cash out is 44 px high at the last press, and nothing moves where the member wants that, while a price moves and a bet is placed [A11Y-01] [CASH-01] [SLIP-17]', async ({
  launched,
  page,
  sandbox,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await sandbox.cashOut()
  const { client, market } = await pickHome({ launched, sandbox }, { price: '2.00', stake: '100' })
  const price = page.getByRole('main').locator(`[data-market="${market.marketId}"][data-side="away"]`)
  await sandbox.market(market.marketId, { prices: { away: '3.50' } })
  await expect(price.first()).toContainText('3.50')
  expect(await movingOn(page)).toEqual([])
  expect(await heightOf(client.slip.place)).toBeGreaterThanOrEqual(44)
  await client.slip.place.click()
  const ticketNum = await client.slip.placed()
  expect(await movingOn(page)).toEqual([])
  await client.getByRole('button', { name: 'Done' }).click()
  await client.tickets.open()
  const row = client.tickets.ticket(ticketNum)
  await row.getByRole('button', { name: /^Cash out/ }).click()
  const asked = row.getByRole('group', { name: 'Cash out this bet?' })
  expect(await heightOf(asked.getByRole('button', { name: /^Cash out/ }))).toBeGreaterThanOrEqual(44)
})
