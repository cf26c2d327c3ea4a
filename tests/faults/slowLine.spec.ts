import { someEvent } from '../harness/events.ts'
import { expect, test } from '../harness/fixtures.ts'
import type { Fault, TestSandbox } from '../harness/sandbox.ts'

/** The reply takes as long as the channel does to open: whichever is first, the other was not there yet. */
const slow = 1_800
/** Longer than any test: handshakes that wait so long go on as soon as there is no delay any more. */
const untilLetGo = 600_000
const slowEvents: Fault = { method: 'GET', path: '/events/', kind: 'delay', delay: slow, times: 1 }

async function slowDown(sandbox: TestSandbox): Promise<void> {
  await sandbox.sockets({ action: 'delay', delay: slow })
  await sandbox.fault(slowEvents)
}

test.describe('on a slow line', () => {
  test('prices of the list become current by themselves, and can be bet [LIVE-05]', async ({
    launched,
    sandbox,
  }) => {
    const { event, home } = await someEvent(sandbox)
    await slowDown(sandbox)
    const client = await launched()
    const price = client.price(home, client.lists.event(event.home, event.away)).first()
    await expect(price).toHaveAttribute('data-stale', 'false')
    await price.click()
    await client.slip.stake.fill('10')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
  })

  test('so they do after the connection was cut, with what changed meanwhile [LIVE-05]', async ({
    launched,
    sandbox,
  }) => {
    const { event, market, home } = await someEvent(sandbox)
    const client = await launched()
    const price = client.price(home, client.lists.event(event.home, event.away)).first()
    await expect(price).toHaveAttribute('data-stale', 'false')
    await slowDown(sandbox)
    await sandbox.sockets({ action: 'close', code: 1011 })
    await sandbox.market(market.marketId, { prices: { home: '4.44' } })
    await expect(price).toHaveAttribute('data-stale', 'false')
    await expect(price).toHaveAccessibleName(/4\.44/)
  })

  test('so do those of an event’s page and of the slip after a reload [LIVE-05] [SLIP-21]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { event, market, home } = await someEvent(sandbox)
    const client = await launched()
    await client.price(home, client.lists.event(event.home, event.away)).first().click()
    await client.slip.stake.fill('10')
    await client.lists.event(event.home, event.away).getByRole('link').first().click()
    const cell = page
      .getByRole('main')
      .locator(`[data-market="${market.marketId}"][data-side="home"]`)
      .first()
    await expect(cell).toHaveAttribute('data-stale', 'false')
    await slowDown(sandbox)
    await page.reload()
    await expect(cell).toHaveAttribute('data-stale', 'false')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
  })
})

declare global {
  interface Window {
    /** In their order: that the channel of the events opened, and that the list was asked for. */
    happened: ('opened' | 'asked')[]
  }
}

test('at a start the list is asked for once over a connection, however quick that is [LIVE-05]', async ({
  launched,
  page,
  sandbox,
}) => {
  const { event, home } = await someEvent(sandbox)
  await page.addInitScript(() => {
    window.happened = []
    const { fetch } = window
    window.fetch = (...call) => {
      const [asked] = call
      if ((asked instanceof Request ? asked.url : String(asked)).includes('/api/events/?'))
        window.happened.push('asked')
      return fetch(...call)
    }
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols)
        if (String(url).includes('/events/?'))
          this.addEventListener('open', () => window.happened.push('opened'))
      }
    }
  })
  const client = await launched()
  const price = client.price(home, client.lists.event(event.home, event.away)).first()
  await expect(price).toHaveAttribute('data-stale', 'false')
  await client.tickets.open()
  const happened = await page.evaluate(() => window.happened)
  // A busy machine may open the channel after the list was asked for: then it is asked for once more.
  expect(happened.slice(happened.lastIndexOf('opened'))).toEqual(['opened', 'asked'])
  expect(happened.slice(0, happened.indexOf('opened')).length).toBeLessThanOrEqual(1)
})

test('a connection that is up and says nothing is noticed: prices are said not to be current, and nothing can be bet until it is heard again [LIVE-04] [LIVE-05]', async ({
  launched,
  sandbox,
}) => {
  const { event, home } = await someEvent(sandbox)
  const client = await launched()
  const price = client.price(home, client.lists.event(event.home, event.away)).first()
  await price.click()
  await client.slip.stake.fill('10')
  await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
  // Muted connections stay so: the client opens others, which come once all this has been seen.
  await sandbox.sockets({ action: 'delay', delay: untilLetGo })
  await sandbox.sockets({ action: 'mute' })
  const notice = client.getByText("Connection lost. Odds aren't updating.")
  await expect(notice).toBeVisible()
  await expect(price).toHaveAttribute('aria-disabled', 'true')
  await expect(client.slip.place).toHaveAttribute('aria-disabled', 'true')
  await sandbox.sockets({ action: 'delay', delay: 0 })
  await expect(price).toHaveAttribute('aria-disabled', 'false')
  await expect(client.getByText("Odds aren't updating.", { exact: false })).toHaveCount(0)
  await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
})
