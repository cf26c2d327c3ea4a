import type { BrowserContext } from '@playwright/test'

import { isChosen } from '../harness/depth.ts'
import { expect, test } from '../harness/fixtures.ts'
import type { ClientPage } from '../harness/pages/client.ts'
import type { LedgerBet, TestSandbox } from '../harness/sandbox.ts'
import { betsTwice } from '../harness/slip/betsTwice.ts'
import { book, pressBook, type Booked } from '../harness/slip/booking.ts'
import { prepare } from '../harness/slip/placing.ts'
import {
  bookTwo,
  expectBookedAfter,
  expectPlaced,
  pickBothPaused,
  placedBets,
  press,
} from '../harness/slip/pressedAgain.ts'
import { copyStorage, waysBack } from '../harness/storageCopies.ts'

const notThisOne = 'This bet was not placed, and no money was taken for it.'

/** A second profile is closed with its page; the first is the test's own. */
async function leave({ page }: ClientPage, own: BrowserContext): Promise<void> {
  if (page.context() === own) await page.close()
  else await page.context().close()
}

/** The member reads both truths: nothing of this press was placed, and each of the earlier bets by its own figures. */
async function expectBothTruths(
  { slip }: ClientPage,
  sandbox: TestSandbox,
  earlier: readonly LedgerBet[],
): Promise<void> {
  await expect(slip.panel.getByText(notThisOne)).toHaveCount(earlier.length)
  await expect(slip.success).toHaveCount(0)
  await expect(slip.panel.getByText('An earlier bet was placed:')).toHaveCount(earlier.length)
  const text = await slip.panel.innerText()
  const said = new Set(text.match(/T\d{6}/g))
  expect([...said].toSorted()).toEqual(earlier.map(({ ticketNum }) => ticketNum))
  for (const { ticketNum, amount } of earlier) {
    await expect(
      slip.panel.getByRole('button', { name: `Show ticket ${ticketNum} in bet history` }),
    ).toBeVisible()
    expect(text).toContain(`Stake ¥${amount}, odds taken `)
  }
  expect(await placedBets(sandbox)).toEqual(earlier)
}

for (const [at, { way, goBack }] of waysBack.entries())
  test.describe(`storage that is ${way}`, () => {
    for (const { what, bets, makeUp, change } of betsTwice.filter((_, doing) => isChosen(at, doing, 2)))
      test(`reports ${what} as not placed, next to the earlier bet that was, and the next press places it [SLIP-18] [SLIP-21]`, async ({
        browser,
        context,
        launched,
        page,
        sandbox,
      }) => {
        const before = await makeUp({ launched, page, sandbox })
        const copy = await copyStorage(context, /:slip .*"(30|10)"/)
        await press(before)
        const earlier = await expectPlaced(before, sandbox, 0, '30.00')
        expect(earlier).toHaveLength(bets)
        const client = await launched({ page: await goBack({ browser, context }, copy) })
        await client.slip.open()
        await change(client, sandbox)
        await press(client)
        await expectBothTruths(client, sandbox, earlier)
        if (bets > 1) await client.slip.panel.getByRole('button', { name: 'Done' }).click()
        await press(client)
        const all = await expectPlaced(client, sandbox, bets, '45.00')
        expect(all.slice(0, bets)).toEqual(earlier)
        expect(all).toHaveLength(2 * bets)
        await leave(client, context)
      })

    test('reports the very same bet as not placed either, and links to the one that was [SLIP-18] [HIST-01]', async ({
      browser,
      context,
      launched,
      sandbox,
    }) => {
      const before = await launched()
      await prepare(before, sandbox, 30)
      const copy = await copyStorage(context, /:slip .*"30"/)
      await press(before)
      const earlier = await expectPlaced(before, sandbox, 0, '30.00')
      const client = await launched({ page: await goBack({ browser, context }, copy) })
      await press(client)
      await expectBothTruths(client, sandbox, earlier)
      const { ticketNum = '' } = earlier[0] ?? {}
      await client.slip.panel.getByRole('button', { name: `Show ticket ${ticketNum} in bet history` }).click()
      await expect(client.tickets.ticket(ticketNum)).toBeVisible()
      await client.getByRole('tab', { name: /^Bet slip/ }).click()
      await press(client)
      expect(await expectPlaced(client, sandbox, 1, '30.00')).toHaveLength(2)
      await leave(client, context)
    })

    test('says what became of a booking, and never of an earlier one [SLIP-18] [PREBOOK-02]', async ({
      browser,
      context,
      launched,
      sandbox,
    }) => {
      const picked = await pickBothPaused({ launched, sandbox })
      const copy = await copyStorage(context, /:slip .*"marketId"/)
      const first = await book(picked, sandbox)
      const client = await launched({ page: await goBack({ browser, context }, copy) })
      const again: Booked = {
        ...picked,
        client,
        form: client.slip.panel.getByRole('region', { name: 'Prebook' }),
      }
      // The very same one, and then another, on the other side: a booking has a key of its own, which no copy holds.
      await pressBook(again)
      const second = await expectBookedAfter(client, sandbox, [first])
      await client.slip.panel.getByRole('button', { name: 'Done' }).click()
      const row = client.lists.event(picked.event.home, picked.event.away)
      await client.price(picked.away, row).first().click({ force: true })
      await expect(client.slip.leg(picked.away)).toBeVisible()
      await pressBook(again)
      await expectBookedAfter(client, sandbox, [first, second])
      await leave(client, context)
    })

    // A cancellation has no key: it is written down under its ticket's number, and asking twice does no more than once.
    test('cancels nothing else, and tells what became of the one that was being cancelled [PREBOOK-04] [SLIP-18]', async ({
      browser,
      context,
      launched,
      sandbox,
    }) => {
      const { first, second, client: before } = await bookTwo({ launched, sandbox })
      await before.tickets.open('Prebook')
      const row = before.tickets.ticket(first)
      await row.getByRole('button', { name: 'Cancel prebook' }).click()
      await sandbox.sockets({ action: 'lag' })
      await sandbox.fault({ method: 'POST', path: '/prebooking/cancel/', kind: 'dropRequest', times: 1000 })
      await row.getByRole('button', { name: 'Yes, cancel' }).click()
      await expect(row.getByText("We're checking", { exact: false })).toBeVisible()
      const copy = await copyStorage(context, new RegExp(`:cancellation\\.${first} `))
      await sandbox.clearFaults()
      await expect(row.getByText('Prebook: Cancelled')).toBeVisible()
      await sandbox.sockets({ action: 'unmute' })
      const client = await launched({ page: await goBack({ browser, context }, copy) })
      await expect(
        client.getByText(`Your prebooked bet ${first} was cancelled.`, { exact: false }),
      ).toBeVisible()
      await client.tickets.open('Prebook')
      await expect(client.tickets.ticket(first).getByText('Prebook: Cancelled')).toBeVisible()
      await expect(
        client.tickets.ticket(second).getByRole('button', { name: 'Cancel prebook' }),
      ).toBeVisible()
      const { bets, entries, prebooks, problems, wallet } = await sandbox.ledger('alice')
      expect([bets, problems, wallet.balance]).toEqual([[], [], '9900.00'])
      const standing = new Map(prebooks.map(({ ticketNum, status }) => [ticketNum, status]))
      expect([standing.get(first), standing.get(second)]).toEqual(['cancelled', 'booked'])
      const moved = entries.filter(({ ticketNum }) => ticketNum === first)
      expect(moved.map(({ amount }) => amount)).toEqual(['-100.00', '100.00'])
      await leave(client, context)
    })
  })
