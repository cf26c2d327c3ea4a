import type { Locator } from '@playwright/test'

import { ownChannels } from '../harness/device/cuts.ts'
import { someEvent } from '../harness/events.ts'
import { expect, test } from '../harness/fixtures.ts'
import { ClientPage } from '../harness/pages/client.ts'
import type { SandboxServer, TestSandbox } from '../harness/sandbox.ts'
import { expectPlacedOnce, keysOf, prepare, whilePlacing } from '../harness/slip/placing.ts'

/** Calls of a page go to this server from now on: one has reached it. */
async function serves(sandbox: TestSandbox, name: SandboxServer['name'], before = 0): Promise<void> {
  await expect.poll(() => sandbox.callsOn(name)).toBeGreaterThan(before)
}

/** The servers whose choice a page has reported so far, the last one last. */
async function choices(sandbox: TestSandbox): Promise<(SandboxServer['name'] | undefined)[]> {
  const { servers, records } = await sandbox.servers()
  return records.map(({ selected }) => servers.find(({ address }) => address === selected)?.name)
}

/** The server that has been chosen, once that is reported: the first, unless it was too slow to answer in time. */
async function chosenServer(sandbox: TestSandbox, reports: number): Promise<SandboxServer['name']> {
  await expect.poll(async () => (await choices(sandbox)).length).toBe(reports)
  const chosen = (await choices(sandbox)).at(-1)
  if (chosen === undefined) throw new Error('a server was chosen that is not in the list')
  return chosen
}

/** The first event of the list that is shown. */
function anEvent(client: ClientPage): Locator {
  return client.getByRole('group', { name: / v / }).first()
}

/** The server that a member's calls go to, after the one that was chosen first has gone. */
async function onAnother(client: ClientPage, sandbox: TestSandbox): Promise<SandboxServer['name']> {
  await sandbox.server(await chosenServer(sandbox, 1), 'down')
  await client.lists.tab('In-play').click()
  const chosen = await chosenServer(sandbox, 2)
  await serves(sandbox, chosen)
  await client.lists.tab('Today').click()
  await expect(anEvent(client)).toBeVisible()
  return chosen
}

test.describe('a server that is gone', () => {
  test('is replaced while a list is open, and the next when it goes as well; each choice is reported [SRV-02] [SRV-11]', async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    const first = await chosenServer(sandbox, 1)
    await sandbox.server(first, 'down')
    await client.lists.tab('In-play').click()
    const second = await chosenServer(sandbox, 2)
    await serves(sandbox, second)
    await client.lists.tab('Today').click()
    await expect(anEvent(client)).toBeVisible()
    const before = await sandbox.callsOn(second)
    await sandbox.server(second, 'down')
    await client.lists.tab('Early').click()
    const third = await chosenServer(sandbox, 3)
    await serves(sandbox, third)
    await expect(anEvent(client)).toBeVisible()
    expect(before).toBeGreaterThan(0)
    expect([first, second, third].toSorted()).toEqual(['primary', 'secondary', 'secondary-mirror'])
    const { servers, records } = await sandbox.servers()
    expect(records[0]).toMatchObject({
      domains: servers.map(({ address }) => address),
      partner_domain: 'localhost',
      public_token: 'harbour-play-public',
    })
  })

  test('takes its channels with it: they are opened on the next, their prices count and move, and so do those of an event opened since [SRV-02] [LIVE-05]', async ({
    launched,
    sandbox,
  }) => {
    const { event, market, home } = await someEvent(sandbox)
    const client = await launched()
    let server = await chosenServer(sandbox, 1)
    await expect.poll(() => sandbox.lines(server)).toEqual(ownChannels)
    for (const reports of [2, 3]) {
      await sandbox.server(server, 'down')
      server = await chosenServer(sandbox, reports)
      await expect.poll(() => sandbox.lines(server)).toEqual(ownChannels)
    }
    await client.lists.showGame(event.gameName)
    const row = client.lists.event(event.home, event.away)
    await sandbox.market(market.marketId, { prices: { home: '4.44' } })
    // Nothing follows the price, such as that it is not current.
    await expect(client.price(home, row).first()).toHaveAccessibleName(/, 4\.44$/)
    await row.getByRole('link').first().click()
    await expect.poll(() => sandbox.lines(server)).toEqual([`event ${event.eventId}`, ...ownChannels])
  })

  test('or is there but says that it is not well is not chosen, and is left by a client that starts there; the next is skipped too if it says the same [SRV-02]', async ({
    launched,
    sandbox,
  }) => {
    await sandbox.server('primary', 'unhealthy')
    await sandbox.server('secondary', 'unhealthy')
    const client = await launched()
    const { servers } = await sandbox.servers()
    const mirror = servers.find(({ name }) => name === 'secondary-mirror')
    await expect
      .poll(async () => (await sandbox.servers()).records.map(({ selected }) => selected))
      .toEqual([mirror?.address])
    const before = await sandbox.callsOn('primary')
    await client.lists.tab('In-play').click()
    await serves(sandbox, 'secondary-mirror')
    await expect(anEvent(client)).toBeVisible()
    expect([await sandbox.callsOn('primary'), await sandbox.callsOn('secondary')]).toEqual([before, 0])
  })

  for (const [when, kind] of [
    ['after it has placed the bet', 'hangReply'],
    ['before it has read the bet', 'hang'],
  ] as const) {
    test(`while a bet is on its way, ${when}: another is asked about it, under its one key, and it is placed once [SRV-02] [SLIP-18]`, async ({
      launched,
      page,
      sandbox,
    }) => {
      const client = await launched()
      const server = await onAnother(client, sandbox)
      await prepare(client, sandbox, 70)
      const keys = keysOf(page, '/single-bet/')
      await sandbox.fault(whilePlacing({ kind }))
      await client.slip.place.click()
      await expect.poll(() => keys.length).toBe(1)
      if (kind === 'hangReply')
        await expect.poll(async () => (await sandbox.ledger('alice')).bets.length).toBe(1)
      await sandbox.server(server, 'down')
      await expectPlacedOnce(client, sandbox, 70)
      expect(new Set(keys).size).toBe(1)
      const { problems, uniques } = await sandbox.ledger('alice')
      expect(problems).toEqual([])
      expect(uniques).toHaveLength(1)
      await serves(sandbox, await chosenServer(sandbox, 3))
    })
  }

  test('before the first launch is answered: Retry goes on at another [SRV-02] [LAUNCH-03]', async ({
    page,
    sandbox,
  }) => {
    await sandbox.server('primary', 'down')
    const { link } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro' })
    await page.goto(link)
    const client = new ClientPage(page, page)
    const retry = client.getByRole('button', { name: 'Retry' })
    const today = client.lists.tab('Today')
    await expect(async () => {
      // Where the last press did it, however long that took, the button has gone.
      await expect(retry.or(today)).toBeVisible()
      if (await retry.isVisible()) await retry.click({ timeout: 2_000 })
      await expect(today).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(anEvent(client)).toBeVisible()
    expect(await sandbox.callsOn('secondary')).toBeGreaterThan(0)
  })

  test('and no other is left: the member is told so until one is back, and what was asked for then comes on its own [SRV-02] [SRV-11]', async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    await expect.poll(async () => (await sandbox.servers()).records.length).toBe(1)
    for (const name of ['primary', 'secondary', 'secondary-mirror'] as const)
      await sandbox.server(name, 'down')
    await client.lists.tab('In-play').click()
    const notice = client.getByText("We can't reach our servers. Retrying…")
    await expect(notice).toBeVisible()
    await sandbox.server('secondary-mirror', 'up')
    await expect(notice).toBeHidden()
    await expect(anEvent(client)).toBeVisible()
  })
})

test.describe('calls are signed', () => {
  test('by the mapping that the page brings: the launch waits for no other file [LAUNCH-09] [LAUNCH-13]', async ({
    page,
    launched,
    sandbox,
  }) => {
    await sandbox.control('POST', 'servers', { requireSignatures: true })
    // Nobody answers.
    await page.route('**/v8/operators.json', () => undefined)
    const client = await launched()
    await expect(anEvent(client)).toBeVisible()
  })

  test("by the server's clock, however wrong the device's is: where a signature is required, a launch and its lists come [LAUNCH-09] [SRV-05]", async ({
    page,
    launched,
    sandbox,
  }) => {
    await sandbox.control('POST', 'servers', { requireSignatures: true })
    await page.clock.install({ time: Date.now() - 3_600_000 })
    const signed = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/events/')
    const client = await launched()
    await expect(anEvent(client)).toBeVisible()
    const headers = await (await signed).allHeaders()
    expect(headers['x-request-signature']).toMatch(/^[0-9a-f]{64}$/)
    expect(headers['cache-control']).toContain('no-cache')
  })
})
