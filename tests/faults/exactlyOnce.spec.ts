import { someEvent } from '../harness/events.ts'
import { expect, test } from '../harness/fixtures.ts'
import {
  checkNow,
  everyTry,
  expectChecking,
  expectPlacedOnce,
  placeUnder,
  prepare,
  whileAsking,
  whilePlacing,
} from '../harness/placing.ts'

/** What no answer is waited for any longer than (ms), and a little more: the page's own clock says it at once. */
const timeOut = 10_500

test.describe('a bet is placed once', () => {
  test('when the button is pressed twice [SLIP-18]', async ({ launched, sandbox }) => {
    const client = await launched()
    await prepare(client, sandbox, 50)
    await client.slip.place.dblclick()
    await expectPlacedOnce(client, sandbox, 50)
  })

  for (const [what, fault] of [
    ['the reply is lost: it is checked and found placed', { kind: 'dropReply', times: everyTry }],
    ['the line is cut before the request arrives, again and again', { kind: 'dropRequest', times: everyTry }],
    ['the reply cannot be read: that is not taken for a no', { kind: 'malformed' }],
    ['the reply is a 502: that is not taken for a no', { kind: 'status', status: 502 }],
  ] as const) {
    test(`when ${what} [SLIP-18] [SRV-09] [SRV-14]`, async ({ launched, sandbox }) => {
      const client = await launched()
      await placeUnder(client, sandbox, 60, whilePlacing(fault))
      await expectPlacedOnce(client, sandbox, 60)
    })
  }

  test('when the reply comes too late: it is checked after the time-out and found placed [SLIP-18] [SRV-09] [SRV-14]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await page.clock.install()
    const client = await launched()
    await placeUnder(client, sandbox, 60, whilePlacing({ kind: 'hangReply' }))
    await expect.poll(async () => (await sandbox.ledger('alice')).bets.length).toBe(1)
    await expect(client.slip.place).toHaveText(/Placing/)
    await page.clock.fastForward(timeOut)
    await expectPlacedOnce(client, sandbox, 60)
  })

  test('when the request is lost: the same bytes are sent again under the same key [SLIP-18]', async ({
    launched,
    page,
    sandbox,
  }) => {
    await page.clock.install()
    const client = await launched()
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (!request.url().endsWith('/single-bet/') || request.method() !== 'POST') return
      const headers = request.headers()
      sent.push([headers['x-unique'], headers['x-unique-expires'], request.postData()])
    })
    await placeUnder(client, sandbox, 70, whilePlacing({ kind: 'hang' }))
    await expect.poll(() => sent.length).toBe(1)
    await page.clock.fastForward(timeOut)
    await expectPlacedOnce(client, sandbox, 70)
    expect(sent.length).toBeGreaterThanOrEqual(2)
    for (const again of sent) expect(again).toEqual(sent[0])
  })

  test('when the page is reloaded while it is being placed: it is remembered, checked and found [SLIP-18] [SLIP-21]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const client = await launched()
    const asked = page.waitForRequest(/\/single-bet\/$/)
    await placeUnder(client, sandbox, 90, whilePlacing({ kind: 'hangReply' }))
    await asked
    await expect.poll(async () => (await sandbox.ledger('alice')).bets.length).toBe(1)
    await page.reload()
    await client.ready()
    await expectPlacedOnce(client, sandbox, 90)
  })

  test('when the tab is closed meanwhile: the next launch of the member tells what became of it [SLIP-18]', async ({
    launched,
    context,
    sandbox,
  }) => {
    const client = await launched()
    await placeUnder(client, sandbox, 95, whilePlacing({ kind: 'malformed' }), whileAsking(503))
    await expectChecking(client)
    await client.page.close()
    await sandbox.clearFaults()
    const again = await launched({ page: await context.newPage() })
    await expectPlacedOnce(again, sandbox, 95)
  })

  test('when two tabs confirm the same slip: both are told of the one bet [SLIP-18]', async ({
    launched,
    context,
    sandbox,
  }) => {
    const first = await launched()
    await prepare(first, sandbox, 100)
    const other = await launched({ page: await context.newPage() })
    await expect(other.slip.place).toHaveAttribute('aria-disabled', 'false')
    await sandbox.fault(whilePlacing({ kind: 'delay', delay: 500, times: 2 }))
    // At the same moment, before either tab can hear of the other.
    const buttons = await Promise.all([first.slip.place.elementHandle(), other.slip.place.elementHandle()])
    await Promise.all(buttons.map((button) => button?.evaluate((element: HTMLElement) => element.click())))
    const ticketNum = await expectPlacedOnce(first, sandbox, 100)
    expect(await other.slip.placed()).toBe(ticketNum)
  })

  test('when the server is killed after it took the bet, and started again [SLIP-18]', async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    await placeUnder(client, sandbox, 110, whilePlacing({ kind: 'hangReply' }))
    await expect.poll(async () => (await sandbox.ledger('alice')).bets.length).toBe(1)
    await sandbox.kill()
    await expectChecking(client)
    await sandbox.run()
    await expectPlacedOnce(client, sandbox, 110)
  })

  test('when the server is killed before the bet reached it, and started again [SLIP-18]', async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    await placeUnder(client, sandbox, 115, whilePlacing({ kind: 'hang' }))
    await sandbox.kill()
    await expectChecking(client)
    await sandbox.run()
    await expectPlacedOnce(client, sandbox, 115)
  })

  test('when the token expires while it is under way [SLIP-18] [SRV-07]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const client = await launched()
    await placeUnder(client, sandbox, 130, whilePlacing({ kind: 'malformed' }), whileAsking(401))
    await expect.poll(async () => (await sandbox.ledger('alice')).bets.length).toBe(1)
    await expect(page.getByRole('alert').getByText('Your token has expired', { exact: false })).toBeVisible()
    // What was confirmed is not lost with the session: it is still being checked, under its support code.
    await expect(page.getByRole('heading', { name: 'Checking your bet' })).toBeVisible()
    const { bets } = await sandbox.ledger('alice')
    await expect(page.getByRole('alert')).toContainText(bets[0]?.key.slice(0, 8) ?? 'no bet')
    await sandbox.clearFaults()
    const again = await launched({ page })
    await expectPlacedOnce(again, sandbox, 130)
  })
})

test.describe('the member is told the truth', () => {
  test('while the outcome is not known: that the bet is being checked, with a support code, never that it failed [SLIP-18]', async ({
    launched,
    sandbox,
  }) => {
    const client = await launched()
    await placeUnder(client, sandbox, 65, whilePlacing({ kind: 'malformed' }), whileAsking(503))
    await expectChecking(client)
    await expect(client.slip.panel).not.toContainText(/fail|not placed/i)
    const code = await client.slip.fact('Support code').innerText()
    const { bets } = await sandbox.ledger('alice')
    expect(bets.map((bet) => bet.key.slice(0, 8))).toEqual([code])
    await sandbox.clearFaults()
    await checkNow(client.slip.panel)
    await expectPlacedOnce(client, sandbox, 65)
  })

  test('a refusal is a definite no: nothing was taken, and the next bet has another key [SLIP-18] [SLIP-19]', async ({
    launched,
    sandbox,
  }) => {
    const { event, market, home } = await someEvent(sandbox)
    const client = await launched()
    await client.price(home, client.event(event.home, event.away)).first().click()
    await client.slip.stake.fill('120')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await sandbox.sockets({ action: 'lag' })
    await sandbox.market(market.marketId, { status: 'paused' })
    await client.slip.place.click()
    await expect(client.slip.panel.getByText('No money was taken', { exact: false })).toBeVisible()
    expect((await sandbox.ledger('alice')).bets).toEqual([])
    await sandbox.market(market.marketId, { status: 'open' })
    await sandbox.sockets({ action: 'unmute' })
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await client.slip.place.click()
    await expectPlacedOnce(client, sandbox, 120)
    const { uniques } = await sandbox.ledger('alice')
    expect(uniques).toHaveLength(2)
    expect(new Set(uniques.map((unique) => unique.key)).size).toBe(2)
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
})
