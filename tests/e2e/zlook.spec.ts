import { expect, test } from '../harness/fixtures.ts'
import { pickHome } from '../harness/picking.ts'

for (const [w, h] of [
  [1440, 900],
  [390, 844],
  [375, 553],
  [844, 390],
  [820, 1180],
  [720, 450],
] as const)
  test(`look ${w}x${h}`, async ({ launched, sandbox, page }) => {
    await page.setViewportSize({ width: w, height: h })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await sandbox.features({ isPrebookingEnabled: true })
    const { client, market } = await pickHome({ launched, sandbox }, { as: { member: 'oracle' } })
    await client.openSlip()
    await client.slip.stake.fill('2032')
    await expect(client.slip.place).toBeVisible()
    await page.screenshot({ path: `/tmp/entry-look/${process.env.LOOK ?? 'a'}-${w}x${h}-ready.png` })
    await client.slip.place.click()
    await expect(client.slip.panel).toContainText('No money was')
    await page.screenshot({ path: `/tmp/entry-look/${process.env.LOOK ?? 'a'}-${w}x${h}-refused.png` })
    await sandbox.market(market.marketId, { status: 'paused' })
    await expect(client.slip.panel).toContainText('Locked odds')
    await page.screenshot({ path: `/tmp/entry-look/${process.env.LOOK ?? 'a'}-${w}x${h}-paused.png` })
  })
