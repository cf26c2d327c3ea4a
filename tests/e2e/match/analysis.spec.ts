import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'
import { ClientPage } from '../../harness/pages/client.ts'

for (const [width, height, theme] of sampleOf(
  [
    [1440, 900, 'lh'],
    [375, 553, 'default'],
  ] as const,
  1,
))
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('the analysis of a match is opened by keyboard, covers both teams, leads to a result, and comes back by its address [STAT-03] [BROWSE-08] [ROUTE-11] [A11Y-01]', async ({
      page,
      sandbox,
    }) => {
      test.slow()
      const [event] = await sandbox.events('?timing=today&game=2')
      if (event === undefined) throw new Error('No match of Dota 2 today.')
      const { link } = await sandbox.launch({
        member: 'alice',
        lang: 'en',
        odds_type: 'euro',
        event_id: event.eventId,
        theme,
      })
      await page.goto(link)
      const client = new ClientPage(page, page)
      await client.match.showView('Analysis')
      await expect(page).toHaveURL(/view=analysis/)

      const won = client.getByRole('region', { name: 'Matches won' })
      await expect(won).toContainText(event.home)
      const figures = (await won.getByRole('definition').allInnerTexts()).map(Number)
      const matches = client.getByRole('list', { name: 'Previous meetings' }).getByRole('listitem')
      expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(await matches.count())
      expect(await violations(page), 'head to head').toEqual([])

      const parts = client.getByRole('tablist', { name: 'Analysis', exact: true })
      await parts.getByRole('tab', { selected: true }).focus()
      await page.keyboard.press('ArrowRight')
      const heroes = client.getByRole('table', { name: event.home })
      await expect(heroes.getByRole('columnheader')).toHaveText(['Hero', 'Played', 'Pick rate', 'Win rate'])
      expect(await violations(page), 'heroes').toEqual([])
      await page.keyboard.press('ArrowRight')
      const recent = client.getByRole('region', { name: event.home, exact: true })
      await expect(recent.getByRole('link').first()).toBeVisible()
      expect(await violations(page), 'recent matches').toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(wide).toBeLessThanOrEqual(0)
      await recent.getByRole('link').first().press('Enter')
      await expect(page).toHaveURL(/\/game-results\//)
      await expect(parts).toBeHidden()
      await page.goBack()
      await expect(won).toContainText(event.home)
      await client.match.expectView('Analysis')
    })
  })
