import type { Locator } from '@playwright/test'

import { expect, test } from '../../harness/fixtures.ts'
import { compactFace } from '../../harness/look/compactFace.ts'
import { eventOfAllColumns, longestPrices, setLongest } from '../../harness/look/longest.ts'
import { violations } from '../../harness/look/violations.ts'
import type { ClientPage } from '../../harness/pages/client.ts'
import { scrollTo } from '../../harness/pages/controls.ts'

/** One whose competition has a dozen matches of two ways today. */
const game = 'Mobile Legend'

async function switchRows(client: ClientPage): Promise<void> {
  await client.member.menuButton.click()
  const menu = client.member.menu
  await menu.getByRole('switch', { name: 'Compact rows' }).click()
  await client.page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
}

/** The first row of a list has this height, px. */
async function expectRows(client: ClientPage, height: number): Promise<void> {
  const row = client.page.locator('[data-event]').first()
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(height)
}

const sizes = [
  { width: 390, height: 844, rows: { usual: 6, compact: 8, scrolled: 9 } },
  { width: 375, height: 553, rows: { usual: 3, compact: 4, scrolled: 5 } },
] as const
const looks = [
  { theme: 'default', oddsType: 'euro', cell: '57 × 40' },
  { theme: 'lh', oddsType: 'indo', cell: '76 × 40' },
] as const

for (const { width, height, rows } of sizes)
  for (const { theme, oddsType, cell } of looks)
    test(`compact rows at ${width} × ${height} in ${oddsType} odds, theme ${theme}: ${rows.compact} matches in sight, ${rows.scrolled} once the top bar has left, nothing cut [BROWSE-07] [DEVICE-01] [A11Y-01]`, async ({
      launched,
      page,
    }) => {
      await page.setViewportSize({ width, height })
      const client = await launched({ theme, odds_type: oddsType })
      await client.lists.show('Today')
      await client.lists.showGame(game)
      await expectRows(client, 99)
      await expect.poll(async () => (await compactFace(page)).wholeRows).toBe(rows.usual)
      await switchRows(client)
      await expectRows(client, 72)
      // The rows below the first move up once they are measured.
      await expect.poll(async () => (await compactFace(page)).wholeRows).toBe(rows.compact)
      const face = await compactFace(page)
      expect(face.rowHeights).toEqual([72])
      expect(face.cellSizes).toEqual([oddsType === 'indo' && width === 375 ? '75 × 40' : cell])
      expect(face.crooked).toEqual([])
      expect(face.offColumn).toEqual([])
      expect(face.cut).toEqual([])
      expect(face.small).toEqual([])
      expect(face.overflow).toBeLessThanOrEqual(0)
      expect(await violations(page)).toEqual([])
      const bar = await client.getByRole('banner').boundingBox()
      await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), bar?.height ?? 0)
      await expect.poll(async () => (await compactFace(page)).wholeRows).toBe(rows.scrolled)
    })

test('compact rows are remembered, and taken back [BROWSE-07] [MEMBER-04]', async ({ launched, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const client = await launched()
  await expect(client.page.locator('[data-event]').first()).toBeVisible()
  await switchRows(client)
  await expectRows(client, 72)
  await page.reload()
  await expectRows(client, 72)
  await client.member.menuButton.click()
  await expect(client.getByRole('switch', { name: 'Compact rows' })).toBeChecked()
  await page.keyboard.press('Escape')
  await switchRows(client)
  await expect(page.locator('[data-event] [data-ways]')).toHaveCount(0)
})

for (const oddsType of ['euro', 'indo'] as const)
  test(`a compact row has room for the longest figures of ${oddsType} odds and three ways, read in their order [BROWSE-07] [ODDS-01]`, async ({
    launched,
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 375, height: 553 })
    const long = await eventOfAllColumns(sandbox)
    await setLongest(sandbox, long, longestPrices.after)
    const { event } = long
    const client = await launched({ odds_type: oddsType })
    await switchRows(client)
    await client.lists.show('Today')
    await client.lists.showGame(event.gameName)
    const row = client.lists.event(event.home, event.away)
    const order = () =>
      row
        .locator('[data-market]')
        .evaluateAll((cells) =>
          cells.map((cell) => [cell.dataset['side'], cell.getBoundingClientRect().left]),
        )
    for (const market of ['Winner', 'Handicap', 'O/U Over/under'] as const) {
      await client
        .getByRole('toolbar', { name: 'Market shown' })
        .getByRole('link', { name: market, exact: true })
        .click()
      await scrollTo(row)
      await page.evaluate(() => window.scrollBy({ top: -120, behavior: 'instant' }))
      await expect(row.locator('[data-price]').first()).toHaveText(/\d/)
      const { crooked, cut, small, rowHeights } = await compactFace(page)
      expect([market, crooked, cut, small, rowHeights]).toEqual([market, [], [], [], [72]])
      if (market !== 'Winner') continue
      const cells = await order()
      expect(cells.map(([side]) => side)).toEqual(['home', 'draw', 'away'])
      expect(cells.map(([, left]) => left)).toEqual(
        cells.map(([, left]) => left).toSorted((a, b) => Number(a) - Number(b)),
      )
    }
  })

for (const { width, isCompact, height } of [
  { width: 1440, isCompact: false, height: 78 },
  { width: 390, isCompact: false, height: 99 },
  { width: 390, isCompact: true, height: 72 },
])
  test(`while a list is loaded its places have the grid of the rows that come: ${height} px at ${width} [BROWSE-14] [BROWSE-07]`, async ({
    launched,
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height: 500 })
    const client = await launched({ odds_type: 'indo' })
    const row = page.locator('[data-event][data-lines="2"] > div').first()
    await expect(row).toBeVisible()
    if (isCompact) await switchRows(client)
    const gridOf = (grid: Locator) =>
      grid.evaluate((element) => ({
        columns: getComputedStyle(element).gridTemplateColumns,
        height: element.parentElement?.getBoundingClientRect().height,
      }))
    await sandbox.fault({ method: 'GET', path: '/events/', kind: 'hang', times: 100 })
    await page.reload()
    const place = page.locator('[data-row-place]').first()
    await expect.poll(async () => (await gridOf(place)).height).toBe(height)
    const { columns } = await gridOf(place)
    await sandbox.clearFaults()
    await page.reload()
    await expect(row).toBeVisible()
    await expect.poll(() => gridOf(row)).toEqual({ columns, height })
  })
