import { someEvent } from '../events.ts'
import { expect, test } from '../fixtures.ts'

test.describe('the events', () => {
  test('today, in-play and early show as many events as their counts say [BROWSE-01]', async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    const live = await sandbox.events('?timing=inplay')
    await expect(client.tab('In-play')).toContainText(String(live.length))
    await client.tab('In-play').click()
    await expect(client.getByRole('group').first()).toBeVisible()
    await expect(client.tab('In-play')).toHaveAttribute('aria-selected', 'true')
    await client.tab('Early').click()
    await expect(client.getByRole('group').first()).toBeVisible()
  })

  test('the sandbox shows at least 100 events of 8 games, 20 of them live [BROWSE-01]', async ({
    sandbox,
  }) => {
    const events = await sandbox.events()
    expect(events.length).toBeGreaterThanOrEqual(100)
    expect(new Set(events.map((event) => event.gameId)).size).toBeGreaterThanOrEqual(8)
    expect(events.filter((event) => event.inPlay).length).toBeGreaterThanOrEqual(20)
  })

  test('a row names its event, its markets and their prices [BROWSE-07] [BROWSE-09]', async ({
    launched,
    sandbox,
  }) => {
    const { event, market, home } = await someEvent(sandbox)
    const client = await launched()
    const row = client.event(event.home, event.away)
    await expect(row).toBeVisible()
    const price = market.selections.find((selection) => selection.side === 'home')?.euroOdds ?? ''
    await expect(client.price(home, row).first()).toHaveAccessibleName(new RegExp(`${price.slice(0, 4)}`))
  })

  test('the game filter narrows the list, and with the tab survives a reload [BROWSE-02] [ROUTE-11]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const client = await launched()
    const events = await sandbox.events('?timing=inplay')
    const game = events[0]
    if (!game) throw new Error('No live event.')
    await client.tab('In-play').click()
    const games = client.getByRole('navigation', { name: 'Games' })
    await games.getByRole('link', { name: new RegExp(`^${game.gameName}`) }).click()
    const expected = events.filter((event) => event.gameId === game.gameId)
    const other = events.find((event) => event.gameId !== game.gameId)
    await expect(client.event(game.home, game.away)).toBeVisible()
    if (other) await expect(client.event(other.home, other.away)).toHaveCount(0)
    await page.reload()
    await expect(client.tab('In-play')).toHaveAttribute('aria-selected', 'true')
    await expect(client.event(game.home, game.away)).toBeVisible()
    expect(expected.length).toBeGreaterThan(0)
  })

  test('an event opens with every market of it, and back leads to the list [BROWSE-06] [BROWSE-08]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { event } = await someEvent(sandbox)
    const client = await launched()
    await client.event(event.home, event.away).getByRole('link').first().click()
    await expect(client.getByRole('heading', { name: `${event.home} v ${event.away}` })).toBeVisible()
    const shown = event.markets.filter((market) => market.tabName === 'MATCH' && market.status !== 'closed')
    for (const market of shown)
      await expect(page.locator(`[data-market="${market.marketId}"]`).first(), market.name).toBeVisible()
    await client.getByRole('link', { name: /Back/ }).click()
    await expect(client.event(event.home, event.away)).toBeVisible()
  })

  test('a list that cannot be loaded says so and loads when asked again [BROWSE-14] [SRV-11]', async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    await sandbox.fault({ method: 'GET', path: '/events/', kind: 'status', status: 500, times: 20 })
    await client.tab('Early').click()
    await expect(client.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 20_000 })
    await sandbox.clearFaults()
    await client.getByRole('button', { name: 'Retry' }).click()
    await expect(client.getByRole('group').first()).toBeVisible()
  })

  test("times are in the member's zone [ODDS-04]", async ({ launched, sandbox }) => {
    const { event } = await someEvent(sandbox)
    const client = await launched()
    const start = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      hour: '2-digit',
      minute: '2-digit',
    }).format(event.startUtc)
    await expect(client.event(event.home, event.away)).toContainText(start)
  })

  test('a list of more events than a page holds is read to its end, and mounts what is seen [BROWSE-05]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const client = await launched()
    const events = await sandbox.events('?timing=today')
    expect(events.length).toBeGreaterThan(100)
    const pages = new Set<string>()
    page.on('request', (request) => {
      const wanted = new URL(request.url()).searchParams.get('page')
      if (request.url().includes('/api/events/?') && wanted) pages.add(wanted)
    })
    await expect(client.getByRole('group').first()).toBeVisible()
    const mounted = await page.locator('[data-event]').count()
    expect(mounted).toBeLessThan(60)
    await client.getByRole('group').first().hover()
    await expect(async () => {
      await page.mouse.wheel(0, 4000)
      expect(pages).toContain('2')
    }).toPass()
  })

  test('a game the client does not know still shows [BROWSE-15]', async ({ launched, page }) => {
    await page.route('**/api/games?**', async (route) => {
      const reply = await route.fetch()
      const { results } = (await reply.json()) as { results: { gameId: string; gameName: string }[] }
      await route.fulfill({
        response: reply,
        json: {
          results: results.map((game, at) => (at === 0 ? { ...game, gameName: 'Curling 3000' } : game)),
        },
      })
    })
    const client = await launched()
    await expect(
      client.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: /^Curling 3000/ }),
    ).toBeVisible()
  })
})
