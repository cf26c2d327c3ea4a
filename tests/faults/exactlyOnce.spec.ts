import type { Locator } from '@playwright/test'

import { someEvent } from '../events.ts'
import { expect, test } from '../fixtures.ts'
import type { ClientPage } from '../pages.ts'
import type { TestSandbox } from '../sandbox.ts'

/** Puts a selection into the slip with a stake, ready to be placed. */
async function prepare(client: ClientPage, sandbox: TestSandbox, stake: string): Promise<void> {
  const { event, home } = await someEvent(sandbox)
  await client.price(home, client.event(event.home, event.away)).first().click()
  await client.slip.stake.fill(stake)
  await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
}

/** After everything: one bet of this stake under this number, the balance less the stake, and the member was told just that. */
async function expectPlacedOnce(
  client: ClientPage,
  sandbox: TestSandbox,
  stake: string,
  balance: string,
): Promise<string> {
  const ticketNum = await client.slip.placed()
  const ledger = await sandbox.ledger('alice')
  expect(ledger.bets.map((bet) => [bet.ticketNum, bet.amount])).toEqual([[ticketNum, stake]])
  expect(ledger.wallet.balance).toBe(balance.replace(',', ''))
  await expect(client.balance).toContainText(balance)
  return ticketNum
}

/** Chromium sends a request again by itself where a connection it had kept open is cut: cut those too. */
const browserToo = { times: 8 }

const checking = (client: ClientPage): Locator => client.slip.heading('Checking your bet')

test.describe('exactly once', () => {
  test('a double click places one bet [SLIP-18]', async ({ launched, sandbox }) => {
    const client = await launched()
    await prepare(client, sandbox, '50')
    await client.slip.place.dblclick()
    await expectPlacedOnce(client, sandbox, '50.00', '9,950.00')
  })

  test('a reply that is lost: the bet is checked and found placed [SLIP-18]', async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    await prepare(client, sandbox, '60')
    await sandbox.fault({ method: 'POST', path: '/single-bet/', kind: 'dropReply', ...browserToo })
    await client.slip.place.click()
    await expectPlacedOnce(client, sandbox, '60.00', '9,940.00')
  })

  test('a line that is cut before the request arrives, again and again: the bet is placed once [SLIP-18]', async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    await prepare(client, sandbox, '75')
    await sandbox.fault({ method: 'POST', path: '/single-bet/', kind: 'dropRequest', ...browserToo })
    await client.slip.place.click()
    await expectPlacedOnce(client, sandbox, '75.00', '9,925.00')
  })

  test('while the outcome is not known the member reads that the bet is being checked, with a support code, never that it failed [SLIP-18]', async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    await prepare(client, sandbox, '60')
    await sandbox.fault({ method: 'POST', path: '/single-bet/', kind: 'malformed' })
    await sandbox.fault({
      method: 'GET',
      path: '/bets/by-unique/{key}',
      kind: 'status',
      status: 503,
      times: 1000,
    })
    await client.slip.place.click()
    await expect(checking(client)).toBeVisible()
    await expect(client.slip.fact('Support code')).toHaveText(/^[0-9a-f]{8}$/)
    await expect(client.slip.panel).not.toContainText(/fail|not placed/i)
    const code = await client.slip.fact('Support code').innerText()
    const { bets } = await sandbox.ledger('alice')
    expect(bets.map((bet) => bet.key.slice(0, 8))).toEqual([code])
    await sandbox.clearFaults()
    await client.slip.panel.getByRole('button', { name: 'Check now' }).click()
    await expectPlacedOnce(client, sandbox, '60.00', '9,940.00')
  })

  test('a request that is lost: the same bytes are sent again and the bet is placed once [SLIP-18]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const client = await launched()
    await prepare(client, sandbox, '70')
    const sent: { key: string | null; body: string | null; expires: string | null }[] = []
    page.on('request', (request) => {
      if (!request.url().endsWith('/single-bet/') || request.method() !== 'POST') return
      const headers = request.headers()
      sent.push({
        key: headers['x-unique'] ?? null,
        body: request.postData(),
        expires: headers['x-unique-expires'] ?? null,
      })
    })
    await sandbox.fault({ method: 'POST', path: '/single-bet/', kind: 'hang' })
    await client.slip.place.click()
    await expectPlacedOnce(client, sandbox, '70.00', '9,930.00')
    expect(sent.length).toBeGreaterThanOrEqual(2)
    for (const again of sent) expect(again).toEqual(sent[0])
  })

  test('a reply that comes too late: the bet is checked after the time-out and found placed [SLIP-18] [SRV-14]', async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    await prepare(client, sandbox, '80')
    await sandbox.fault({ method: 'POST', path: '/single-bet/', kind: 'hangReply' })
    await client.slip.place.click()
    await expectPlacedOnce(client, sandbox, '80.00', '9,920.00')
  })

  for (const kind of ['malformed', 'status'] as const) {
    test(`an answer that says nothing (${kind}) is not taken for a no [SLIP-18] [SRV-09]`, async ({
      launched,
      sandbox,
    }) => {
      const client = await launched()
      await prepare(client, sandbox, '65')
      await sandbox.fault({
        method: 'POST',
        path: '/single-bet/',
        kind,
        ...(kind === 'status' ? { status: 502 } : {}),
      })
      await client.slip.place.click()
      await expectPlacedOnce(client, sandbox, '65.00', '9,935.00')
    })
  }

  test('a reload while the bet is being placed: it is remembered, checked and found [SLIP-18 21]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const client = await launched()
    await prepare(client, sandbox, '90')
    await sandbox.fault({ method: 'POST', path: '/single-bet/', kind: 'delay', delay: 3_000 })
    await client.slip.place.click()
    await expect(client.slip.place).toHaveText(/Placing/)
    await page.reload()
    await client.ready()
    await expectPlacedOnce(client, sandbox, '90.00', '9,910.00')
  })

  test('a tab closed while the bet is being placed: the next launch of the member tells what became of it [SLIP-18]', async ({
    launched,
    context,
    sandbox,
  }) => {
    const client = await launched()
    await prepare(client, sandbox, '95')
    await sandbox.fault({ method: 'POST', path: '/single-bet/', kind: 'malformed' })
    await sandbox.fault({
      method: 'GET',
      path: '/bets/by-unique/{key}',
      kind: 'status',
      status: 503,
      times: 1000,
    })
    await client.slip.place.click()
    await expect(checking(client)).toBeVisible()
    await client.page.close()
    await sandbox.clearFaults()
    const again = await launched({ page: await context.newPage() })
    await expectPlacedOnce(again, sandbox, '95.00', '9,905.00')
  })

  test('two tabs that confirm the same slip place one bet, and both are told of it [SLIP-18]', async ({
    launched,
    context,
    sandbox,
  }) => {
    const first = await launched()
    await prepare(first, sandbox, '100')
    const other = await launched({ page: await context.newPage() })
    await expect(other.slip.place).toHaveAttribute('aria-disabled', 'false')
    await sandbox.fault({ method: 'POST', path: '/single-bet/', kind: 'delay', delay: 500, times: 2 })
    // At the same moment, before either tab can hear of the other.
    const buttons = await Promise.all([first.slip.place.elementHandle(), other.slip.place.elementHandle()])
    await Promise.all(buttons.map((button) => button?.evaluate((element: HTMLElement) => element.click())))
    const ticketNum = await expectPlacedOnce(first, sandbox, '100.00', '9,900.00')
    expect(await other.slip.placed()).toBe(ticketNum)
  })

  test('a second tab follows the slip of the first [SLIP-21]', async ({ launched, context, sandbox }) => {
    const first = await launched()
    const other = await launched({ page: await context.newPage() })
    const { event, home } = await someEvent(sandbox)
    await first.price(home, first.event(event.home, event.away)).first().click()
    await expect(other.slip.leg(home)).toBeVisible()
    await first.slip.stake.fill('12')
    await expect(other.slip.stake).toHaveValue(/^12/)
  })

  test('the server is killed while the bet is being placed and started again: the bet is found or placed, once [SLIP-18]', async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    await prepare(client, sandbox, '110')
    await sandbox.fault({ method: 'POST', path: '/single-bet/', kind: 'hangReply' })
    await client.slip.place.click()
    await expect.poll(async () => (await sandbox.ledger('alice')).bets.length).toBe(1)
    await sandbox.kill()
    await expect(checking(client)).toBeVisible({ timeout: 20_000 })
    await sandbox.run()
    await expectPlacedOnce(client, sandbox, '110.00', '9,890.00')
  })

  test('the server is killed before the bet reached it and started again: the bet is placed once [SLIP-18]', async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    await prepare(client, sandbox, '115')
    await sandbox.fault({ method: 'POST', path: '/single-bet/', kind: 'hang' })
    await client.slip.place.click()
    await sandbox.kill()
    await expect(checking(client)).toBeVisible({ timeout: 20_000 })
    await sandbox.run()
    await expectPlacedOnce(client, sandbox, '115.00', '9,885.00')
  })

  test('a refusal is a definite no: nothing was taken, and the next bet has another key [SLIP-18 19]', async ({
    launched,
    sandbox,
  }) => {
    const { event, market, home } = await someEvent(sandbox)
    const client = await launched()
    await client.price(home, client.event(event.home, event.away)).first().click()
    await client.slip.stake.fill('120')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await sandbox.sockets({ action: 'mute' })
    await sandbox.market(market.marketId, { status: 'paused' })
    await client.slip.place.click()
    await expect(
      client.slip.panel
        .getByText('No money was taken', { exact: false })
        .or(client.slip.leg(home).getByText('Locked odds will be removed'))
        .first(),
    ).toBeVisible()
    expect((await sandbox.ledger('alice')).bets).toEqual([])
    await sandbox.market(market.marketId, { status: 'open' })
    await sandbox.sockets({ action: 'unmute' })
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await client.slip.place.click()
    await expectPlacedOnce(client, sandbox, '120.00', '9,880.00')
    const { uniques } = await sandbox.ledger('alice')
    expect(new Set(uniques.map((unique) => unique.key)).size).toBe(uniques.length)
  })

  test('a token that expires while the bet is under way does not lose it [SLIP-18] [SRV-07]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const client = await launched()
    await prepare(client, sandbox, '130')
    await sandbox.fault({ method: 'POST', path: '/single-bet/', kind: 'malformed' })
    await sandbox.fault({
      method: 'GET',
      path: '/bets/by-unique/{key}',
      kind: 'status',
      status: 401,
      times: 1000,
    })
    await client.slip.place.click()
    await expect.poll(async () => (await sandbox.ledger('alice')).bets.length).toBe(1)
    await expect(
      page.getByText('Your token has expired', { exact: false }).or(checking(client)).first(),
    ).toBeVisible()
    await sandbox.clearFaults()
    const again = await launched({ page })
    await expectPlacedOnce(again, sandbox, '130.00', '9,870.00')
  })
})
