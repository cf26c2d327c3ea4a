import type { Locator } from '@playwright/test'

import { someEvent } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'

/** Everything after it would be written from right to left. */
const override = '\u202E'
const arabic = 'فريق النجوم'
const endless = 'W'.repeat(10_000)

/** Whether a text stands with its first character left of its last. */
function reads(within: Locator, text: string): Promise<boolean> {
  return within.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const at = (node.textContent ?? '').indexOf(wanted)
      if (at < 0) continue
      const leftOf = (offset: number): number => {
        const range = document.createRange()
        range.setStart(node, offset)
        range.setEnd(node, offset + 1)
        return range.getBoundingClientRect().left
      }
      if (leftOf(at) > leftOf(at + wanted.length - 1)) return false
    }
    return element.textContent?.includes(wanted) === true
  }, text)
}

test.describe('a name from the feed', () => {
  test('that turns the direction of writing turns no price, handicap or time around [BROWSE-07] [BROWSE-09] [SLIP-01] [HIST-01]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { event } = await someEvent(sandbox)
    const market = event.markets.find(
      ({ betType, tabName, status }) => betType === 'AH' && tabName === 'MATCH' && status === 'open',
    )
    if (!market) throw new Error('No handicap market.')
    await sandbox.market(market.marketId, {
      prices: { home: '1.93', away: '1.97' },
      handicaps: { home: '-3.25', away: '3.25' },
    })
    const home = `${override}slavir`
    await sandbox.event(event.eventId, {
      names: { home, away: arabic, competitionName: `${override}puC`, gameName: `${override}emaG` },
    })
    const client = await launched()
    const row = page.locator(`[data-event="${event.eventId}"]`)
    await expect(row).toBeVisible()
    const times = await row.locator('[data-start]').innerText()
    expect(await reads(row, times)).toBe(true)
    await row.getByRole('link').first().click()
    const cell = page.getByRole('main').locator(`[data-market="${market.marketId}"][data-side="home"]`)
    await expect(cell).toBeVisible()
    for (const figure of ['-3.25', '1.93']) expect(await reads(cell, figure), figure).toBe(true)
    expect(await reads(page.locator('article > header'), times), 'the start in the header').toBe(true)

    await cell.click()
    const leg = client.slip.panel.getByRole('listitem').first()
    await expect(leg).toContainText('1.93')
    for (const figure of ['-3.25', '1.93', times])
      expect(await reads(leg, figure), `${figure} of the leg`).toBe(true)
    await client.slip.stake.fill('10')
    await client.slip.place.click()
    const ticketNum = await client.slip.placed()
    await client.tickets.open()
    const ticket = client.tickets.ticket(ticketNum)
    for (const figure of ['-3.25', '1.93', times])
      expect(await reads(ticket, figure), `${figure} of the ticket`).toBe(true)
  })

  for (const width of [390, 820, 1440]) {
    test(`of 10,000 characters moves nothing at ${width} px [BROWSE-07] [BROWSE-08] [DEVICE-01]`, async ({
      launched,
      page,
      sandbox,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const { event, market } = await someEvent(sandbox)
      const client = await launched()
      const row = page.locator(`[data-event="${event.eventId}"]`)
      const cell = page.getByRole('main').locator(`[data-market="${market.marketId}"][data-side="home"]`)
      const heightOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.height ?? 0
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect(row).toBeVisible()
      const before = { row: await heightOf(row), cell: await cell.boundingBox() }

      await sandbox.event(event.eventId, {
        names: { home: endless, away: endless, competitionName: endless, gameName: endless },
      })
      await expect(row.getByText(endless).first()).toBeVisible()
      expect(await heightOf(row)).toBe(before.row)
      const now = await cell.boundingBox()
      expect([now?.x, now?.width]).toEqual([before.cell?.x, before.cell?.width])
      expect(await overflow()).toBe(0)

      await cell.click()
      await client.slip.open()
      const leg = client.slip.panel.getByRole('listitem').first()
      await expect(leg).toBeVisible()
      // Two lines of a name at most, and each of its facts.
      expect(await heightOf(leg)).toBeLessThan(320)
      await client.slip.close()

      await row.getByRole('link').first().click()
      await expect(page.locator('article > header')).toBeVisible()
      expect(await heightOf(page.locator('article > header'))).toBeLessThan(200)
      await expect(page.locator('article > header time')).toBeInViewport({ ratio: 1 })
      await expect(cell.first()).toBeVisible()
      expect(await heightOf(cell.first())).toBeLessThan(60)
      expect(await overflow()).toBe(0)
    })
  }
})
