import { someEvent } from '../../harness/events.ts'
import { expect, test } from '../../harness/fixtures.ts'
import type { ClientPage } from '../../harness/pages/client.ts'
import { pressIfThere } from '../../harness/pages/controls.ts'
import type { TestSandbox } from '../../harness/sandbox.ts'

const events = { method: 'GET', path: '/events/' } as const
const words = 'This list may not be up to date.'

/** Cuts the channels, so that everything on screen is fetched again, which a fault then refuses. */
async function failToRefresh(sandbox: TestSandbox, ...paths: string[]): Promise<void> {
  for (const path of paths)
    await sandbox.fault({ method: 'GET', path, kind: 'status', status: 500, times: 10_000 })
  await sandbox.sockets({ action: 'drop' })
}

const retryOf = (client: ClientPage, text: string) =>
  client.getByRole('status').filter({ hasText: text }).getByRole('button', { name: 'Retry' })

test.describe('a list that could not be fetched again', () => {
  test('keeps its rows and says so; no old price of it can be bet, and Retry brings it back [SRV-11] [LIVE-05]', async ({
    launched,
    sandbox,
  }) => {
    const { event, home } = await someEvent(sandbox)
    const client = await launched()
    const row = client.lists.event(event.home, event.away)
    const price = client.price(home, row).first()
    await expect(price).toHaveAttribute('aria-disabled', 'false')
    await failToRefresh(sandbox, '/events/')
    await expect(client.getByText(words)).toBeVisible()
    await expect(row).toBeVisible()
    await expect(price).toHaveAttribute('aria-disabled', 'true')
    // It may come into the slip, which does not take it either.
    await price.click({ force: true })
    await client.slip.stake.fill('100')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'true')
    await expect(client.slip.panel.getByText('These odds may not be up to date.').first()).toBeVisible()
    await sandbox.clearFaults()
    await pressIfThere(retryOf(client, words))
    await expect(client.getByText(words)).toBeHidden()
    await expect(price).toHaveAttribute('aria-disabled', 'false')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
  })

  test('says so for the games and their counts, which stay as they were [SRV-11] [BROWSE-02]', async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    const games = client.getByRole('navigation', { name: 'Games' })
    await expect(games.getByRole('link', { name: /^Soccer/ })).toBeVisible()
    const before = await games.getByRole('link').count()
    await failToRefresh(sandbox, '/games', '/games/tieco/')
    const notice = games.getByText('The counts may not be up to date.')
    await expect(notice).toBeVisible()
    await expect(games.getByRole('link')).toHaveCount(before)
    await sandbox.clearFaults()
    await games.getByRole('button', { name: 'Retry' }).click()
    await expect(notice).toBeHidden()
  })

  test("says so for the member's tickets, an empty list too [SRV-11] [HIST-01]", async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    await client.tickets.open()
    await expect(client.getByText('No pending bets')).toBeVisible()
    await failToRefresh(sandbox, '/transactions/')
    const text = 'These bets may not be up to date.'
    await expect(client.getByText(text)).toBeVisible()
    await sandbox.clearFaults()
    await retryOf(client, text).click()
    await expect(client.getByText(text)).toBeHidden()
    await expect(client.getByText('No pending bets')).toBeVisible()
  })

  test('that never came says in which way it failed, and comes with Retry [SRV-11] [SRV-09] [SRV-12]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await launched()
    await sandbox.fault({ ...events, kind: 'status', status: 502, times: 10_000 })
    await page.reload()
    const failed = page.getByRole('alert').filter({ hasText: "Couldn't load the events" })
    await expect(failed.getByText('We could not find the page.')).toBeVisible()
    await expect(page.getByRole('tabpanel', { name: 'Events' })).toHaveAttribute('aria-busy', 'false')
    await sandbox.clearFaults()
    await pressIfThere(failed.getByRole('button', { name: 'Retry' }))
    await expect(page.getByRole('group').first()).toBeVisible()
  })

  for (const { what, path, comeTo, open, here } of [
    {
      what: 'the list',
      path: '/events/',
      comeTo: async () => {},
      open: (client: ClientPage) => client.lists.tab('Early').click(),
      here: (client: ClientPage) =>
        client.getByRole('tabpanel', { name: 'Events' }).getByRole('group').first(),
    },
    {
      what: 'the history',
      path: '/transactions/',
      // It asks for the pending bets first.
      comeTo: async (client: ClientPage) => {
        await client.tickets.open('Pending')
        await expect(client.getByText('No pending bets')).toBeVisible()
      },
      open: (client: ClientPage) => client.getByRole('tab', { name: 'Settled', exact: true }).click(),
      here: (client: ClientPage) => client.getByText('No settled bets'),
    },
  ])
    test(`that hangs, ${what}, says so, and Retry gives it up and asks again [SRV-11] [BROWSE-14]`, async ({
      launched,
      page,
      sandbox,
    }) => {
      const client = await launched()
      // The first list is there, and nothing else is on its way.
      await expect(page.locator('[data-stale="false"]').first()).toBeVisible()
      await expect(client.slip.panel.getByText('Your bet slip is empty')).toBeVisible()
      await comeTo(client)
      await sandbox.fault({ method: 'GET', path, kind: 'hang' })
      const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes(path))
      await open(client)
      await retryOf(client, 'This is taking longer than usual.').click()
      expect((await givenUp).failure()?.errorText).toContain('ABORTED')
      await expect(here(client)).toBeVisible()
      await expect(client.getByText('This is taking longer than usual.')).toBeHidden()
    })

  test("shows the server's own words for a code that nobody knows, as text [SRV-12]", async ({
    launched,
    page,
  }) => {
    await launched()
    await page.route('**/api/events/**', (route) =>
      route.fulfill({
        status: 400,
        json: { base_code: 6, code: 6999, ref_code: 1, message: 'Come back <b>later</b>' },
      }),
    )
    await page.reload()
    await expect(page.getByText('Come back <b>later</b>', { exact: true })).toBeVisible()
  })
})

test.describe('a fault of ours', () => {
  const title = /^There was an error loading this page\. Error code [0-9A-F]{6}$/
  const isBroken = (broken: boolean) => Object.assign(window, { isBroken: broken })

  test('in a screen leaves what is around it, says its codes, is counted, and Retry really retries [SRV-12] [LIVE-13]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { event } = await someEvent(sandbox)
    // Rendering the page of this event fails, where it writes when the event starts; the list, which may too, does not.
    await page.addInitScript(({ startUtc, eventId }) => {
      const write = Date.prototype.toISOString
      const isThere = () => window.location.pathname.includes(eventId)
      Date.prototype.toISOString = function toISOString() {
        if ('isBroken' in window && window.isBroken === true && this.getTime() === startUtc && isThere())
          throw new TypeError('broken by the test')
        return write.call(this)
      }
    }, event)
    const client = await launched()
    await page.evaluate(isBroken, true)
    await client.lists.event(event.home, event.away).getByRole('link').first().click()
    await expect(client.getByText(title)).toBeVisible()
    await expect(
      client.getByText(/^Support code \d{12}-[0-9A-F]{6}-\d{4}-\d\d-\d\dT\d\d:\d\dZ$/),
    ).toBeVisible()
    await expect(client.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
    const told = JSON.stringify(await page.evaluate('slipway()'))
    expect(JSON.parse(told)).toMatchObject({ counters: { fault: 1, malformed: 0 }, faults: [{}] })
    expect(told).not.toMatch(/alice|token|secret/i)
    await client.getByRole('button', { name: 'Retry' }).click()
    await expect(client.getByText(title)).toBeVisible()
    await page.evaluate(isBroken, false)
    await client.getByRole('button', { name: 'Retry' }).click()
    await expect(client.getByRole('heading', { name: `${event.home} v ${event.away}` })).toBeVisible()
  })

  test('around every screen is a page of its own, with Retry [SRV-12]', async ({ page, sandbox }) => {
    await page.addInitScript(() => {
      Object.assign(window, { isBroken: true })
      const ask = window.matchMedia
      window.matchMedia = (query) => {
        if ('isBroken' in window && window.isBroken === true) throw new TypeError('broken by the test')
        return ask.call(window, query)
      }
    })
    const { link } = await sandbox.launch({ member: 'alice', lang: 'en' })
    await page.goto(link)
    // Another address renders everything again: the launch is waited for, so that Retry is what mends it.
    await page.waitForURL((url) => !url.pathname.includes('launch'))
    await expect(page.getByText(title)).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await page.evaluate(isBroken, false)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  })
})
