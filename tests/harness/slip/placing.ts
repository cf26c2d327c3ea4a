import type { Locator, Page } from '@playwright/test'

import { someEvent } from '../events.ts'
import { expect } from '../fixtures.ts'
import type { ClientPage } from '../pages/client.ts'
import type { Fault, TestSandbox } from '../sandbox.ts'

/** Puts a selection into the slip with a stake (full units), ready to be placed. */
export async function prepare(client: ClientPage, sandbox: TestSandbox, stake: number): Promise<void> {
  const { event, home } = await someEvent(sandbox)
  await client.price(home, client.lists.event(event.home, event.away)).first().click()
  await client.slip.stake.fill(String(stake))
  await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
}

/** What happens to the call that places the bet. */
export function whilePlacing(fault: Omit<Fault, 'method' | 'path'>): Fault {
  return { method: 'POST', path: '/single-bet/', ...fault }
}

/** Every question about the bet is answered with this status, until the faults are cleared. */
export function whileAsking(status: number): Fault {
  return { method: 'GET', path: '/bets/by-unique/{key}', kind: 'status', status, times: 1000 }
}

/** Chromium retries a request on its own if a connection it had kept open is cut: this cuts those retries too. */
export const everyTry = 8

/** Prepares a bet, sets the faults, and presses the button. */
export async function placeUnder(
  client: ClientPage,
  sandbox: TestSandbox,
  stake: number,
  ...faults: readonly Fault[]
): Promise<void> {
  await prepare(client, sandbox, stake)
  for (const fault of faults) await sandbox.fault(fault)
  await client.slip.place.click()
}

/**
 * After everything: one bet of this stake in the ledger, the balance less the stake, and the member was told just that.
 * Gives the ticket number.
 */
export async function expectPlacedOnce(
  client: ClientPage,
  sandbox: TestSandbox,
  stake: number,
): Promise<string> {
  const ticketNum = await client.slip.placed()
  const ledger = await sandbox.ledger('alice')
  expect(ledger.bets.map((bet) => [bet.ticketNum, bet.amount])).toEqual([[ticketNum, stake.toFixed(2)]])
  const left = 10_000 - stake
  expect(ledger.wallet.balance).toBe(left.toFixed(2))
  await expect(client.member.balance).toContainText(left.toLocaleString('en', { minimumFractionDigits: 2 }))
  return ticketNum
}

/** The member reads that the bet is being checked. */
export async function expectChecking(client: ClientPage): Promise<void> {
  await expect(client.slip.heading('Checking your bet')).toBeVisible()
}

/** Presses "Check now" if it is still there: the client also asks automatically, which may be faster. */
export async function checkNow(within: Locator): Promise<void> {
  await within
    .getByRole('button', { name: 'Check now' })
    .evaluateAll((buttons) => buttons.forEach((button) => button instanceof HTMLElement && button.click()))
}

/** The keys under which the page sends something there from now on, call by call. */
export function keysOf(page: Page, path: string): readonly string[] {
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === `/api${path}`)
      keys.push(request.headers()['x-unique'] ?? '')
  })
  return keys
}
