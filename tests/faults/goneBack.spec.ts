import type { BrowserContext } from '@playwright/test'

import { book, pickPaused, pressBook, type Booked } from '../harness/booking.ts'
import { someEvent } from '../harness/events.ts'
import { expect, test, type Launched } from '../harness/fixtures.ts'
import { betsOfSeveralLegs, type Given } from '../harness/kindsOfBets.ts'
import type { ClientPage } from '../harness/pages.ts'
import { pickSingles } from '../harness/picking.ts'
import { prepare } from '../harness/placing.ts'
import type { LedgerBet, TestSandbox } from '../harness/sandbox.ts'
import { copyStorage, waysBack } from '../harness/storageCopies.ts'

/** What is bet before the storage goes back, and what another bet of the same kind is afterwards. */
interface Kind {
  readonly what: string
  /** Makes up what costs 30 a bet. */
  readonly makeUp: (given: Given) => Promise<ClientPage>
  /** Makes what is in the slip cost 45 a bet. */
  readonly change: (client: ClientPage, sandbox: TestSandbox) => Promise<void>
  /** How many bets a press of it places. */
  readonly bets: number
}

const stakeMore = (client: ClientPage): Promise<void> => client.slip.stake.fill('45')

const kinds: readonly Kind[] = [
  {
    what: 'a single',
    bets: 1,
    async makeUp({ launched, sandbox }) {
      const client = await launched()
      await prepare(client, sandbox, 30)
      return client
    },
    // On the other side, as a member who has forgotten the first.
    async change(client, sandbox) {
      const { event, away } = await someEvent(sandbox)
      await client.price(away, client.event(event.home, event.away)).first().click()
      await expect(client.slip.leg(away)).toBeVisible()
      await stakeMore(client)
    },
  },
  {
    what: 'several singles of one press',
    bets: 2,
    async makeUp(given) {
      const { client, picked } = await pickSingles(given, { prices: ['1.85', '2.10'] })
      for (const { home } of picked) await client.slip.stakeOn(home).fill('30')
      return client
    },
    async change({ slip }) {
      const stakes = slip.panel.getByRole('textbox', { name: /^Stake / })
      await expect(stakes).toHaveCount(2)
      for (const stake of await stakes.all()) await stake.fill('45')
    },
  },
  ...betsOfSeveralLegs.map(({ what, ticketType, makeUp }) => ({
    what,
    bets: 1,
    makeUp,
    change: (client: ClientPage) =>
      ticketType === 'mix' ? client.slip.panel.getByLabel('Doubles × 3').fill('15') : stakeMore(client),
  })),
]

const notThisOne = 'This bet was not placed, and no money was taken for it.'

/** In the order in which they were placed. */
async function placedBets(sandbox: TestSandbox): Promise<readonly LedgerBet[]> {
  const { bets, problems } = await sandbox.ledger('alice')
  expect(problems).toEqual([])
  expect(new Set(bets.map(({ key }) => key)).size).toBe(bets.length)
  return bets.toSorted((a, b) => a.ticketNum.localeCompare(b.ticketNum))
}

/** A second profile is closed with its page; the first is the test's own. */
async function leave({ page }: ClientPage, own: BrowserContext): Promise<void> {
  if (page.context() === own) await page.close()
  else await page.context().close()
}

/** Presses what is in the slip, once it can be pressed. */
async function press({ slip }: ClientPage): Promise<void> {
  await expect(slip.place).toHaveAttribute('aria-disabled', 'false')
  await slip.place.click()
}

/** The member reads that all of the press was placed, by tickets that the ledger has and that are none of the earlier ones. */
async function expectPlaced(client: ClientPage, sandbox: TestSandbox, earlier: number, stake: string) {
  await expect(client.slip.heading('Success')).toBeVisible()
  const bets = await placedBets(sandbox)
  const fresh = bets.slice(earlier)
  const text = await client.slip.panel.innerText()
  const said = new Set(text.match(/T\d{6}/g))
  expect([...said].toSorted()).toEqual(fresh.map(({ ticketNum }) => ticketNum))
  for (const { amount } of fresh) expect(amount).toBe(stake)
  expect(text).toContain(`¥${stake}`)
  return bets
}

/** The member reads both truths: nothing of this press was placed, and each of the earlier bets by its own figures. */
async function expectBothTruths(
  { slip }: ClientPage,
  sandbox: TestSandbox,
  earlier: readonly LedgerBet[],
): Promise<void> {
  await expect(slip.panel.getByText(notThisOne)).toHaveCount(earlier.length)
  await expect(slip.heading('Success')).toHaveCount(0)
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

for (const { way, goBack } of waysBack)
  test.describe(`storage that is ${way}`, () => {
    for (const { what, bets, makeUp, change } of kinds)
      test(`tells of ${what} that it was not placed, beside the earlier one that was, and the next press places it [SLIP-18] [SLIP-21]`, async ({
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
        await client.openSlip()
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

    test('tells of the very same bet that it was not placed either, and has the way to the one that was [SLIP-18] [HIST-01]', async ({
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
      await expect(client.ticket(ticketNum)).toBeVisible()
      await client.getByRole('tab', { name: /^Bet slip/ }).click()
      await press(client)
      expect(await expectPlaced(client, sandbox, 1, '30.00')).toHaveLength(2)
      await leave(client, context)
    })

    test('tells of a booking what became of it, and never of an earlier one [SLIP-18] [PREBOOK-02]', async ({
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
      const row = client.event(picked.event.home, picked.event.away)
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
      await before.openHistory('Prebook')
      const row = before.ticket(first)
      await row.getByRole('button', { name: 'Cancel booking' }).click()
      await sandbox.sockets({ action: 'lag' })
      await sandbox.fault({ method: 'POST', path: '/prebooking/cancel/', kind: 'dropRequest', times: 1000 })
      await row.getByRole('button', { name: 'Yes, cancel it' }).click()
      await expect(row.getByText('We keep asking', { exact: false })).toBeVisible()
      const copy = await copyStorage(context, new RegExp(`:cancellation\\.${first} `))
      await sandbox.clearFaults()
      await expect(row.getByText('Prebook: Cancelled')).toBeVisible()
      await sandbox.sockets({ action: 'unmute' })
      const client = await launched({ page: await goBack({ browser, context }, copy) })
      await expect(
        client.getByText(`Your prebooked bet ${first} was cancelled.`, { exact: false }),
      ).toBeVisible()
      await client.openHistory('Prebook')
      await expect(client.ticket(first).getByText('Prebook: Cancelled')).toBeVisible()
      await expect(client.ticket(second).getByRole('button', { name: 'Cancel booking' })).toBeVisible()
      const { bets, entries, prebooks, problems, wallet } = await sandbox.ledger('alice')
      expect([bets, problems, wallet.balance]).toEqual([[], [], '9900.00'])
      const standing = new Map(prebooks.map(({ ticketNum, status }) => [ticketNum, status]))
      expect([standing.get(first), standing.get(second)]).toEqual(['cancelled', 'booked'])
      const moved = entries.filter(({ ticketNum }) => ticketNum === first)
      expect(moved.map(({ amount }) => amount)).toEqual(['-100.00', '100.00'])
      await leave(client, context)
    })
  })

/** The member reads that it is booked, by a ticket that the ledger has and that is none of the earlier ones. Gives its number. */
async function expectBookedAfter(
  { slip }: ClientPage,
  sandbox: TestSandbox,
  earlier: readonly string[],
): Promise<string> {
  await expect(slip.panel.getByText('Booked', { exact: true })).toBeVisible()
  const { bets, prebooks, problems, wallet } = await sandbox.ledger('alice')
  const all = prebooks.map(({ ticketNum }) => ticketNum)
  const fresh = all.filter((ticketNum) => !earlier.includes(ticketNum))
  expect(fresh).toHaveLength(1)
  expect([all.length, bets, problems]).toEqual([earlier.length + 1, [], []])
  expect(new Set(prebooks.map(({ key }) => key)).size).toBe(all.length)
  expect(wallet.balance).toBe((10_000 - 100 * all.length).toFixed(2))
  expect((await slip.panel.innerText()).match(/T\d{6}/g)).toEqual(fresh)
  return fresh[0] ?? ''
}

/** The home selection of a market that is suspended at 2.00 on both sides is in the slip. */
async function pickBothPaused(given: { launched: Launched; sandbox: TestSandbox }): Promise<Booked> {
  const { market } = await someEvent(given.sandbox)
  await given.sandbox.market(market.marketId, { prices: { away: '2.00' } })
  return pickPaused(given)
}

/** Books the home selection of a paused market, and the away selection as well. */
async function bookTwo(given: { launched: Launched; sandbox: TestSandbox }) {
  const { sandbox } = given
  const picked = await pickBothPaused(given)
  const { client, event, away } = picked
  const first = await book(picked, sandbox)
  await client.slip.panel.getByRole('button', { name: 'Done' }).click()
  await client.price(away, client.event(event.home, event.away)).first().click({ force: true })
  await pressBook(picked)
  await expect(client.slip.panel.getByText('Booked', { exact: true })).toBeVisible()
  const { prebooks } = await sandbox.ledger('alice')
  const second = prebooks.map(({ ticketNum }) => ticketNum).find((ticketNum) => ticketNum !== first) ?? ''
  return { first, second, client }
}
