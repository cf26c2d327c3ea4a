import type { Page } from '@playwright/test'

import type { components } from '#openapi/client.gen.ts'

import { sampleOf } from '../../harness/depth.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { violations } from '../../harness/look/violations.ts'
import { ClientPage } from '../../harness/pages/client.ts'
import type { LaunchOptions, TestSandbox } from '../../harness/sandbox.ts'

type Schemas = components['schemas']

/** Opens the analysis of a match of a game that is played today. */
async function openAnalysis(
  { page, sandbox }: { page: Page; sandbox: TestSandbox },
  { game = '41', ...options }: LaunchOptions & { game?: string },
) {
  const [event] = await sandbox.events(`?timing=today&game=${game}`)
  if (event === undefined) throw new Error(`No match of ${game} today.`)
  const { link } = await sandbox.launch({
    lang: 'en',
    odds_type: 'euro',
    event_id: event.eventId,
    ...(options.guest !== true && { member: 'alice' }),
    ...options,
  })
  await page.goto(link)
  const client = new ClientPage(page, page)
  await client.match.showView('Analysis')
  const tabs = client.getByRole('tablist', { name: 'Analysis', exact: true })
  return {
    event,
    client,
    tabs,
    tab: tabs.getByRole('tab', { name: 'Standings' }),
    table: client.getByRole('table', { name: 'Standings' }),
  }
}

const isStandings = /analytics\/\?.*summary_type=x-slipway-standings/

/** What is left out of sight at the side of the page. */
const beside = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

for (const [width, height, theme, columns] of [
  [1440, 900, 'lh', ['Position', 'Team', 'Played', 'Won', 'Drawn', 'Lost', 'Goals', 'Difference', 'Points']],
  [390, 844, 'default', ['Position', 'Team', 'Played', 'Difference', 'Points']],
] as const)
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('the standings of a match are what the server says, which follows from the results, with both teams marked [STAT-03] [BROWSE-08] [BROWSE-13] [A11Y-01]', async ({
      page,
      sandbox,
    }) => {
      test.slow()
      const { event, client, tab, table } = await openAnalysis({ page, sandbox }, { theme })
      const told = page.waitForResponse(isStandings)
      await tab.click()
      const response = await told
      const standings: Schemas['Standings'] = await response.json()
      await expect(client.getByRole('heading', { name: standings.competitionName })).toBeVisible()

      // Few at first: every row that is shown is the server's, and both teams are among them.
      const rows = table.locator('tbody').getByRole('row')
      const count = standings.rows.length
      expect(await rows.count()).toBeLessThan(count)
      for (const team of [event.home, event.away])
        await expect(
          table.getByRole('rowheader', { name: new RegExp(`^${team} ?, in this match$`) }),
        ).toBeVisible()
      const all = client.getByRole('button', { name: `Show all ${count} teams` })
      await all.focus()
      await page.keyboard.press('Enter')
      await expect(rows).toHaveCount(count)
      await expect(client.getByRole('button', { name: 'Show fewer teams' })).toBeFocused()

      const heads = table.getByRole('columnheader').filter({ visible: true })
      await expect(heads).toHaveCount(columns.length)
      for (const name of columns)
        await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible()
      const figures: Readonly<Record<string, (row: Schemas['StandingsRow']) => string>> = {
        Position: ({ position }) => String(position),
        Played: ({ played }) => String(played),
        Won: ({ won }) => String(won),
        Drawn: ({ drawn }) => String(drawn),
        Lost: ({ lost }) => String(lost),
        Goals: ({ scored, conceded }) => `${scored}:${conceded}`,
        Difference: ({ scored, conceded }) => signed((scored ?? 0) - (conceded ?? 0)),
        Points: ({ points }) => String(points),
      }
      const shown = await rows.evaluateAll((found) =>
        found.map((row) =>
          [...row.querySelectorAll('td')]
            .filter((cell) => cell.offsetWidth > 0)
            .map((cell) => cell.innerText),
        ),
      )
      const expected = standings.rows.map((row) =>
        columns.filter((name) => name !== 'Team').map((name) => figures[name]?.(row)),
      )
      expect(shown).toEqual(expected)
      const names = await table.getByRole('rowheader').locator('bdi').allInnerTexts()
      expect(names).toEqual(standings.rows.map(({ teamName }) => teamName))

      // Each of the two teams has in the results what it has in the table.
      const { authorization = '' } = await response.request().allHeaders()
      const results = await resultsOf(page, sandbox, authorization, event.eventId, standings.sinceUtc ?? '')
      for (const team of [event.home, event.away]) {
        const [row] = standings.rows.filter(({ teamName }) => teamName === team)
        const scores = results.flatMap(({ home, away, matchScoreline }) => {
          const [ofHome = 0, ofAway = 0] = (matchScoreline ?? '').split('-').map(Number)
          if (home.teamName === team) return [[ofHome, ofAway] as const]
          return away.teamName === team ? [[ofAway, ofHome] as const] : []
        })
        const won = scores.filter(([own, other]) => own > other).length
        const drawn = scores.filter(([own, other]) => own === other).length
        expect([team, row?.played, row?.won, row?.drawn, row?.points]).toEqual([
          team,
          scores.length,
          won,
          drawn,
          3 * won + drawn,
        ])
      }
      expect(await violations(page), 'standings').toEqual([])
      expect(await beside(page)).toBeLessThanOrEqual(0)
    })
  })

for (const [width, height, theme] of sampleOf(
  [1440, 820, 390, 375].flatMap((across) =>
    (['default', 'lh'] as const).map((look) => [across, across === 375 ? 553 : 900, look] as const),
  ),
  2,
))
  test.describe(`at ${width} × ${height}, in the theme ${theme}`, () => {
    test.use({ viewport: { width, height } })

    test('standings of 500 teams with figures and names that nobody expects fit the page, and can be read [STAT-03] [LIVE-13] [DEVICE-01] [A11Y-01]', async ({
      page,
      sandbox,
    }) => {
      test.slow()
      await page.route(isStandings, (route) => route.fulfill({ json: strangeStandings() }))
      const { client, tab, table } = await openAnalysis({ page, sandbox }, { theme })
      await tab.click()
      const rows = table.locator('tbody').getByRole('row')
      // Neither team is in it: the first ten, and what cannot be read is left out.
      await expect(rows).toHaveCount(10)
      await expect(table.getByText('<b>Owls</b>')).toBeVisible()
      await expect(table.getByText('Nobody')).toBeHidden()
      expect(await violations(page), 'strange standings').toEqual([])
      expect(await beside(page)).toBeLessThanOrEqual(0)
      await client.getByRole('button', { name: 'Show all 500 teams' }).click()
      await expect(rows).toHaveCount(500)
      expect(await beside(page)).toBeLessThanOrEqual(0)
      const tallest = await rows.evaluateAll((found) => Math.max(...found.map((row) => row.clientHeight)))
      expect(tallest).toBeLessThanOrEqual(100)
    })
  })

test('a guest sees the standings, and a match of which the server has none says nothing of them and asks for none [STAT-03] [LAUNCH-05]', async ({
  page,
  sandbox,
}) => {
  test.slow()
  const guest = await openAnalysis({ page, sandbox }, { guest: true, game: '1' })
  await guest.tab.click()
  await expect(guest.table.getByRole('columnheader', { name: 'Maps' })).toBeVisible()
  await expect(guest.table.getByRole('columnheader', { name: 'Drawn' })).toBeHidden()

  const asked: string[] = []
  page.on('request', (request) => {
    if (isStandings.test(request.url())) asked.push(request.url())
  })
  const cricket = await openAnalysis({ page, sandbox }, { game: '44' })
  await expect(cricket.tabs.getByRole('tab')).toHaveText(['Head to head', 'Recent matches'])
  await page.route('**/analytics/available/**', async (route) => {
    const response = await route.fetch()
    const { 'x-slipway-standings': _, ...tabs }: Schemas['AvailableAnalytics'] = await response.json()
    await route.fulfill({ response, json: tabs })
  })
  const without = await openAnalysis({ page, sandbox }, { game: '41' })
  await expect(without.tabs.getByRole('tab')).toHaveText(['Head to head', 'Recent matches'])
  expect(asked).toEqual([])
})

/** The results of an event's competition since a day, page by page. */
async function resultsOf(
  page: Page,
  sandbox: TestSandbox,
  authorization: string,
  eventId: string,
  since: string,
): Promise<Schemas['Event'][]> {
  const get = async <Reply>(path: string): Promise<Reply> => {
    const response = await page.request.get(`${sandbox.clientUrl}/api${path}`, { headers: { authorization } })
    expect([path, response.status()]).toEqual([path, 200])
    return response.json()
  }
  const { results: found } = await get<Schemas['EventPage']>(`/events/?event_id=${eventId}`)
  const [{ gameId, competitionId }] = found as [Schemas['Event']]
  const days = `${since.slice(0, 10)}/${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}`
  const results: Schemas['Event'][] = []
  for (let number: number | null = 1; number !== null;) {
    const list: Schemas['EventPage'] = await get(
      `/results/?timezone=UTC&date=${days}&game_id=${gameId}&competition_id=${competitionId}&page_size=100&page=${number}`,
    )
    results.push(...list.results)
    number = list.next
  }
  return results
}

function signed(figure: number): string {
  if (figure === 0) return '0'
  return figure > 0 ? `+${figure}` : `−${-figure}`
}

function strangeStandings(): object {
  const names = [
    '<b>Owls</b>',
    '\u202Esdrawkcab',
    'W'.repeat(10_000),
    'Wanderers of the Upper Marsh '.repeat(3),
  ]
  const rows = Array.from({ length: 10_000 }, (_, at) => ({
    position: at + 1,
    teamName: names[at] ?? `Team ${at}`,
    played: 999_999,
    won: at,
    drawn: 0,
    lost: 999_999,
    scored: 999_999,
    conceded: 0,
    points: 999_999 - at,
    winRate: null,
  }))
  const broken = [
    { ...rows[0], teamName: 'Nobody', played: -1 },
    { ...rows[0], teamName: 'Nobody', points: 1e300 },
    null,
  ]
  return {
    summaryType: 'x-slipway-standings',
    competitionName: 'A competition with a name that goes on and on '.repeat(20),
    sinceUtc: null,
    rows: [...broken, ...rows],
  }
}
