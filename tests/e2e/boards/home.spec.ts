import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'
import { pickHome } from '../../harness/slip/picking.ts'

for (const [width, height, theme] of sampleOf(
  [
    [1440, 900, 'lh'],
    [390, 844, 'default'],
  ] as const,
  1,
))
  test.describe(`at ${width} × ${height}`, () => {
    test('the home page begins with what is played and what starts, shows every board that the partner has on and that somebody is on, and leads to a bet [BROWSE-11] [BROWSE-04] [BROWSE-01] [LAUNCH-14] [A11Y-01]', async ({
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
        home,
      } = await pickHome(
        { launched: (options) => launched({ ...options, page: theirs }), sandbox },
        { price: '2.20', stake: '30', as: { member: 'bob' } },
      )
      // Who has fewer than five bets is on no board.
      for (let bets = 1; ; bets += 1) {
        await bob.slip.place.click()
        await bob.slip.placed()
        if (bets === 5) break
        await bob.slip.panel.getByRole('button', { name: 'Done' }).click()
        await bob.price(home, bob.lists.event(event.home, event.away)).first().click()
        await bob.slip.stake.fill('30')
      }
      await theirs.context().close()

      await page.setViewportSize({ width, height })
      const client = await launched({ theme })
      if (width < 768)
        await client
          .getByRole('navigation', { name: 'Quick access' })
          .getByRole('link', { name: 'Home' })
          .click()
      else {
        await client.lists.tab('Today').focus()
        await page.keyboard.press('ArrowLeft')
      }
      await expect(page).toHaveURL(/tab=home/)
      const board = (name: string) => client.getByRole('region', { name, exact: true })
      await expect(board('Hot markets').getByRole('article')).toContainText('5 bets')
      await expect(
        client.lists.event(event.home, event.away).and(board('Hot matches').getByRole('group')),
      ).toBeVisible()
      for (const name of ['Live now', 'Starting soon', 'Featured'])
        await expect(board(name).getByRole('group').first()).toBeVisible()
      await expect(board('Big combos')).toBeVisible()
      // The first price is where the eye begins.
      const first = board('Live now').locator('[data-price]').first()
      expect((await first.boundingBox())?.y).toBeLessThanOrEqual(264)
      await expect(board('Turnover')).toHaveCount(0)
      await expect(board('Win rate')).toHaveCount(0)
      expect(await violations(page), 'the home page').toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(wide).toBeLessThanOrEqual(0)

      await sandbox.market(market.marketId, { settle: { home: 'win' } })
      // How members stand is asked for every minute.
      await expect(board('Win rate').getByRole('listitem')).toHaveText(/^bo\*{3}100%1st 5 bets$/, {
        timeout: 120_000,
      })
      await expect(board('Turnover').getByRole('listitem')).toContainText('bo***')
      expect(await violations(page), 'the home page with winners').toEqual([])
      await client.boards.show('Master rankings')
      const winner = client.getByRole('list', { name: 'Master rankings' }).getByRole('listitem')
      await expect(winner).toHaveText(/^bo\*{3}\+¥180(\.00)?1st 5 bets$/)
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
