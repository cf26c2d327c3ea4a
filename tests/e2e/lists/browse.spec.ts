import type { Page } from '@playwright/test'

import { someEvent } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'

/** Scrolls through the list that is shown to its end, where so many events have been seen, and gives all their ids. */
async function readList(page: Page, count: number): Promise<Set<string>> {
  const ids = new Set<string>()
  const rows = page.locator('[data-event]')
  await expect(rows.first()).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(async () => {
    const { seen, rest } = await page.evaluate(async () => {
      const shown = [...document.querySelectorAll<HTMLElement>('[data-event]')]
      const { scrollHeight, clientHeight } = document.documentElement
      const before = window.scrollY
      window.scrollBy({ top: clientHeight, behavior: 'instant' })
      // What comes into sight by it is mounted with the next frame.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
      return {
        seen: shown.map((row) => row.dataset.event ?? ''),
        rest: scrollHeight - clientHeight - before,
      }
    })
    for (const id of seen) ids.add(id)
    expect(rest).toBeLessThanOrEqual(1)
    // The end of a page is not the end of the list.
    expect(ids.size).toBeGreaterThanOrEqual(count)
  }).toPass({ intervals: [50] })
  return ids
}

/** Reads the list of the open tab to its end, day by day where it has days, and gives the ids of all its events. */
async function readTab(page: Page, count: number): Promise<string[]> {
  const days = page.getByRole('tablist', { name: 'Dates' }).getByRole('tab')
  if (!page.url().includes('tab=early')) return [...(await readList(page, count))]
  await expect(days.first()).toBeVisible()
  const ids: string[] = []
  for (const day of await days.all()) {
    await day.click()
    await expect(day).toHaveAttribute('aria-selected', 'true')
    const ofDay = Number(/\d+$/.exec(await day.innerText())?.[0])
    const seen = await readList(page, ofDay)
    expect(seen.size).toBe(ofDay)
    ids.push(...seen)
  }
  return ids
}

test.describe('the events', () => {
  test('today, in-play and early show as many events as their counts say [BROWSE-01] [BROWSE-05]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const client = await launched()
    for (const [tab, timing] of [
      ['Today', 'today'],
      ['In-play', 'inplay'],
      ['Early', 'early'],
    ] as const) {
      const expected = (await sandbox.events(`?timing=${timing}`)).map((event) => event.eventId).sort()
      expect(expected.length).toBeGreaterThan(0)
      await client.lists.tab(tab).click()
      await expect(client.lists.tab(tab)).toHaveAttribute('aria-selected', 'true')
      await expect(client.lists.tab(tab)).toHaveText(new RegExp(`^\\D+${expected.length}$`))
      expect((await readTab(page, expected.length)).sort(), tab).toEqual(expected)
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
    const row = client.lists.event(event.home, event.away)
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
    await client.lists.tab('In-play').click()
    const games = client.getByRole('navigation', { name: 'Games' })
    await games.getByRole('link', { name: new RegExp(`^${game.gameName}`) }).click()
    const expected = events.filter((event) => event.gameId === game.gameId)
    const other = events.find((event) => event.gameId !== game.gameId)
    await expect(client.lists.event(game.home, game.away)).toBeVisible()
    if (other) await expect(client.lists.event(other.home, other.away)).toHaveCount(0)
    await page.reload()
    await expect(client.lists.tab('In-play')).toHaveAttribute('aria-selected', 'true')
    await expect(client.lists.event(game.home, game.away)).toBeVisible()
    expect(expected.length).toBeGreaterThan(0)
  })

  test('an event opens with every market of it, and back leads to the list [BROWSE-06] [BROWSE-08]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { event } = await someEvent(sandbox)
    const client = await launched()
    await client.lists.event(event.home, event.away).getByRole('link').first().click()
    await expect(client.getByRole('heading', { name: `${event.home} v ${event.away}` })).toBeVisible()
    const shown = event.markets.filter((market) => market.tabName === 'MATCH' && market.status !== 'closed')
    for (const market of shown)
      await expect(page.locator(`[data-market="${market.marketId}"]`).first(), market.name).toBeVisible()
    await client.getByRole('link', { name: /Back/ }).click()
    await expect(client.lists.event(event.home, event.away)).toBeVisible()
  })

  test('a list that cannot be loaded says so and loads when asked again [BROWSE-14] [SRV-11]', async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    await sandbox.fault({ method: 'GET', path: '/events/', kind: 'status', status: 500, times: 20 })
    await client.lists.tab('Early').click()
    await expect(client.getByRole('button', { name: 'Retry' })).toBeVisible()
    await sandbox.clearFaults()
    await client.getByRole('button', { name: 'Retry' }).click()
    await expect(client.getByRole('group').first()).toBeVisible()
  })

  test('amounts of dewi are in thousands of rupiah, what is paid in full [ODDS-03]', async ({
    launched,
    sandbox,
  }) => {
    const { event, home } = await someEvent(sandbox)
    const client = await launched({ member: 'dewi' })
    await expect(client.member.balance).toContainText(/Rp\s25,000\.00K/)
    await client.price(home, client.lists.event(event.home, event.away)).first().click()
    await client.slip.stake.fill('150000')
    await expect(client.slip.place).toHaveText(/^Place bet, Rp\s150,000$/)
    await client.slip.place.click()
    await client.slip.placed()
    await expect(client.slip.fact('Stake').first()).toHaveText(/^Rp\s150,000$/)
    await expect(client.member.balance).toContainText(/Rp\s24,850\.00K/)
    expect((await sandbox.ledger('dewi')).wallet.balance).toBe('24850000')
  })

  test('a list of more events than a page holds is read to its end, and mounts what is seen [BROWSE-05]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const sizes = new Map<string, string | null>()
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      const wanted = searchParams.get('page')
      if (pathname.endsWith('/events/') && wanted) sizes.set(wanted, searchParams.get('page_size'))
    })
    await launched()
    const events = await sandbox.events('?timing=today')
    expect(events.length).toBeGreaterThan(100)
    await expect(page.locator('[data-event]').first()).toBeVisible()
    expect(await page.locator('[data-event]').count()).toBeLessThan(60)
    const read = await readList(page, events.length)
    expect([...read].sort()).toEqual(events.map((event) => event.eventId).sort())
    expect(Object.fromEntries(sizes)).toMatchObject({ 1: '100', 2: '100' })
    expect(await page.locator('[data-event]').count()).toBeLessThan(60)
  })

  test('a game the client does not know still shows, with its events [BROWSE-15]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { event } = await someEvent(sandbox)
    await sandbox.event(event.eventId, { names: { gameId: '990', gameName: 'Curling 3000' } })
    const client = await launched()
    const games = client.getByRole('navigation', { name: 'Games' })
    await games.getByRole('link', { name: /^Curling 3000/ }).click()
    await expect(client.lists.event(event.home, event.away)).toBeVisible()
    await expect(page.locator('[data-event]')).toHaveCount(1)
    await expect(client.getByRole('tabpanel', { name: 'Events' })).toContainText('Curling 3000')
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
      await client.lists.tab(tab).click()
      const row = client.lists.event(event.home, event.away)
      await expect(row).toContainText(format(event.startUtc, time))
      const isOtherDay = format(event.startUtc, day) !== format(now, day)
      if (isOtherDay) await expect(row).toContainText(format(event.startUtc, day))
    }
  })
})
