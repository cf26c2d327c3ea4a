import type { Page } from '@playwright/test'

import { expect, test } from '../harness/fixtures.ts'

/** The events in sight, from top to bottom. */
function inSight(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-windowed-list] [data-event]')]
      .map((row) => ({ id: row.dataset.event ?? '', box: row.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > 0 && box.top < innerHeight)
      .sort((a, b) => a.box.top - b.box.top)
      .map(({ id }) => id),
  )
}

const row = (page: Page, eventId: string | undefined) => page.locator(`[data-event="${eventId ?? ''}"]`)

test.describe('a list that is aimed at', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('holds its rows under the pointer: what leaves is greyed with its reason, what comes waits; it is let go with the pointer [LIVE-07] [BROWSE-05] [BROWSE-07]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const client = await launched()
    await client.tab('In-play').click()
    await expect(page.locator('[data-event][data-in-play="true"]').nth(5)).toBeVisible()
    const before = await inSight(page)
    const [first, second, third] = before
    // The pointer is over the third row's price.
    const price = row(page, third).getByRole('button').first()
    const place = await price.boundingBox()
    await price.hover()
    await sandbox.event(first ?? '', { close: true })
    await expect(row(page, first).getByText('Ended', { exact: true })).toBeVisible()
    expect(await inSight(page)).toEqual(before)
    expect(await price.boundingBox()).toEqual(place)

    // What has left cannot be pressed, and its neighbour can.
    const left = row(page, first).getByRole('button').first()
    await left.click({ force: true })
    await expect(left).toHaveAttribute('aria-pressed', 'false')
    await expect(row(page, first)).toHaveAttribute('aria-disabled', 'true')

    // What comes waits where it moves nothing, and is shown when it is asked for.
    const later = (await sandbox.events('?timing=today')).filter(({ inPlay }) => !inPlay)
    const coming = later[0]
    if (coming === undefined) throw new Error('Nothing can come.')
    await price.hover()
    await sandbox.event(coming.eventId, { inPlay: true })
    const waiting = page.getByRole('button', { name: /^Show \d+ new events?$/ })
    await expect(waiting).toBeVisible()
    expect(await inSight(page)).toEqual(before)
    const height = () => page.locator('[data-windowed-list]').evaluate((list) => list.clientHeight)
    const held = await height()
    await waiting.click()
    await expect(waiting).toHaveCount(0)
    expect(await height()).toBeGreaterThan(held)

    // Let go, the list is as the server has it.
    await page.mouse.move(5, 5)
    await expect(row(page, first)).toHaveCount(0)
    expect((await inSight(page)).slice(0, 2)).toContain(second)
  })

  test('keeps a competition in its place when it goes live, folds it, and sorts by time, all in the address [BROWSE-07] [ROUTE-11] [A11Y-01]', async ({
    launched,
    page,
  }) => {
    const client = await launched()
    const heads = page.locator('[data-windowed-list] h2')
    await expect(heads.nth(1)).toBeVisible()
    const first = heads.first().getByRole('button')
    const name = (await first.textContent()) ?? ''
    const rows = await inSight(page)

    // The head of what is looked at stays above it.
    await row(page, rows[2]).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 120)
    await expect(async () => {
      const [head, over] = await Promise.all([
        first.boundingBox(),
        page.getByRole('tablist', { name: 'Events' }).first().boundingBox(),
      ])
      expect(head?.y ?? 0).toBeGreaterThanOrEqual((over?.y ?? 0) + (over?.height ?? 0) - 1)
    }).toPass()

    // It folds, by keyboard too, and a reload brings it back so.
    await first.focus()
    await page.keyboard.press('Enter')
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await expect(first).toBeFocused()
    await expect(row(page, rows[0])).toHaveCount(0)
    await expect(page).toHaveURL(/folded=/)
    await page.reload()
    await expect(heads.first().getByRole('button', { expanded: false })).toContainText(name.slice(0, 8))
    await heads.first().getByRole('button').click()
    await expect(row(page, rows[0])).toBeVisible()
    await expect(page).not.toHaveURL(/folded=/)
    await expect(client.tab('Today')).toHaveAttribute('aria-selected', 'true')
  })
})
