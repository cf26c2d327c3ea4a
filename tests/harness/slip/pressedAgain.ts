import { someEvent } from '../events.ts'
import { expect, type Launched } from '../fixtures.ts'
import type { ClientPage } from '../pages/client.ts'
import type { LedgerBet, TestSandbox } from '../sandbox.ts'
import { book, type Booked, pickPaused, pressBook } from './booking.ts'

/** In the order in which they were placed. */
export async function placedBets(sandbox: TestSandbox): Promise<readonly LedgerBet[]> {
  const { bets, problems } = await sandbox.ledger('alice')
  expect(problems).toEqual([])
  expect(new Set(bets.map(({ key }) => key)).size).toBe(bets.length)
  return bets.toSorted((a, b) => a.ticketNum.localeCompare(b.ticketNum))
}

/** Presses what is in the slip, once it can be pressed. */
export async function press({ slip }: ClientPage): Promise<void> {
  await expect(slip.place).toHaveAttribute('aria-disabled', 'false')
  await slip.place.click()
}

/** The member reads that all of the press was placed, by tickets that the ledger has and that are none of the earlier ones. */
export async function expectPlaced(client: ClientPage, sandbox: TestSandbox, earlier: number, stake: string) {
  await expect(client.slip.success).toBeVisible()
  const bets = await placedBets(sandbox)
  const fresh = bets.slice(earlier)
  const text = await client.slip.panel.innerText()
  const said = new Set(text.match(/T\d{6}/g))
  expect([...said].toSorted()).toEqual(fresh.map(({ ticketNum }) => ticketNum))
  for (const { amount } of fresh) expect(amount).toBe(stake)
  expect(text).toContain(`¥${stake}`)
  return bets
}

/** The member reads that it is booked, with a ticket that is new in the ledger. Returns its number. */
export async function expectBookedAfter(
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
export async function pickBothPaused(given: { launched: Launched; sandbox: TestSandbox }): Promise<Booked> {
  const { market } = await someEvent(given.sandbox)
  await given.sandbox.market(market.marketId, { prices: { away: '2.00' } })
  return pickPaused(given)
}

/** Books the home selection of a paused market, and the away selection as well. */
export async function bookTwo(given: { launched: Launched; sandbox: TestSandbox }) {
  const { sandbox } = given
  const picked = await pickBothPaused(given)
  const { client, event, away } = picked
  const first = await book(picked, sandbox)
  await client.slip.panel.getByRole('button', { name: 'Done' }).click()
  await client.price(away, client.lists.event(event.home, event.away)).first().click({ force: true })
  await pressBook(picked)
  await expect(client.slip.panel.getByText('Booked', { exact: true })).toBeVisible()
  const { prebooks } = await sandbox.ledger('alice')
  const second = prebooks.map(({ ticketNum }) => ticketNum).find((ticketNum) => ticketNum !== first) ?? ''
  return { first, second, client }
}
