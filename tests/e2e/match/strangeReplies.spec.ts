import type { Page } from '@playwright/test'

import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'
import type { SandboxEvent, TestSandbox } from '../../harness/sandbox.ts'

/** As long as the contract lets a name be. */
const long = 'Wanderers of the Northern Reach '.repeat(3).slice(0, 80)

async function liveMatch(sandbox: TestSandbox, gameId: string): Promise<SandboxEvent> {
  const event = (await sandbox.events('?timing=inplay')).find((one) => one.gameId === gameId && one.inPlay)
  if (event === undefined) throw new Error(`No live match of game ${gameId}.`)
  return event
}

/** Nothing stands beyond the page, nothing says what only a program would, and axe finds nothing. */
async function expectDesigned(page: Page, what: string): Promise<void> {
  const { overflow, words } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    words: document.body.innerText,
  }))
  expect(overflow, what).toBeLessThanOrEqual(0)
  expect(words, what).not.toMatch(/undefined|NaN|\[object|Infinity/)
  expect(await violations(page), what).toEqual([])
}

/** What a map without end, with players no one knows and half of its figures, is told as. */
function strangeMaps(eventId: string): object[] {
  const player = { player: long, hero: 'Nobody knows me', lvl: null, kda: 7, items: [long, 4] }
  const half = {
    kind: 'dota',
    home: { side: 'moon', players: [player, 'broken'] },
    buildings: [{ side: 'moon' }],
  }
  const row = (mapNum: number, details: object) => ({ eventId, mapNum, status: 3, details })
  return [
    ...Array.from({ length: 18 }, (_, at) => row(at + 1, half)),
    row(19, { kind: 'chess', mapName: 'Board 4', scoreline: '1-0' }),
    { mapNum: 20 },
  ]
}

/** A map of twenty rounds, each of which ends as none has before, with a weapon of which no one has heard. */
function strangeLog(eventId: string): object {
  const nothing = { who: null, player: null, victim: null, weapon: null, headshot: null }
  return {
    summaryType: 'rounds',
    eventId,
    matchId: 'm1',
    maps: [{ matchId: 'm1', mapNum: 1, mapName: long }],
    races: [{ marker: 5, winner: 'home', at: 500 }],
    rounds: Array.from({ length: 20 }, (_, at) => ({
      round: at + 1,
      winner: 'home',
      endType: 'STRUCK_BY_LIGHTNING',
      scoreline: `${at + 1}-0`,
      events: [
        { ...nothing, kind: 'alien_landed', at: 31, who: 'away', player: long },
        {
          ...nothing,
          kind: 'player_kill',
          at: 'later',
          who: 'home',
          player: long,
          victim: long,
          weapon: 'Teapot',
        },
      ],
    })),
  }
}

for (const [width, height, theme] of sampleOf(
  [
    [1440, 900, 'default'],
    [375, 553, 'lh'],
  ] as const,
  1,
))
  test.describe(`at ${width} × ${height}, in the theme ${theme}`, () => {
    test.use({ viewport: { width, height } })

    test('statistics that are none, half, or of what no one knows are shown as what they are, beside prices that can be bet [STAT-01] [STAT-04] [STAT-05] [BROWSE-14] [DEVICE-01]', async ({
      launched,
      page,
      sandbox,
    }) => {
      const event = await liveMatch(sandbox, '1')
      const { eventId } = event
      await sandbox.event(eventId, { names: { home: long, away: `${long.slice(0, 79)}2` } })
      let maps: readonly object[] = []
      await page.route('**/events/event_livestats/**', (route) => route.fulfill({ json: { results: maps } }))
      await page.route('**/analytics/play_by_play/**', (route) =>
        route.fulfill({ json: strangeLog(eventId) }),
      )
      const client = await launched({ theme })
      const open = () => page.goto(`${sandbox.clientUrl}/v8/events/${eventId}`)

      await open()
      await client.match.showView('Live stats')
      await expect(page.getByText('No stats yet')).toBeVisible()
      await expectDesigned(page, 'no statistics')

      maps = strangeMaps(eventId)
      await open()
      const panel = page.getByRole('tabpanel', { name: 'Live stats' })
      await client.match.showView('Live stats')
      await expect(panel.getByRole('table', { name: 'Scoreboard' })).toContainText('Board 4')
      await expectDesigned(page, 'a game no one knows')
      await panel.getByRole('tab', { name: /^Map 7/ }).click()
      await expect(panel.getByText('Nobody knows me')).toBeVisible()
      await expect(panel.getByText('No building data.')).toBeVisible()
      await expectDesigned(page, 'half of a map')

      await client.match.showView('Match log')
      const log = page.getByRole('list', { name: 'Round 20' })
      await expect(page.getByText('STRUCK_BY_LIGHTNING').filter({ visible: true }).first()).toBeVisible()
      await expect(log.getByText('Teapot')).toBeVisible()
      await expectDesigned(page, 'a log of what no one knows')

      await client.match.showView('Bet')
      await expect(page.locator('article button[data-market]').first()).toBeVisible()
      await expectDesigned(page, 'the prices of teams with long names')
    })

    test('an odds history of 10,000 rows is there at once, drawn, read by its keys, and no more of it mounted than is seen [BROWSE-12] [A11Y-01]', async ({
      launched,
      page,
      sandbox,
    }) => {
      const event = await liveMatch(sandbox, '41')
      const now = Date.now()
      const results = Array.from({ length: 10_000 }, (_, at) => ({
        timeStamp: now - at * 60_000,
        homeOdds: (1.01 + ((at * 37) % 9_000) / 10).toFixed(2),
        awayOdds: (1.5 + (at % 40) / 100).toFixed(2),
        drawOdds: null,
        handicap: null,
        line: null,
        status: at % 50 === 3 ? 'suspended' : 'open',
        oddsDiff: null,
      }))
      await page.route('**/events/odds_history?**', (route) =>
        route.fulfill({ json: { marketId: 'any', results } }),
      )
      await launched({ theme, odds_type: 'indo' })
      await page.goto(`${sandbox.clientUrl}/v8/events/${event.eventId}`)
      await page
        .getByRole('link', { name: /^Odds history of/ })
        .first()
        .click()
      const table = page.getByRole('table', { name: /^Odds history of/ })
      await expect(table).toHaveAttribute('aria-rowcount', '10001')
      const chart = page.getByRole('slider', { name: /^Chart of/ })
      await chart.press('End')
      await expect(chart).toHaveAttribute('aria-valuenow', '10000')
      expect(await table.getByRole('row').count()).toBeLessThan(100)
      await expectDesigned(page, 'a long odds history')
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(table.locator('[aria-rowindex="10001"]')).toBeVisible()
      expect(await table.getByRole('row').count()).toBeLessThan(100)
    })
  })
