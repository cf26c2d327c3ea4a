import type { Page } from '@playwright/test'

import { sampleOf } from '../harness/depth.ts'
import { KillableBrowser } from '../harness/device/killable.ts'
import { someEvents } from '../harness/events.ts'
import { expect, type Launched, test as base } from '../harness/fixtures.ts'
import { ClientPage } from '../harness/pages/client.ts'
import type { Fault, TestSandbox } from '../harness/sandbox.ts'
import { betsTwice } from '../harness/slip/betsTwice.ts'
import { askToCancel, expectBookedOnce, pickPausedIn, pressBook } from '../harness/slip/booking.ts'
import { ofOneGame, pressSingles } from '../harness/slip/picking.ts'
import { expectPlacedOnce, placeUnder, prepare, whilePlacing } from '../harness/slip/placing.ts'
import {
  bookTwo,
  expectBookedAfter,
  expectPlaced,
  pickBothPaused,
  press,
} from '../harness/slip/pressedAgain.ts'

/** Starts a browser, or starts it again, and launches in it. */
type Open = () => Promise<ClientPage>

/** Launches alice in a page of it. */
type LaunchedIn = (page: Page) => Launched

const test = base.extend<{ killable: KillableBrowser; launchedIn: LaunchedIn; open: Open }>({
  // oxlint-disable-next-line no-empty-pattern -- it needs no other
  killable: async ({}, use) => {
    const browser = await KillableBrowser.make()
    await use(browser)
    await browser.stop()
  },
  launchedIn: async ({ sandbox }, use) => {
    await use((page) => async (options = {}) => {
      const { link } = await sandbox.launch({ member: 'alice', lang: 'en', odds_type: 'euro', ...options })
      await page.goto(link)
      const client = new ClientPage(page, page)
      await client.ready()
      return client
    })
  },
  open: async ({ killable, launchedIn }, use) => {
    await use(async () => launchedIn(await killable.run())())
  },
})

/** The server takes it, but its reply never arrives. */
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

  test('once a bet is placed, before its answer is here, reports it when it is started again [SLIP-18]', async ({
    killable,
    open,
    sandbox,
  }) => {
    await placeUnder(await open(), sandbox, 31, whilePlacing({ kind: 'hangReply' }))
    await expect.poll(() => betsOf(sandbox)).toBe(1)
    await killable.kill()
    await expectPlacedOnce(await open(), sandbox, 31)
  })

  test('when the answer is here, and nobody has seen it, reports it when it is started again [SLIP-18]', async ({
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

  test('while several bets of one press are under way reports all of them [SLIP-05] [SLIP-18]', async ({
    killable,
    open,
    sandbox,
  }) => {
    const client = await open()
    const picked = ofOneGame(await someEvents(sandbox), 3)
    await client.lists.showGame(picked[0]?.event.gameName ?? '')
    await pressSingles(client, picked)
    for (const { home } of picked) await client.slip.stakeOn(home).fill('20')
    await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
    await sandbox.fault({ ...withoutReply('/single-bet/'), times: 3 })
    await client.slip.place.click()
    await expect.poll(() => betsOf(sandbox)).toBe(3)
    // They go one after another, ten seconds apart: by now it may have told of the first.
    const before = await client.slip.panel.innerText()
    await killable.kill()
    const again = await open()
    const { bets, wallet } = await sandbox.ledger('alice')
    expect([bets.length, wallet.balance]).toEqual([3, '9940.00'])
    const untold = bets.filter(({ ticketNum }) => !before.includes(ticketNum))
    expect(untold.length).toBeGreaterThan(0)
    for (const { ticketNum } of untold) await expect(again.slip.panel).toContainText(ticketNum)
  })

  for (const { what, bets, makeUp, change } of sampleOf(betsTwice, 2))
    test(`after ${what} was told, has storage of before, and does not take its key for the next: that is a bet of its own [SLIP-18] [SLIP-20] [SLIP-21]`, async ({
      killable,
      launchedIn,
      sandbox,
    }) => {
      const page = await killable.run()
      await makeUp({ launched: launchedIn(page), page, sandbox })
      // The slip with its key is what local storage comes back to.
      await killable.quitWithCopy()
      const client = await launchedIn(await killable.run())()
      await client.slip.open()
      await press(client)
      const earlier = await expectPlaced(client, sandbox, 0, '30.00')
      expect(earlier).toHaveLength(bets)
      await expect.poll(() => keptOnDisk(client.page)).toEqual([])
      await killable.killBeforeWritten()
      const again = await launchedIn(await killable.run())()
      await again.slip.open()
      await change(again, sandbox)
      await press(again)
      const all = await expectPlaced(again, sandbox, bets, '45.00')
      expect(all.slice(0, bets)).toEqual(earlier)
      expect(all).toHaveLength(2 * bets)
    })

  test('after a booking was told, has storage of before, and books the next with a key of its own [SLIP-18] [PREBOOK-02]', async ({
    killable,
    launchedIn,
    sandbox,
  }) => {
    const { client: picked, home } = await pickBothPaused({
      launched: launchedIn(await killable.run()),
      sandbox,
    })
    await expect(picked.slip.leg(home)).toBeVisible()
    await killable.quitWithCopy()
    const bookIn = async (earlier: readonly string[]): Promise<string> => {
      const client = await launchedIn(await killable.run())()
      await client.slip.open()
      await pressBook({ client, form: client.slip.panel.getByRole('region', { name: 'Prebook' }) })
      const ticketNum = await expectBookedAfter(client, sandbox, earlier)
      await expect.poll(() => keptOnDisk(client.page)).toEqual([])
      return ticketNum
    }
    const first = await bookIn([])
    await killable.killBeforeWritten()
    await bookIn([first])
  })

  test('after a cancellation was told, has storage of before, and cancels nothing else [PREBOOK-04] [SLIP-18]', async ({
    killable,
    launchedIn,
    sandbox,
  }) => {
    const { first, second } = await bookTwo({ launched: launchedIn(await killable.run()), sandbox })
    await killable.quitWithCopy()
    const client = await launchedIn(await killable.run())()
    await client.tickets.open('Prebook')
    const row = client.tickets.ticket(first)
    await row.getByRole('button', { name: 'Cancel prebook' }).click()
    await row.getByRole('button', { name: 'Yes, cancel' }).click()
    await expect(row.getByText('Prebook: Cancelled')).toBeVisible()
    await killable.killBeforeWritten()
    const again = await launchedIn(await killable.run())()
    await again.tickets.open('Prebook')
    await expect(again.tickets.ticket(first).getByText('Prebook: Cancelled')).toBeVisible()
    await expect(again.tickets.ticket(second).getByRole('button', { name: 'Cancel prebook' })).toBeVisible()
    const { bets, entries, prebooks, problems, wallet } = await sandbox.ledger('alice')
    expect([bets, problems, wallet.balance]).toEqual([[], [], '9900.00'])
    const standing = new Map(prebooks.map(({ ticketNum, status }) => [ticketNum, status]))
    expect([standing.get(first), standing.get(second)]).toEqual(['cancelled', 'booked'])
    const moved = entries.filter(({ ticketNum }) => ticketNum === first)
    expect(moved.map(({ amount }) => amount)).toEqual(['-100.00', '100.00'])
  })

  test('while a booking is under way reports it, and it is booked once [PREBOOK-02] [SLIP-18]', async ({
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
    await row.getByRole('button', { name: 'Yes, cancel' }).click()
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
