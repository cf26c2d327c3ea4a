import type { Locator, Page } from '@playwright/test'

import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'
import { ClientPage } from '../../harness/pages/client.ts'
import { scrollTo } from '../../harness/pages/controls.ts'

/** Whether something stands beyond the page's own width. */
function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}

/** Keeps replies back. @returns lets them come */
async function holdReplies(page: Page, address: RegExp): Promise<() => void> {
  let release = (): void => undefined
  const until = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await until
    await route.continue()
  })
  return release
}

/** Where parts begin, px from the top of what they are part of: the page may be scrolled meanwhile. */
async function topsOf(whole: Locator, parts: string): Promise<number[]> {
  return whole.evaluate((element, selector) => {
    const { top } = element.getBoundingClientRect()
    return [...element.querySelectorAll(selector)].map((part) => part.getBoundingClientRect().top - top)
  }, parts)
}

test.slow()

for (const [width, height, theme] of sampleOf(
  [
    [1440, 900, 'default'],
    [375, 553, 'lh'],
  ] as const,
  1,
))
  test(`live stats and match log of an event are looked at by the keyboard, kept in the address, live in place and accessible, at ${width} × ${height} [STAT-01] [STAT-02] [STAT-04] [STAT-05] [STAT-06] [STAT-08] [BROWSE-08]`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height })
    for (const [gameId, log] of [
      ['1', 'Rounds won'],
      ['2', 'Gold lead'],
      ['41', null],
    ] as const) {
      const { now } = await sandbox.clock({})
      // Of those that have something to show, the one that is played longest from now.
      const event = (await sandbox.events('?timing=inplay')).findLast(
        (one) => one.gameId === gameId && one.inPlay && one.startUtc <= now - 10 * 60_000,
      )
      if (event === undefined) throw new Error(`No live match of game ${gameId}.`)
      const { link } = await sandbox.launch({
        member: 'alice',
        lang: 'en',
        odds_type: 'euro',
        theme,
        event_id: event.eventId,
      })
      // The strip over the bets asks for the statistics before they are looked at.
      const release = await holdReplies(page, /event_livestats/)
      await page.goto(link)
      const client = new ClientPage(page, page)
      await client.match.expectView('Bet')
      await client.match.showView('Live stats')
      await expect(page).toHaveURL(/view=live-stats/)
      const panel = page.getByRole('tabpanel', { name: 'Live stats' })
      const waiting = panel.getByRole('status', { name: 'Loading the stats' })
      await expect(waiting).toBeVisible()
      const places = await topsOf(panel, '[role="status"] > *')
      release()
      await expect(panel.getByRole('table').first()).toBeVisible()
      const real = await topsOf(panel, '[role="tablist"], div:has(> h2)')
      // The maps, their table and what is first below it stand where their places were.
      for (const [at, top] of real.slice(0, gameId === '41' ? 2 : 3).entries())
        expect(
          Math.abs(top - (places[at] ?? Number.NaN)),
          `part ${at} of game ${gameId}`,
        ).toBeLessThanOrEqual(2)
      expect(await violations(page, 'article'), `live stats of game ${gameId}`).toEqual([])
      expect(await isTooWide(page)).toBe(false)
      if (gameId === '2') await expect(panel.getByRole('img', { name: 'Map of buildings' })).toBeVisible()
      const edges = await panel
        .getByRole('table', { name: /^Players of/ })
        .evaluateAll((tables) =>
          tables.map((table) =>
            [...table.querySelectorAll('thead th')].map((head) =>
              Math.round(head.getBoundingClientRect().right),
            ),
          ),
        )
      expect(edges).toHaveLength(gameId === '41' ? 0 : 2)
      expect(edges[0], 'the columns of both teams').toEqual(edges[1])

      // As the match goes on, the page follows on its own.
      const before = await panel.innerText()
      await expect(async () => {
        await sandbox.clock({ advance: 60_000 })
        expect(await panel.innerText()).not.toBe(before)
      }).toPass()

      expect(await client.match.hasView('Match log')).toBe(log !== null)
      if (log === null) continue
      await client.match.showView('Match log')
      await expect(page).toHaveURL(/view=match-log/)
      await expect(page.getByRole('img', { name: new RegExp(`^${log}`) })).toBeVisible()
      await page.getByText('View as table').first().click()
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await scrollTo(page.getByRole('listitem').first())
      expect(await violations(page, 'article'), `the match log of game ${gameId}`).toEqual([])
      expect(await isTooWide(page)).toBe(false)
      await client.match.showView('Bet')
      await expect(page).not.toHaveURL(/view=/)
    }
  })
