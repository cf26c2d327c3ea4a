import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { listFace, mostMarked } from '../../harness/look/listFace.ts'
import type { ClientPage } from '../../harness/pages/client.ts'

// The simulator plays: clocks run, prices move.
test.use({ sandboxArgs: ['--seed', '7'] })

const sizes = [
  { width: 1440, height: 900, y: 145, rows: 5, cell: { euro: 148, indo: 160 } },
  { width: 1100, height: 800, y: 145, rows: 4, cell: { euro: 148, indo: 160 } },
  { width: 820, height: 1180, y: 145, rows: 6, cell: { euro: 142, indo: 142 } },
  { width: 390, height: 844, y: 175, rows: 3, cell: { euro: 116, indo: 148 } },
  { width: 375, height: 553, y: 175, rows: 2, cell: { euro: 116, indo: 148 } },
] as const

async function openInPlay(client: ClientPage): Promise<void> {
  await client.lists.show('In-play')
  // Those of the list of before have prices too.
  const prices = client.page.locator('[data-event][data-in-play="true"] [data-price]')
  await expect(prices.first()).toHaveText(/\d/)
}

for (const { width, height, y, rows, cell } of sampleOf(sizes, 2))
  for (const oddsType of ['euro', 'indo'] as const)
    test(`In-play at ${width} × ${height} in ${oddsType} odds: prices on one grid and one line each, nothing cut, few bars over it [BROWSE-07] [DEVICE-01] [A11Y-01]`, async ({
      launched,
      page,
    }) => {
      await page.setViewportSize({ width, height })
      const client = await launched({ odds_type: oddsType })
      await openInPlay(client)
      const face = await listFace(page)
      expect(face.firstPrice).toBeLessThanOrEqual(y)
      expect(face.wholeRows).toBeGreaterThanOrEqual(rows)
      expect(face.cellWidths).toEqual([cell[oddsType]])
      expect(face.crooked).toEqual([])
      expect(face.offLine).toEqual([])
      expect(face.cut).toEqual([])
      expect(face.small).toEqual([])
      expect(face.overflow).toBeLessThanOrEqual(0)
    })

for (const { width, height } of sampleOf(sizes, 1))
  test(`weighs its texts: at most 36 % of those in sight on In-play are heavy, in five sizes at most, at ${width} × ${height} [DEVICE-01]`, async ({
    launched,
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const client = await launched()
    await openInPlay(client)
    const { heavy, sizes: found } = await listFace(page)
    expect(heavy).toBeLessThanOrEqual(0.36)
    expect(found.filter((size) => ![11, 13, 15, 19, 28].includes(size))).toEqual([])
  })

test('is quiet: under 15 % of the open prices of In-play carry a mark in each of 60 looks [LIVE-08]', async ({
  launched,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const client = await launched()
  await openInPlay(client)
  expect(await mostMarked(page, 60)).toBeLessThan(0.15)
})
