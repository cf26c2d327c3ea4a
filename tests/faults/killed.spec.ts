import type { Page } from '@playwright/test'

import { askToCancel, expectBookedOnce, pickPausedIn, pressBook } from '../harness/booking.ts'
import { someEvents } from '../harness/events.ts'
import { expect, test as base } from '../harness/fixtures.ts'
import { KillableBrowser } from '../harness/killable.ts'
import { ClientPage } from '../harness/pages.ts'
import { ofOneGame } from '../harness/picking.ts'
import { expectPlacedOnce, placeUnder, prepare, whilePlacing } from '../harness/placing.ts'
import type { Fault, TestSandbox } from '../harness/sandbox.ts'

/** Starts a browser, or starts it again, and launches in it. */
type Open = () => Promise<ClientPage>

const test = base.extend<{ killable: KillableBrowser; open: Open }>({
  // oxlint-disable-next-line no-empty-pattern -- it needs no other
  killable: async ({}, use) => {
    const browser = await KillableBrowser.make()
    await use(browser)
    await browser.stop()
  },
  open: async ({ killable, sandbox }, use) => {
    await use(async () => {
      const page = await killable.run()
      const { link } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro' })
      await page.goto(link)
      const client = new ClientPage(page, page)
      await client.ready()
      return client
    })
  },
})

/** The server takes it, and nobody hears of that. */
function withoutReply(path: string): Fault {
  return { method: 'POST', path, kind: 'hangReply' }
}

/** What is on disk of what was confirmed and not told. */
function keptOnDisk(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('slipway')
        opening.onerror = () => reject(new Error('There is no database.'))
        opening.onsuccess = () => {
          const asking = opening.result.transaction('kept').objectStore('kept').getAllKeys()
          asking.onsuccess = () => {
            opening.result.close()
            resolve(asking.result.map(String).filter((name) => name.includes(':journal.')))
          }
        }
      }),
  )
}

async function betsOf(sandbox: TestSandbox): Promise<number> {
  return (await sandbox.ledger('alice')).bets.length
}

test.describe('a browser that is killed', () => {
  test('the moment a bet is sent knows of it when it is started again: it is told, and placed once [SLIP-18]', async ({
    killable,
    open,
    sandbox,
  }) => {
    const client = await open()
    await prepare(client, sandbox, 30)
    await sandbox.fault(whilePlacing({ kind: 'hangReply' }))
    const sent = client.page.waitForRequest(/\/single-bet\/$/)
    await client.slip.place.click()
    await sent
    await killable.kill()
    await expectPlacedOnce(await open(), sandbox, 30)
  })

  test('once a bet is placed, before its answer is here, tells of it when it is started again [SLIP-18]', async ({
    killable,
    open,
    sandbox,
  }) => {
    await placeUnder(await open(), sandbox, 31, whilePlacing({ kind: 'hangReply' }))
    await expect.poll(() => betsOf(sandbox)).toBe(1)
    await killable.kill()
    await expectPlacedOnce(await open(), sandbox, 31)
  })

  test('when the answer is here, and nobody has seen it, tells of it when it is started again [SLIP-18]', async ({
    killable,
    open,
    sandbox,
  }) => {
    const client = await open()
    const answered = client.page.waitForResponse(/\/single-bet\/$/)
    await placeUnder(client, sandbox, 32, whilePlacing({ kind: 'delay', delay: 1_000 }))
    await (await answered).finished()
    await killable.kill()
    await expectPlacedOnce(await open(), sandbox, 32)
  })

  test('while several bets of one press are under way tells of all of them [SLIP-05] [SLIP-18]', async ({
    killable,
    open,
    sandbox,
  }) => {
    const client = await open()
    const picked = ofOneGame(await someEvents(sandbox), 3)
    await client.showGame(picked[0]?.event.gameName ?? '')
    for (const { event, home } of picked) {
      await client.price(home, client.event(event.home, event.away)).first().click()
      await client.slip.pin(home).click()
    }
    for (const { home } of picked) await client.slip.stakeOn(home).fill('20')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await sandbox.fault({ ...withoutReply('/single-bet/'), times: 3 })
    await client.slip.place.click()
    await expect.poll(() => betsOf(sandbox)).toBe(3)
    await killable.kill()
    const again = await open()
    const { bets, wallet } = await sandbox.ledger('alice')
    expect([bets.length, wallet.balance]).toEqual([3, '9940.00'])
    for (const { ticketNum } of bets) await expect(again.slip.panel).toContainText(ticketNum)
  })

  test('after a bet was told does not take its key for the next: that is a bet of its own [SLIP-18] [SLIP-20]', async ({
    killable,
    open,
    sandbox,
  }) => {
    await prepare(await open(), sandbox, 33)
    // The slip with its key is what local storage comes back to.
    await killable.quit()
    const client = await open()
    await client.slip.place.click()
    const first = await client.slip.placed()
    await expect.poll(() => keptOnDisk(client.page)).toEqual([])
    await killable.kill()
    const again = await open()
    await again.slip.stake.fill('44')
    await expect(again.slip.place).toHaveAttribute('aria-disabled', 'false')
    await again.slip.place.click()
    const second = await again.slip.placed()
    const { bets } = await sandbox.ledger('alice')
    expect(bets.map(({ ticketNum, amount }) => [ticketNum, amount])).toEqual([
      [first, '33.00'],
      [second, '44.00'],
    ])
  })

  test('while a booking is under way tells of it, and it is booked once [PREBOOK-02] [SLIP-18]', async ({
    killable,
    open,
    sandbox,
  }) => {
    const picked = await pickPausedIn(sandbox, open)
    await sandbox.fault(withoutReply('/prebooking/'))
    await pressBook(picked)
    await expect.poll(async () => (await sandbox.ledger('alice')).prebooks.length).toBe(1)
    await killable.kill()
    await expectBookedOnce(await open(), sandbox)
  })

  test('while a booking is being cancelled tells what became of it, and it is refunded once [PREBOOK-04] [SLIP-18]', async ({
    killable,
    open,
    sandbox,
  }) => {
    const { row, ticketNum } = await askToCancel(await pickPausedIn(sandbox, open), sandbox)
    await sandbox.fault(withoutReply('/prebooking/cancel/'))
    await row.getByRole('button', { name: 'Yes, cancel it' }).click()
    await expect
      .poll(async () => (await sandbox.ledger('alice')).prebooks.map(({ status }) => status))
      .toEqual(['cancelled'])
    await killable.kill()
    await sandbox.sockets({ action: 'unmute' })
    const again = await open()
    await expect(
      again.getByText(`Your prebooked bet ${ticketNum} was cancelled.`, { exact: false }),
    ).toBeVisible()
    const { bets, entries, problems, wallet } = await sandbox.ledger('alice')
    expect(entries.filter((entry) => entry.ticketNum === ticketNum).map(({ amount }) => amount)).toEqual([
      '-100.00',
      '100.00',
    ])
    expect([bets, problems, wallet.balance]).toEqual([[], [], '10000.00'])
  })
})
