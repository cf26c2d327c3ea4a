import { someEvent } from '../events.ts'
import { expect, test } from '../fixtures.ts'

test.describe('the events', () => {
  test('today, in-play and early say how many events they hold, and show them [BROWSE-01]', async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    for (const [name, timing] of [
      ['In-play', 'inplay'],
      ['Early', 'early'],
      ['Today', 'today'],
    ] as const) {
      const events = await sandbox.events(`?timing=${timing}`)
      const tab = client.tab(name)
      await expect(tab).toHaveAccessibleName(`${name} ${events.length}`)
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      const [first] = events
      if (!first) throw new Error(`No event of ${name}.`)
      await expect(client.event(first.home, first.away)).toBeVisible()
    }
  })

  test('the sandbox shows more than 100 events of today, of 8 games, and 20 live ones [BROWSE-01]', async ({
    sandbox,
  }) => {
    const events = await sandbox.events()
    expect((await sandbox.events('?timing=today')).length).toBeGreaterThan(100)
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
    await expect(client.getByRole('button', { name: 'Retry' })).toBeVisible()
    await sandbox.clearFaults()
    await client.getByRole('button', { name: 'Retry' }).click()
    await expect(client.getByRole('group').first()).toBeVisible()
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

test.describe('in Kathmandu, which shares its minutes with nobody', () => {
  const timeZone = 'Asia/Kathmandu'
  test.use({ timezoneId: timeZone })

  test("times and days are in the member's zone, and a start of another day names it [ODDS-04] [BROWSE-07]", async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    const { now } = await sandbox.clock({})
    const format = (at: number, parts: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-GB', { timeZone, ...parts }).format(at)
    const day = { day: '2-digit', month: '2-digit' } as const
    const time = { hour: '2-digit', minute: '2-digit' } as const
    const today = await sandbox.events('?timing=today')
    const early = await sandbox.events('?timing=early')
    for (const [tab, event] of [
      ['Today', today[0]],
      ['Early', early[0]],
    ] as const) {
      if (!event) throw new Error(`No event of ${tab}.`)
      await client.tab(tab).click()
      const row = client.event(event.home, event.away)
      await expect(row).toContainText(format(event.startUtc, time))
      const isOtherDay = format(event.startUtc, day) !== format(now, day)
      if (isOtherDay) await expect(row).toContainText(format(event.startUtc, day))
    }
  })
})
