import type { Page } from '@playwright/test'

import { hide } from '../harness/device/leaving.ts'
import { expect, test } from '../harness/fixtures.ts'
import type { Fault, TestSandbox } from '../harness/sandbox.ts'
import { askToCancel, type Booked, expectBookedOnce, pickPaused, pressBook } from '../harness/slip/booking.ts'
import { checkNow, everyTry, keysOf, whileAsking } from '../harness/slip/placing.ts'

/** What happens to every call that books, or that cancels what is booked. */
function whileCalling(path: '/prebooking/' | '/prebooking/cancel/', kind: Fault['kind']): Fault {
  return { method: 'POST', path, kind, times: everyTry }
}

test.describe('a booking whose answer never comes', () => {
  test('is being checked, through a reload too, and found booked once [SLIP-18] [SLIP-21] [PREBOOK-02]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const picked = await pickPaused({ launched, sandbox })
    const { client } = picked
    await sandbox.fault(whileCalling('/prebooking/', 'dropReply'))
    await sandbox.fault(whileAsking(503))
    await pressBook(picked)
    await expect(client.slip.panel.getByText('Checking your prebooked bet')).toBeVisible()
    const { prebooks } = await sandbox.ledger('alice')
    expect(prebooks).toHaveLength(1)
    const code = prebooks[0]?.key.slice(0, 8) ?? 'no booking'
    await expect(client.slip.panel).toContainText(`Support code ${code}`)
    await expect(client.slip.panel).not.toContainText(/fail|not booked/i)
    await page.reload()
    // What was confirmed before is the slip's to tell, in the same words.
    await expect(client.slip.heading('Checking your prebooked bet')).toBeVisible()
    await expect(client.slip.fact('Support code')).toHaveText(code)
    await expect(client.slip.panel).not.toContainText(/fail|not (booked|placed)/i)
    await sandbox.clearFaults()
    await checkNow(client.slip.panel)
    await expectBookedOnce(client, sandbox)
    await expect(client.member.balance).toContainText('9,900.00')
  })

  test('because its request was lost is sent again under the same key, and booked once [SLIP-18] [PREBOOK-02]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const picked = await pickPaused({ launched, sandbox })
    const keys = keysOf(page, '/prebooking/')
    await sandbox.fault(whileCalling('/prebooking/', 'dropRequest'))
    await pressBook(picked)
    await expectBookedOnce(picked.client, sandbox)
    const { prebooks } = await sandbox.ledger('alice')
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys)).toEqual(new Set([prebooks[0]?.key]))
  })
})

test.describe('the cancellation of a booking', () => {
  for (const [what, kind] of [
    ['whose reply is lost', 'dropReply'],
    ['whose request is lost', 'dropRequest'],
  ] as const)
    test(`${what} is asked for again: cancelled once, refunded once, never said to have failed [PREBOOK-04] [SLIP-18]`, async ({
      launched,
      sandbox,
    }) => {
      const { client, row } = await askToCancel(await pickPaused({ launched, sandbox }), sandbox)
      await sandbox.fault({ ...whileCalling('/prebooking/cancel/', kind), times: 1000 })
      await row.getByRole('button', { name: 'Yes, cancel' }).click()
      await expect(row.getByText("We're checking whether it was cancelled.", { exact: false })).toBeVisible()
      await expect(row).not.toContainText(/fail|not cancelled/i)
      await row.getByRole('button', { name: 'Check now' }).click()
      await expect(row.getByText("We're checking whether it was cancelled.", { exact: false })).toBeVisible()
      // Once the line is back, it is asked for automatically.
      await sandbox.clearFaults()
      await expect(row.getByText('Prebook: Cancelled')).toBeVisible()
      await expect(client.member.balance).toContainText('10,000.00')
      await expectCancelledOnce(sandbox)
    })

  test('whose reply is lost is known after a reload, and refunded once [PREBOOK-04] [SLIP-18]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const { client, row, ticketNum } = await askToCancel(await pickPaused({ launched, sandbox }), sandbox)
    await sandbox.fault({ ...whileCalling('/prebooking/cancel/', 'dropReply'), times: 1000 })
    await row.getByRole('button', { name: 'Yes, cancel' }).click()
    await expect(row.getByText("We're checking whether it was cancelled.", { exact: false })).toBeVisible()
    await page.reload()
    await client.tickets.open('Prebook')
    await expect(client.tickets.ticket(ticketNum).getByText('Prebook: Cancelled')).toBeVisible()
    await expect(client.member.balance).toContainText('10,000.00')
    await expectCancelledOnce(sandbox)
  })
})

test.describe('a cancellation that a reload cuts off', () => {
  /** Cancels while every request is lost, and reloads the page. */
  async function cutOff(picked: Booked, sandbox: TestSandbox, meanwhile: () => Promise<unknown>) {
    const asked = await askToCancel(picked, sandbox)
    await sandbox.fault({ ...whileCalling('/prebooking/cancel/', 'dropRequest'), times: 1000 })
    await asked.row.getByRole('button', { name: 'Yes, cancel' }).click()
    await expect(asked.row.getByText("We're checking", { exact: false })).toBeVisible()
    await meanwhile()
    await asked.client.page.reload()
    return asked
  }
  const checking = /^Checking whether your prebooked bet \S+ was cancelled…/

  test('is being checked, asked for again, and cancelled once [PREBOOK-04] [SLIP-18]', async ({
    launched,
    sandbox,
  }) => {
    const picked = await pickPaused({ launched, sandbox })
    const { client, ticketNum } = await cutOff(picked, sandbox, () => Promise.resolve())
    await expect(client.getByText(checking)).toBeVisible()
    await expect(client.getByText(/not cancelled|fail/i)).toHaveCount(0)
    await sandbox.clearFaults()
    await expect(
      client.getByText(`Your prebooked bet ${ticketNum} was cancelled.`, { exact: false }),
    ).toBeVisible()
    await expect(client.getByText(checking)).toHaveCount(0)
    await expect(client.member.balance).toContainText('10,000.00')
    await expectCancelledOnce(sandbox)
  })

  test('lost the race where the market is faster meanwhile [PREBOOK-04]', async ({ launched, sandbox }) => {
    const picked = await pickPaused({ launched, sandbox })
    const { client, ticketNum } = await cutOff(picked, sandbox, () =>
      sandbox.market(picked.market.marketId, { prices: { home: '2.10' }, status: 'open' }),
    )
    await expect(client.getByText(checking)).toBeVisible()
    await sandbox.clearFaults()
    await expect(client.getByText(`Your prebooked bet ${ticketNum} was placed.`)).toBeVisible()
    await client.tickets.open('Pending')
    await expect(
      client.tickets.ticket(ticketNum).getByText('Too late to cancel', { exact: false }),
    ).toBeVisible()
    const { bets, problems, wallet } = await sandbox.ledger('alice')
    expect([bets.length, problems, wallet.balance]).toEqual([1, [], '9900.00'])
  })

  test('is not sent any more when its time is over: the bet is still booked, and can be cancelled again [PREBOOK-04] [SLIP-18]', async ({
    launched,
    page,
    sandbox,
  }) => {
    const picked = await pickPaused({ launched, sandbox })
    const sent = keysOf(page, '/prebooking/cancel/')
    let before = 0
    const { client, ticketNum } = await cutOff(picked, sandbox, async () => {
      await page.evaluate(() => {
        const name = Object.keys(localStorage).find((key) => key.includes(':cancellation.'))
        if (name === undefined) throw new Error('Nothing is written down.')
        const { confirmedAt } = JSON.parse(localStorage.getItem(name) ?? '')
        localStorage.setItem(name, JSON.stringify({ version: 1, confirmedAt: confirmedAt - 120_000 }))
      })
      await sandbox.clearFaults()
      before = sent.length
    })
    await expect(
      client.getByText(
        `Your prebooked bet ${ticketNum} was not cancelled. It is still booked and your stake is still held.`,
      ),
    ).toBeVisible()
    expect(sent).toHaveLength(before)
    await client.tickets.open('Prebook')
    const row = client.tickets.ticket(ticketNum)
    await row.getByRole('button', { name: 'OK', exact: true }).click()
    await row.getByRole('button', { name: 'Cancel prebook' }).click()
    await row.getByRole('button', { name: 'Yes, cancel' }).click()
    await expect(row.getByText('Prebook: Cancelled')).toBeVisible()
    await expectCancelledOnce(sandbox)
  })
})

test.describe('a cancellation that is refused while nobody looks', () => {
  for (const [when, ago] of [
    ['at once', 0],
    ['when its time is over', 120_000],
  ] as const)
    test(`is told as that after a reload ${when}, until it was seen, and is not sent again [PREBOOK-03] [PREBOOK-04] [SLIP-18]`, async ({
      launched,
      page,
      sandbox,
    }) => {
      const sent = keysOf(page, '/prebooking/cancel/')
      const { client, row, ticketNum } = await askToCancel(await pickPaused({ launched, sandbox }), sandbox)
      // Only the first: one that is sent again would cancel it.
      await sandbox.fault({ ...whileCalling('/prebooking/cancel/', 'status'), status: 400, times: 1 })
      await hide(page)
      await row.getByRole('button', { name: 'Yes, cancel' }).click()
      await expect(row.getByText('The server could not answer')).toBeVisible()
      await expect.poll(() => refusalsKept(page, ago)).toBe(1)
      await page.reload()
      await expect(
        client.getByText(
          `Your prebooked bet ${ticketNum} was not cancelled. Your stake was not returned. The server could not answer`,
          {
            exact: false,
          },
        ),
      ).toBeVisible()
      await expect(client.getByText(/still booked/)).toHaveCount(0)
      // Once it was looked at nothing is kept of it.
      await expect.poll(() => refusalsKept(page, 0)).toBe(0)
      await page.reload()
      await client.tickets.open('Prebook')
      await expect(
        client.tickets.ticket(ticketNum).getByRole('button', { name: 'Cancel prebook' }),
      ).toBeVisible()
      await expect(client.getByText(/was not cancelled/)).toHaveCount(0)
      expect(sent).toHaveLength(1)
      const { bets, prebooks, wallet } = await sandbox.ledger('alice')
      expect([bets, prebooks.map(({ status }) => status), wallet.balance]).toEqual([
        [],
        ['booked'],
        '9900.00',
      ])
    })
})

/** How many refused cancellations are written down, made older by so many milliseconds. */
function refusalsKept(page: Page, ago: number): Promise<number> {
  return page.evaluate((older) => {
    const names = Object.keys(localStorage).filter((key) => key.includes(':cancellation.'))
    const refused = names.flatMap((name) => {
      const kept = JSON.parse(localStorage.getItem(name) ?? '')
      return (kept.refusal ?? null) === null ? [] : [{ name, kept }]
    })
    for (const { name, kept } of refused)
      localStorage.setItem(name, JSON.stringify({ ...kept, confirmedAt: kept.confirmedAt - older }))
    return refused.length
  }, ago)
}

async function expectCancelledOnce(sandbox: TestSandbox): Promise<void> {
  const { bets, entries, prebooks, problems, wallet } = await sandbox.ledger('alice')
  expect(prebooks).toMatchObject([{ status: 'cancelled', amount: '100.00' }])
  const moved = entries.filter(({ ticketNum }) => ticketNum === prebooks[0]?.ticketNum)
  expect(moved.map(({ amount }) => amount)).toEqual(['-100.00', '100.00'])
  expect([bets, problems, wallet.balance]).toEqual([[], [], '10000.00'])
}
