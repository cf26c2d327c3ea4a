import { confirmationsKept, fillStorage, makeRoom, noRoomText } from '../harness/device/quota.ts'
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
} from '../harness/slip/placing.ts'
import {
  expectCheckingEach,
  expectEachOnce,
  expectEachOnceIfInTime,
  pickStaked,
  pressesOf,
  pressUnder,
  two,
  whilePlacingEach,
} from '../harness/slip/presses.ts'

/** What no answer is waited for any longer than (ms), and a little more: the page's own clock says it at once. */
const timeOut = 10_500

/** The reply, or the request, of each bet that is placed. */
const losses = [
  ['whose replies are lost: they are checked and found', { kind: 'dropReply', tries: everyTry }],
  ['whose requests do not arrive, again and again', { kind: 'dropRequest', tries: everyTry }],
  ['whose replies cannot be read: that is not taken for a no', { kind: 'malformed', tries: 1 }],
  ['whose replies are a 502: that is not taken for a no', { kind: 'status', status: 502, tries: 1 }],
] as const

test.describe('what was pressed once is placed once', () => {
  for (const [at, [what, { tries, ...fault }]] of losses.entries())
    for (const press of pressesOf(at))
      test(`${press.what}, ${what} [SLIP-18] [SRV-09] [SRV-14]`, async ({ launched, sandbox }) => {
        const { client } = await pressUnder(
          { launched, sandbox },
          press,
          whilePlacingEach(press, fault, tries),
        )
        await expectEachOnce(client, sandbox, press)
      })

  for (const press of pressesOf(0))
    test(`${press.what}, of which one reply is lost: what else there is is placed meanwhile [SLIP-18]`, async ({
      launched,
      sandbox,
    }) => {
      const lost = whilePlacing({ kind: 'dropReply', times: 1 })
      const { client } = await pressUnder({ launched, sandbox }, press, lost)
      await expectEachOnce(client, sandbox, press)
    })

  for (const press of pressesOf(1))
    test(`${press.what}, without any answer: checked, through a reload too, and found [SLIP-18] [SLIP-21]`, async ({
      launched,
      page,
      sandbox,
    }) => {
      const lost = [whilePlacingEach(press, { kind: 'dropReply' }, everyTry), whileAsking(503)]
      const { client, picked } = await pressUnder({ launched, sandbox }, press, ...lost)
      await expectCheckingEach(client, press)
      await page.reload()
      await expectCheckingEach(client, press)
      for (const { home } of picked) await expect(client.slip.panel).toContainText(home)
      await sandbox.clearFaults()
      await checkNow(client.slip.panel)
      await expectEachOnce(client, sandbox, press)
    })

  for (const press of pressesOf(0))
    test(`${press.what}, where a reply comes too late: checked after the time-out and found [SLIP-18] [SRV-09] [SRV-14]`, async ({
      launched,
      page,
      sandbox,
    }) => {
      await page.clock.install()
      const late = whilePlacing({ kind: 'hangReply' })
      const { client } = await pressUnder({ launched, sandbox }, press, late)
      await expect.poll(async () => (await sandbox.ledger('alice')).bets.length).toBe(1)
      await expect(client.slip.panel.getByText('Placing', { exact: false }).first()).toBeVisible()
      await page.clock.fastForward(timeOut)
      await expectEachOnce(client, sandbox, press)
    })

  for (const press of pressesOf(1))
    test(`${press.what}, where a request is lost: the same bytes are sent again under the same key [SLIP-18]`, async ({
      launched,
      page,
      sandbox,
    }) => {
      await page.clock.install()
      const sent = new Map<string, unknown[]>()
      page.on('request', (request) => {
        if (!request.url().endsWith('/single-bet/') || request.method() !== 'POST') return
        const { 'x-unique': key = 'none', 'x-unique-expires': expires } = request.headers()
        sent.set(key, [...(sent.get(key) ?? []), [expires, request.postData()]])
      })
      const lost = whilePlacing({ kind: 'hang' })
      const { client } = await pressUnder({ launched, sandbox }, press, lost)
      await expect.poll(() => sent.size).toBe(1)
      await page.clock.fastForward(timeOut)
      await expectEachOnce(client, sandbox, press)
      const tries = [...sent.values()]
      expect(tries).toHaveLength(press.stakes.length)
      expect(Math.max(...tries.map(({ length }) => length))).toBeGreaterThanOrEqual(2)
      for (const [first, ...others] of tries) for (const again of others) expect(again).toEqual(first)
    })

  for (const press of pressesOf(0))
    test(`${press.what}, where the page is reloaded meanwhile: remembered, checked and found [SLIP-18] [SLIP-21]`, async ({
      launched,
      page,
      sandbox,
    }) => {
      const asked = page.waitForRequest(/\/single-bet\/$/)
      const late = whilePlacing({ kind: 'hangReply' })
      const { client } = await pressUnder({ launched, sandbox }, press, late)
      await asked
      await expect.poll(async () => (await sandbox.ledger('alice')).bets.length).toBe(1)
      await page.reload()
      await client.ready()
      await expectEachOnce(client, sandbox, press)
    })

  for (const press of pressesOf(1))
    test(`${press.what}, where the tab is closed meanwhile: the next launch of the member tells what became of it [SLIP-18]`, async ({
      launched,
      context,
      sandbox,
    }) => {
      const lost = [whilePlacingEach(press, { kind: 'malformed' }), whileAsking(503)]
      const { client } = await pressUnder({ launched, sandbox }, press, ...lost)
      await expectCheckingEach(client, press)
      await client.page.close()
      await sandbox.clearFaults()
      const again = await launched({ page: await context.newPage() })
      await expectEachOnce(again, sandbox, press)
    })

  for (const press of pressesOf(0))
    test(`${press.what}, where the server is killed after it took a bet, and started again [SLIP-18]`, async ({
      launched,
      sandbox,
    }) => {
      const late = whilePlacing({ kind: 'hangReply' })
      const { client } = await pressUnder({ launched, sandbox }, press, late)
      await expect.poll(async () => (await sandbox.ledger('alice')).bets.length).toBe(1)
      await sandbox.kill()
      await expectCheckingEach(client, press)
      await sandbox.run()
      await expectEachOnce(client, sandbox, press)
    })

  for (const press of pressesOf(1))
    test(`${press.what}, where the server is killed before any reached it, and started again [SLIP-18]`, async ({
      launched,
      sandbox,
    }) => {
      const staked = await pickStaked({ launched, sandbox }, press)
      await sandbox.fault(whilePlacing({ kind: 'hang' }))
      const confirmed = Date.now()
      await staked.client.slip.place.click()
      await sandbox.kill()
      await expectCheckingEach(staked.client, press)
      await sandbox.run()
      await expectEachOnceIfInTime(staked.client, sandbox, press, confirmed)
    })

  for (const press of pressesOf(0))
    test(`${press.what}, where the token expires meanwhile [SLIP-18] [SRV-07]`, async ({
      launched,
      page,
      sandbox,
    }) => {
      const lost = [whilePlacingEach(press, { kind: 'malformed' }), whileAsking(401)]
      await pressUnder({ launched, sandbox }, press, ...lost)
      const alert = page.getByRole('alert')
      await expect(alert.getByText('Your token has expired', { exact: false })).toBeVisible()
      // What was confirmed is not lost with the session: it is still being checked, under its support code.
      await expect(alert.getByText('Checking your bet')).toHaveCount(press.stakes.length)
      const { bets } = await sandbox.ledger('alice')
      expect(bets).not.toEqual([])
      for (const { key } of bets) await expect(alert).toContainText(key.slice(0, 8))
      await sandbox.clearFaults()
      const again = await launched({ page })
      await expectEachOnce(again, sandbox, press)
    })

  test('the one bet of two quick presses [SLIP-18]', async ({ launched, sandbox }) => {
    const client = await launched()
    await prepare(client, sandbox, 50)
    await client.slip.place.dblclick()
    await expectPlacedOnce(client, sandbox, 50)
  })

  test('the one bet of two tabs that confirm the same slip, of which both are told [SLIP-18]', async ({
    launched,
    context,
    sandbox,
  }) => {
    const first = await launched()
    await prepare(first, sandbox, 100)
    const other = await launched({ page: await context.newPage() })
    await expect(other.slip.place).toHaveAttribute('aria-disabled', 'false')
    await sandbox.fault(whilePlacing({ kind: 'delay', delay: 500, times: 2 }))
    // At the same moment, before either tab can learn of the other.
    const buttons = await Promise.all([first.slip.place.elementHandle(), other.slip.place.elementHandle()])
    await Promise.all(buttons.map((button) => button?.evaluate((element: HTMLElement) => element.click())))
    const ticketNum = await expectPlacedOnce(first, sandbox, 100)
    expect(await other.slip.placed()).toBe(ticketNum)
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
    await client.price(home, client.lists.event(event.home, event.away)).first().click()
    await client.slip.stake.fill('120')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await sandbox.sockets({ action: 'lag' })
    await sandbox.market(market.marketId, { status: 'paused' })
    await client.slip.place.click()
    await expect(client.slip.panel.getByText('No money was taken', { exact: false })).toBeVisible()
    expect((await sandbox.ledger('alice')).bets).toEqual([])
    await sandbox.market(market.marketId, { status: 'open' })
    await sandbox.sockets({ action: 'unmute' })
    // Until the pause is over the button would take the selection out.
    await expect(client.slip.place).toHaveText('Accept and place bet, ¥120.00')
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
    await first.price(home, first.lists.event(event.home, event.away)).first().click()
    await expect(other.slip.leg(home)).toBeVisible()
    await first.slip.stake.fill('12')
    await expect(other.slip.stake).toHaveValue(/^12/)
  })
})

test.describe('two bets of one press', () => {
  test('that are pressed twice, and in two tabs, are each placed once [SLIP-18]', async ({
    launched,
    context,
    sandbox,
  }) => {
    const { client } = await pickStaked({ launched, sandbox }, two)
    const other = await launched({ page: await context.newPage() })
    await other.slip.open()
    await expect(other.slip.place).toHaveText('Place 2 bets, ¥70.00')
    // Either may be gone before it is pressed: the other tab was faster.
    const buttons = await Promise.all([client, other].map((tab) => tab.slip.place.elementHandle()))
    await Promise.all(
      buttons.map((button) =>
        button?.evaluate((element) => {
          for (let press = 0; press < 2; press += 1)
            element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        }),
      ),
    )
    await expect
      .poll(async () => (await sandbox.ledger('alice')).bets.map(({ amount }) => amount).toSorted())
      .toEqual(['30.00', '40.00'])
    await expect(client.slip.heading('Placing')).toHaveCount(0)
    expect((await sandbox.ledger('alice')).wallet.balance).toBe('9930.00')
  })

  test('for which the browser has no room are not sent, not one of them, and that is said [SLIP-18]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client } = await pickStaked({ launched, sandbox }, two)
    // Room for the first of them and no more.
    await fillStorage(page, { free: 2_000 })
    await client.slip.place.click()
    await expect(client.slip.panel.getByText('Unable to place bet')).toBeVisible()
    await expect(client.slip.panel.getByText(noRoomText)).toBeVisible()
    expect((await sandbox.ledger('alice')).uniques).toEqual([])
    expect(await confirmationsKept(page)).toEqual([])
    await makeRoom(page)
    await client.slip.place.click()
    await expectEachOnce(client, sandbox, two)
  })
})
