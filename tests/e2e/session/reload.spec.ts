import type { Page } from '@playwright/test'

import { someEvent } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'
import { ClientPage } from '../../harness/pages/client.ts'
import { blockScripts } from '../../harness/scripts.ts'

const title = /^There was an error loading this page\. Error code [0-9A-F]{6}$/
const gallery = /\/assets\/IconGallery-[^/]+\.js/
/** What comes after the slip: history, menu, keys, and how many bets are pending (`build/chunks.ts`). */
const rest = 'rest'
/** The slip's, which the script of the history imports. */
const later = 'later'
const eventPage = /\/assets\/_eventId-[^/]+\.js/

async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
}

test('a script that fails reloads the page once, and then is said with its codes [ROUTE-06] [SRV-12]', async ({
  page,
  sandbox,
}) => {
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.route(gallery, (route) => route.abort())
  await page.goto(`${sandbox.clientUrl}/v8/icons`)
  await expect(page.getByText(title)).toBeVisible()
  await expect(page.getByText(/^Support code \d{12}-[0-9A-F]{6}-/)).toBeVisible()
  expect(loads).toBe(2)
  await page.unroute(gallery)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('heading', { name: 'Icons', exact: true })).toBeVisible()
})

test('a page whose servers are away is not reloaded for a script: Retry shows it once they are back [ROUTE-06] [SRV-12] [HIST-01]', async ({
  launched,
  page,
  sandbox,
}) => {
  const blocked = await blockScripts(page, rest)
  const client = await launched()
  let loads = 0
  page.on('load', () => (loads += 1))
  await sandbox.kill()
  await client.tickets.tab.click()
  await expect(page.getByText(title)).toBeVisible()
  await expect(page.getByText('A bet you confirmed is not lost', { exact: false })).toBeVisible()
  // The matches stay where they are, and so does the slip.
  await expect(client.lists.tab('Today')).toBeVisible()
  await sandbox.run()
  await blocked.end()
  const history = client.tickets.panel
  await history.getByRole('button', { name: 'Retry' }).click()
  await client.getByRole('tab', { name: 'Settled', exact: true }).click()
  await expect(client.getByText('No settled bets')).toBeVisible()
  expect(loads).toBe(0)
})

test('a script that others need is fetched again with them, and is there once [ROUTE-06] [SLIP-18]', async ({
  launched,
  page,
  sandbox,
}) => {
  const { event } = await someEvent(sandbox)
  let loads = 0
  const blocked = await blockScripts(page, later)
  const client = await launched()
  page.on('load', () => (loads += 1))
  await client.tickets.tab.click()
  await expect.poll(blocked.tries).toBeGreaterThan(1)
  await blocked.end()
  await client.getByRole('tab', { name: 'Settled', exact: true }).click()
  await expect(client.getByText('No settled bets')).toBeVisible()
  // Two copies of it would have a slip each: the history's button would show one, and the price be in the other.
  await client.price(event.home, client.lists.event(event.home, event.away)).first().click()
  await client.getByRole('tab', { name: /^Bet slip/ }).click()
  await client.slip.stake.fill('10')
  await client.slip.place.click()
  const ticketNum = await client.slip.placed()
  await client.tickets.open('Pending')
  await expect(client.tickets.ticket(ticketNum)).toBeVisible()
  expect(loads).toBe(0)
})

test('the number of pending bets is left out while its script does not come, and nothing else with it [ROUTE-06] [HIST-02]', async ({
  launched,
  page,
}) => {
  const blocked = await blockScripts(page, rest)
  const client = await launched()
  // All its quick tries are over: what cannot be done without would be said to have failed.
  await expect.poll(blocked.tries).toBeGreaterThan(4)
  await expect(client.getByRole('tab', { name: 'Bet history', exact: true })).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
  await blocked.end()
  await client.tickets.open('Settled')
  await expect(client.getByText('No settled bets')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a script that fails for a moment costs the member one reload, and no word [ROUTE-06]', async ({
    page,
    sandbox,
  }) => {
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.route(gallery, (route) => (loads < 2 ? route.abort() : route.continue()))
    await page.goto(`${sandbox.clientUrl}/v8/icons`)
    await expect(page.getByRole('heading', { name: 'Icons', exact: true })).toBeVisible()
    expect(loads).toBe(2)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('slipway:v1:reload'))).toBeNull()
  })
})

test('a script that takes longer than 120 s counts as failed [ROUTE-06]', async ({ page, sandbox }) => {
  await page.clock.install()
  let loads = 0
  page.on('load', () => (loads += 1))
  let asked = 0
  await page.route(gallery, async (route) => {
    asked += 1
    if (asked > 1) await route.continue()
  })
  await page.goto(`${sandbox.clientUrl}/v8/icons`)
  await expect.poll(() => asked).toBe(1)
  await page.clock.runFor(119_000)
  expect([loads, asked]).toEqual([1, 1])
  await page.clock.runFor(2_000)
  await expect(page.getByRole('heading', { name: 'Icons', exact: true })).toBeVisible()
  await expect.poll(() => loads).toBe(2)
})

test('without storage a script that fails never reloads the page: it could not end [ROUTE-06]', async ({
  page,
  sandbox,
}) => {
  await refuseStorage(page)
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.route(gallery, (route) => route.abort())
  await page.goto(`${sandbox.clientUrl}/v8/icons`)
  await expect(page.getByText(title)).toBeVisible()
  expect(loads).toBe(1)
})

test('a script that hangs is asked for again once it has failed [ROUTE-06]', async ({ page, sandbox }) => {
  // Without storage the page is not reloaded for it, so that Retry is the way on.
  await refuseStorage(page)
  await page.clock.install()
  let asked = 0
  await page.route(gallery, async (route) => {
    asked += 1
    if (asked > 1) await route.continue()
  })
  await page.goto(`${sandbox.clientUrl}/v8/icons`)
  await expect.poll(() => asked).toBe(1)
  await page.clock.runFor(121_000)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Icons', exact: true })).toBeVisible()
})

for (const [where, viewport] of [
  ['beside the matches', { width: 1440, height: 900 }],
  ['in its sheet', { width: 390, height: 844 }],
] as const)
  test(`the history that was opened ${where} is there again after the reload that its script costs [ROUTE-06] [HIST-01]`, async ({
    launched,
    page,
  }) => {
    await page.setViewportSize(viewport)
    const blocked = await blockScripts(page, rest)
    const client = await launched()
    let loads = 0
    page.on('load', () => (loads += 1))
    if (viewport.width < 768) await client.getByRole('button', { name: 'Bet slip', exact: true }).click()
    await client.tickets.tab.click()
    await expect.poll(() => loads).toBe(1)
    await blocked.end()
    await client.getByRole('tab', { name: 'Settled', exact: true }).click()
    await expect(client.getByText('No settled bets')).toBeVisible()
    // A reload of the member's own begins with the slip, as ever.
    await page.reload()
    await client.ready()
    await expect(client.getByText('No settled bets')).toHaveCount(0)
  })

test('the slip survives the reload that a missing script costs [ROUTE-06] [SLIP-21]', async ({
  launched,
  page,
  sandbox,
}) => {
  const { event } = await someEvent(sandbox)
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.route(eventPage, (route) => (loads === 0 ? route.abort() : route.continue()))
  const client = await launched()
  loads = 0
  await client.price(event.home, client.lists.event(event.home, event.away)).first().click()
  await expect(client.slip.panel.getByRole('listitem')).toHaveCount(1)
  await client.lists.event(event.home, event.away).getByRole('link').first().click()
  await expect.poll(() => loads).toBe(1)
  await client.ready()
  await expect(client.slip.panel.getByRole('listitem')).toHaveCount(1)
  await client.lists.event(event.home, event.away).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: `${event.home} v ${event.away}` })).toBeVisible()
})

test('a reload of an event leads to its list where the member was in it, and a launch does not [ROUTE-09] [LAUNCH-10]', async ({
  page,
  sandbox,
}) => {
  const [event] = await sandbox.events('?timing=today&limit=1')
  if (!event) throw new Error('No event.')
  const { link } = await sandbox.launch({ member: 'alice', lang: 'en', event_id: event.eventId })
  await page.goto(link)
  await expect(page.getByRole('heading', { name: new RegExp(event.home) })).toBeVisible()
  const client = new ClientPage(page, page)
  await page.goto(`${sandbox.clientUrl}/v8/events/${event.eventId}?tab=early`)
  await expect(page.getByRole('heading', { name: new RegExp(event.home) })).toBeVisible()
  await page.reload()
  await client.ready()
  await expect(client.lists.tab('Early')).toHaveAttribute('aria-selected', 'true')
  expect(new URL(page.url()).pathname).toBe('/v8/events')
  await page.goto(`${sandbox.clientUrl}/v8/game-results/${event.eventId}`)
  await page.reload()
  await expect(page).toHaveURL(/\/v8\/game-results$/)
})

test('a reload asks whether there is maintenance, fetches the theme and has the language; a launch does not ask [ROUTE-09]', async ({
  page,
  sandbox,
}) => {
  const asked: string[] = []
  const languages = new Set<string | null>()
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/events/') languages.add(searchParams.get('lang'))
    if (/maintenance\/status|themes\//.test(pathname)) asked.push(pathname)
  })
  const { link } = await sandbox.launch({ member: 'alice', lang: 'th', theme: 'fb88' })
  await page.goto(link)
  await expect(page.locator('[data-market][data-side]').first()).toBeVisible()
  expect(asked).toEqual(['/v8/themes/fb88.json'])
  await page.reload()
  await expect(page.locator('[data-market][data-side]').first()).toBeVisible()
  await expect
    .poll(() => asked.toSorted())
    .toEqual(['/maintenance/status.json', '/v8/themes/fb88.json', '/v8/themes/fb88.json'])
  expect([...languages]).toEqual(['th'])
})
