import type { Locator } from '@playwright/test'

import { type Bettable, someEvent } from '../events.ts'
import { expect, type Launched } from '../fixtures.ts'
import type { ClientPage } from '../pages/client.ts'
import type { LaunchOptions, TestSandbox } from '../sandbox.ts'

export interface Booked extends Bettable {
  readonly client: ClientPage
  /** Of the slip: the form in which a target is set. */
  readonly form: Locator
}

/** Launches where prebooking is on, with the home selection of a market that is suspended at 2.00 in the slip. */
export function pickPaused(
  { launched, sandbox }: { launched: Launched; sandbox: TestSandbox },
  as: LaunchOptions = {},
): Promise<Booked> {
  return pickPausedIn(sandbox, () => launched(as))
}

/** The same in a client that is opened in another way. */
export async function pickPausedIn(sandbox: TestSandbox, open: () => Promise<ClientPage>): Promise<Booked> {
  await sandbox.features({ isPrebookingEnabled: true })
  const picked = await someEvent(sandbox)
  const { event, market, home } = picked
  await sandbox.market(market.marketId, { prices: { home: '2.00' }, status: 'paused' })
  const client = await open()
  await client.price(home, client.lists.event(event.home, event.away)).first().click({ force: true })
  return { ...picked, client, form: client.slip.panel.getByRole('region', { name: 'Prebook' }) }
}

/** What opens the form. */
export const offer = (client: ClientPage) =>
  client.slip.panel.getByRole('button', { name: 'Prebook', exact: true })

/** Sets the target to 2.04, two steps above the price, and presses what books 100.00 at it. */
export async function pressBook({ client, form }: Pick<Booked, 'client' | 'form'>): Promise<void> {
  await client.slip.stake.fill('100')
  await offer(client).click()
  await form.getByRole('button', { name: 'Raise target odds' }).click()
  await form.getByRole('button', { name: 'Raise target odds' }).click()
  await form.getByRole('button', { name: 'Prebook ¥100.00 @ 2.04' }).click()
}

/** Books that, and gives the ticket's number. */
export async function book(picked: Booked, sandbox: TestSandbox): Promise<string> {
  await pressBook(picked)
  return expectBookedOnce(picked.client, sandbox)
}

/** The member is told it is booked, and it is: once, its stake taken once. Gives the ticket's number. */
export async function expectBookedOnce(client: ClientPage, sandbox: TestSandbox): Promise<string> {
  await expect(client.slip.panel.getByText('Booked', { exact: true })).toBeVisible()
  const { bets, prebooks, problems, wallet } = await sandbox.ledger('alice')
  expect(prebooks).toMatchObject([{ status: 'booked', targetOdds: '2.04', amount: '100.00' }])
  expect([bets, problems, wallet.balance]).toEqual([[], [], '9900.00'])
  return prebooks[0]?.ticketNum ?? ''
}

/**
 * Books, and asks in the history to cancel it where no channel brings the news of it: the answer alone does.
 * `isPutAway` where the answer to the booking is to be told by then.
 */
export async function askToCancel(picked: Booked, sandbox: TestSandbox, { isPutAway = false } = {}) {
  const { client } = picked
  const ticketNum = await book(picked, sandbox)
  if (isPutAway) await client.slip.panel.getByRole('button', { name: 'Done' }).click()
  await client.tickets.open('Prebook')
  const row = client.tickets.ticket(ticketNum)
  await row.getByRole('button', { name: 'Cancel prebook' }).click()
  await sandbox.sockets({ action: 'lag' })
  return { client, row, ticketNum }
}
