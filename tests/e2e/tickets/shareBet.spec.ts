import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { someEvent } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'

/** The picture as a browser decodes it: its size, and the colour of its ground. */
async function pictureOf(page: Page, path: string) {
  const png = (await readFile(path)).toString('base64')
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const drawing = canvas.getContext('2d')
    drawing?.drawImage(bitmap, 0, 0)
    const { data = [] } = drawing?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {}
    const at = (bitmap.width * 4 + 20) * 4
    const ground = data.slice(at, at + 3)
    const colours = new Set<number>()
    for (let pixel = 0; pixel < data.length; pixel += 4)
      colours.add(((data[pixel] ?? 0) << 16) | ((data[pixel + 1] ?? 0) << 8) | (data[pixel + 2] ?? 0))
    return { width: bitmap.width, height: bitmap.height, ground, colours: colours.size }
  }, png)
}

test('a bet is passed on from its receipt and from its ticket, by the keyboard, as text and as a picture in the theme, with money where the member says so, and what fails is said [HIST-01] [SLIP-17] [A11Y-01]', async ({
  context,
  launched,
  page,
  sandbox,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { event, home, market } = await someEvent(sandbox, { isLater: true })
  const client = await launched()
  await page.goto(`${sandbox.clientUrl}/v8/events/${event.eventId}`)
  await page.locator(`button[data-market="${market.marketId}"][data-side="home"]`).first().click()
  await client.slip.stake.fill('20')
  await client.slip.place.click()
  const ticketNum = await client.slip.placed()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const dialog = page.getByRole('dialog', { name: 'Share bet' })
  const openBy = async (share: ReturnType<Page['getByRole']>): Promise<void> => {
    await share.press('Enter')
    await expect(dialog.getByRole('group', { name: 'Bet as text' })).toBeVisible()
  }

  await openBy(page.getByRole('button', { name: 'Share', exact: true }))
  await dialog.getByRole('button', { name: 'Copy text' }).press('Enter')
  await expect(dialog.getByText('Copied')).toBeVisible()
  const [kind, line, number, ...rest] = (await copied()).split('\n')
  expect([kind, number, rest]).toEqual(['Single', `Ticket ${ticketNum}`, []])
  expect(line).toContain(`${event.home} v ${event.away}`)
  expect(line).toMatch(new RegExp(`: ${home} @ \\d+\\.\\d\\d$`))
  expect(await violations(page), 'the dialog').toEqual([])

  const money = dialog.getByRole('switch', { name: 'Show stake and returns' })
  await money.press('Space')
  await dialog.getByRole('button', { name: 'Copy text' }).press('Enter')
  await expect.poll(copied).toContain('Stake ¥20.00\nReturns ¥')
  const isolated = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save picture' }).press('Enter')
  const dark = await pictureOf(page, await (await isolated).path())
  await expect(dialog.getByText('Picture made. Your browser saves it.')).toBeVisible()
  expect(dark.width).toBe(800)
  expect(dark.colours).toBeGreaterThan(20)
  await page.keyboard.press('Escape')

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'))
  })
  await client.tickets.open()
  const ticket = client.tickets.ticket(ticketNum)
  for (const size of [
    { width: 1440, height: 900 },
    { width: 820, height: 1180 },
  ]) {
    await page.setViewportSize(size)
    // The page takes its new shape a moment later: what was open of the old one closes with it.
    await expect(client.slip.barButton).toBeVisible({ visible: size.width < 1024 })
    if (!(await ticket.isVisible())) continue
    await openBy(ticket.getByRole('button', { name: 'Share', exact: true }))
    // Money is left out again each time.
    await expect(money).not.toBeChecked()
    await dialog.getByRole('button', { name: 'Copy text' }).press('Enter')
    await expect(dialog.getByText("Couldn't copy. The text is selected: copy it yourself.")).toBeVisible()
    expect(await page.evaluate(() => getSelection()?.toString())).toContain(`Ticket ${ticketNum}`)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})
