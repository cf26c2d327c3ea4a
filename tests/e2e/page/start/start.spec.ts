import type { Page, Request } from '@playwright/test'

import { expect, test } from '../../../harness/fixtures.ts'
import { ClientPage } from '../../../harness/pages/client.ts'

const pathOf = (request: Request): string => new URL(request.url()).pathname
const isCall = (request: Request): boolean => pathOf(request).startsWith('/api/')
/** The script that comes after the first list: the slip, with its machines and screens. */
const later = /\/assets\/later-[^/]+\.js(?:\?.*)?$/

/** Notes in the page when its events channel opened. @returns how many lists were asked for before, and since */
async function watchLists(page: Page): Promise<() => Promise<{ before: number; since: number }>> {
  await page.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      constructor(...args: ConstructorParameters<typeof WebSocket>) {
        super(...args)
        if (new URL(this.url).pathname.endsWith('/events/'))
          this.addEventListener('open', () => performance.mark('events channel open'))
      }
    }
  })
  return () =>
    page.evaluate(() => {
      const [opened] = performance.getEntriesByName('events channel open')
      const lists = performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname === '/api/events/')
      const since = lists.filter(
        ({ startTime }) => opened !== undefined && startTime >= opened.startTime,
      ).length
      return { before: lists.length - since, since }
    })
}

/** Keeps the slip's code from the page. @returns lets it come */
async function holdSlip(page: Page): Promise<() => void> {
  let letSlipGo = () => {}
  const held = new Promise<void>((resolve) => (letSlipGo = resolve))
  await page.route(later, async (route) => {
    await held
    await route.continue()
  })
  return letSlipGo
}

test.describe('the start', () => {
  test('asks for everything once, and exchanges the link before the client is there [LAUNCH-02] [LIVE-05]', async ({
    page,
    sandbox,
  }) => {
    const calls: string[] = []
    const sockets: string[] = []
    const listsAskedFor = await watchLists(page)
    page.on('request', (request) => {
      if (isCall(request) && pathOf(request) !== '/api/events/')
        calls.push(`${request.method()} ${pathOf(request)}`)
    })
    page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname))
    let letClientGo = () => {}
    const held = new Promise<void>((resolve) => (letClientGo = resolve))
    await page.route(/\/assets\/(?:client|vendor)-[^/]+\.js$/, async (route) => {
      await held
      await route.continue()
    })
    const exchanged = page.waitForResponse((response) => pathOf(response.request()) === '/api/game-launch/')
    const { link } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro' })
    await page.goto(link, { waitUntil: 'commit' })
    await exchanged
    expect(page.url()).not.toMatch(/token|auth/)
    expect(calls).toEqual(['POST /api/game-launch/'])
    letClientGo()
    const client = new ClientPage(page, page)
    await client.ready()
    await expect(client.member.balance).toContainText('10,000.00')
    await expect(page.locator('[data-market][data-side]').first()).toBeVisible()
    // The slip's code comes when the list is there; the history's tab counts what is pending, and nothing is asked for twice.
    await expect(client.slip.panel.getByText('Your bet slip is empty')).toBeVisible()
    await expect
      .poll(() => calls.toSorted())
      .toEqual([
        // After the list, for the tab's count.
        'GET /api/events/favourite',
        'GET /api/games',
        'GET /api/games/tieco/',
        // Of each server, after the list; the choice is recorded.
        'GET /api/healthcheck',
        'GET /api/healthcheck',
        'GET /api/healthcheck',
        'GET /api/members/config/',
        'GET /api/members/me/',
        // With the notices, after the slip: what is announced, and how many notifications are unread.
        'GET /api/news/',
        'GET /api/notifications/',
        'GET /api/transactions/',
        'GET /api/wallet/',
        'POST /api/game-launch/',
        'POST /api/healthcheck/record',
      ])
    // One that was asked for while the channel kept the page waiting may have missed a price, and is asked for again.
    // It is counted once it is answered.
    await expect.poll(async () => (await listsAskedFor()).since).toBe(1)
    expect((await listsAskedFor()).before).toBeLessThanOrEqual(1)
    await expect
      .poll(() => sockets.toSorted())
      .toEqual(['/game-client/v8/events/', '/game-client/v8/notifications/'])
  })

  test('the slip comes after the list, and history, menu and notices after the slip [BROWSE-14]', async ({
    page,
    sandbox,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const [, name] = /\/assets\/(later|rest)-/.exec(request.url()) ?? []
      // What has been fetched is imported next: from the browser's cache, which a route turns off.
      if (name !== undefined && request.resourceType() === 'fetch') asked.push(name)
    })
    let letListGo = () => {}
    const held = new Promise<void>((resolve) => (letListGo = resolve))
    await page.route(/\/api\/events\/\?/, async (route) => {
      await held
      await route.continue()
    })
    const letSlipGo = await holdSlip(page)
    const { link } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro' })
    await page.goto(link)
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
    expect(asked).toEqual([])
    letListGo()
    await expect(page.locator('[data-market][data-side]').first()).toBeVisible()
    await expect.poll(() => asked).toEqual(['later'])
    letSlipGo()
    await expect.poll(() => asked).toEqual(['later', 'rest'])
  })

  test('a press on odds before the slip is there shows at once, and is done and told when it comes [SLIP-01] [SLIP-02] [A11Y-01]', async ({
    page,
    sandbox,
  }) => {
    const asked = page.waitForRequest(later)
    const letSlipGo = await holdSlip(page)
    const { link } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro' })
    await page.goto(link)
    const client = new ClientPage(page, page)
    const odds = client.getByRole('group').first().getByRole('button', { name: /, \d/ }).first()
    await odds.click()
    await asked
    await expect(odds).toHaveAttribute('aria-pressed', 'true')
    await expect(client.getByRole('tab', { name: 'Bet slip 1' })).toBeVisible()
    letSlipGo()
    await expect(client.slip.panel.getByRole('listitem')).toHaveCount(1)
    await expect(client.getByRole('status').filter({ hasText: 'Added to bet slip: ' })).toHaveCount(1)
    await expect(odds).toHaveAttribute('aria-pressed', 'true')
    await client.slip.stake.fill('10')
    await client.slip.place.click()
    expect(await client.slip.placed()).not.toBe('')
  })

  for (const isLeft of [false, true])
    test(`the focus that is asked for the slip before that is there ${isLeft ? 'stays with who goes on' : 'waits for it there'} [A11Y-01] [SLIP-22]`, async ({
      page,
      sandbox,
    }) => {
      const letSlipGo = await holdSlip(page)
      const { link } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro' })
      await page.goto(link)
      const client = new ClientPage(page, page)
      const odds = client.getByRole('group').first().getByRole('button', { name: /, \d/ }).first()
      // Until its channel is open it may be old, and a press does nothing.
      await expect(odds).toHaveAttribute('aria-disabled', 'false')
      await odds.press('Enter')
      await odds.press('s')
      const panel = client.getByRole('tabpanel', { name: 'Bet slip' })
      await expect(panel.locator(':focus')).toHaveCount(1)
      if (isLeft) await page.keyboard.press('Escape')
      letSlipGo()
      await expect(client.slip.stake).toBeVisible()
      await expect(isLeft ? odds : client.slip.stake).toBeFocused()
    })

  test('the slip is fetched until it comes, however often its scripts fail [SLIP-18]', async ({
    page,
    sandbox,
  }) => {
    let failures = 0
    await page.route(later, async (route) => {
      failures += 1
      if (failures <= 2) await route.abort()
      else await route.continue()
    })
    const { link } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro' })
    await page.goto(link)
    const client = new ClientPage(page, page)
    await client.getByRole('group').first().getByRole('button', { name: /, \d/ }).first().click()
    await expect(client.slip.panel.getByRole('listitem')).toHaveCount(1)
    expect(failures).toBeGreaterThan(2)
  })

  for (const script of ['start', 'client', 'vendor', 'app', 'messages'])
    test(`a page whose script "${script}" cannot be fetched says so in its frame, and comes with Retry [LAUNCH-03] [ROUTE-06]`, async ({
      page,
      sandbox,
    }) => {
      await page.route(new RegExp(`/assets/${script}-[^/]+\\.js(?:\\?.*)?$`), (route) => route.abort())
      const { link } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro' })
      await page.goto(link)
      const said = page.getByRole('status').filter({ hasText: 'This page has not loaded' })
      // Where no script has come that would know, the frame itself waits before it says so.
      await expect(said).toBeVisible({ timeout: 60_000 })
      await page.unrouteAll()
      await said.getByRole('link', { name: 'Retry' }).click()
      await new ClientPage(page, page).ready()
      await expect(page.locator('[data-market][data-side]').first()).toBeVisible()
      await expect(said).toHaveCount(0)
    })

  test('a page that could not be loaded stays where it cannot be fetched itself either [LAUNCH-03] [ROUTE-06]', async ({
    page,
    sandbox,
    context,
  }) => {
    await page.route(/\/assets\/app-[^/]+\.js$/, (route) => route.abort())
    const { link } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro' })
    await page.goto(link)
    const said = page.getByRole('status').filter({ hasText: 'This page has not loaded' })
    await expect(said).toBeVisible()
    await context.setOffline(true)
    const looked = page.waitForEvent('requestfailed')
    await said.getByRole('link', { name: 'Retry' }).click()
    await looked
    await expect(said).toBeVisible()
    await context.setOffline(false)
    await page.unrouteAll()
    await said.getByRole('link', { name: 'Retry' }).click()
    await new ClientPage(page, page).ready()
  })
})
