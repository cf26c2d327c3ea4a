import { expect, test } from '../harness/fixtures.ts'
import { pickHome } from '../harness/picking.ts'
import { violations } from '../harness/violations.ts'

for (const [width, height, theme] of [
  [1440, 900, 'lh'],
  [390, 844, 'default'],
] as const)
  test.describe(`at ${width} × ${height}`, () => {
    test('the home page shows every board that the partner has on, from what others really bet, and leads to a bet [BROWSE-11] [BROWSE-04] [BROWSE-01] [LAUNCH-14] [A11Y-01]', async ({
      browser,
      launched,
      page,
      sandbox,
    }) => {
      test.slow()
      const theirs = await (await browser.newContext()).newPage()
      const {
        client: bob,
        event,
        market,
      } = await pickHome(
        { launched: (options) => launched({ ...options, page: theirs }), sandbox },
        { price: '2.20', stake: '30', as: { member: 'bob' } },
      )
      await bob.slip.place.click()
      await bob.slip.placed()
      await theirs.context().close()

      await page.setViewportSize({ width, height })
      const client = await launched({ theme })
      if (width < 768)
        await client
          .getByRole('navigation', { name: 'Quick access' })
          .getByRole('link', { name: 'Home' })
          .click()
      else {
        await client.tab('Today').focus()
        await page.keyboard.press('ArrowLeft')
      }
      await expect(page).toHaveURL(/tab=home/)
      const board = (name: string) => client.getByRole('region', { name, exact: true })
      await expect(board('Hot markets').getByRole('article')).toContainText('1 bet')
      await expect(
        client.event(event.home, event.away).and(board('Hot matches').getByRole('group')),
      ).toBeVisible()
      await expect(board('Turnover').getByRole('row').nth(1)).toContainText('bo***')
      await expect(board('Win rate')).toContainText('Nobody is on this board yet')
      for (const name of ['Featured', 'Today', 'In-play'])
        await expect(board(name).getByRole('group').first()).toBeVisible()
      await expect(board('Big combo')).toBeVisible()
      expect(await violations(page), 'the home page').toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(wide).toBeLessThanOrEqual(0)

      await sandbox.market(market.marketId, { settle: { home: 'win' } })
      await expect(board('Win rate').getByRole('row').nth(1)).toContainText('100%')
      await client.tab('Master rankings').click()
      const row = client.getByRole('table', { name: 'Master rankings' }).getByRole('row').nth(1)
      await expect(row).toContainText('bo***')
      await expect(row).toContainText('36')
      expect(await violations(page), 'the rankings').toEqual([])
      await page.goBack()

      await sandbox.features({ enableWinRate: false, enableHotMatch: null })
      const again = await launched({ theme })
      await page.goto(`${new URL(page.url()).origin}/v8/events?tab=home`)
      await expect(again.getByRole('region', { name: 'Turnover' })).toBeVisible()
      await expect(again.getByRole('region', { name: 'Win rate' })).toHaveCount(0)
      await expect(again.getByRole('region', { name: 'Hot matches' })).toHaveCount(0)
    })
  })
