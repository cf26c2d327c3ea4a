import { confirmationLifetime } from '#machines/placement/lapse.ts'

import { isChosen } from '../depth.ts'
import type { Bettable } from '../events.ts'
import { expect, type Launched } from '../fixtures.ts'
import type { ClientPage } from '../pages/client.ts'
import type { Fault, TestSandbox } from '../sandbox.ts'
import { pickSingles } from './picking.ts'
import { whilePlacing } from './placing.ts'

/** A press of the one button: its bets go one way, be it one or several. */
export interface Press {
  readonly what: string
  /** What is staked on each, and the euro odds that it has then. */
  readonly stakes: readonly string[]
  readonly prices: readonly string[]
}

const one: Press = { what: 'the one bet of a press', stakes: ['30.00'], prices: ['1.85'] }
export const two: Press = {
  what: 'two bets of one press',
  stakes: ['30.00', '40.00'],
  prices: ['1.85', '2.10'],
}

/**
 * The presses that a test is made with: each in depth, in npm test one of them, by the seed.
 * @param test its place among the tests of its file: so that some of them have one bet and some several
 */
export function pressesOf(test: number): readonly Press[] {
  return [one, two].filter((_, press) => isChosen(test, press, 2))
}

/** Launches and picks the singles of a press, each with its stake. */
export async function pickStaked(
  given: { launched: Launched; sandbox: TestSandbox },
  { prices, stakes }: Press,
): Promise<{ client: ClientPage; picked: Bettable[] }> {
  const { client, picked } = await pickSingles(given, { prices })
  if (picked.length === 1) await client.slip.stake.fill(stakes[0] ?? '')
  else for (const [at, { home }] of picked.entries()) await client.slip.stakeOn(home).fill(stakes[at] ?? '')
  await expect(client.slip.place).toHaveAttribute('aria-disabled', 'false')
  return { client, picked }
}

/** The same, and the button is pressed under these faults. */
export async function pressUnder(
  given: { launched: Launched; sandbox: TestSandbox },
  press: Press,
  ...faults: readonly Fault[]
): Promise<{ client: ClientPage; picked: Bettable[] }> {
  const staked = await pickStaked(given, press)
  for (const fault of faults) await given.sandbox.fault(fault)
  await staked.client.slip.place.click()
  return staked
}

/** What happens to the call of each bet of a press, so many times each. */
export function whilePlacingEach(
  { stakes }: Press,
  fault: Parameters<typeof whilePlacing>[0],
  tries = 1,
): Fault {
  return whilePlacing({ ...fault, times: stakes.length * tries })
}

/** Each is in the ledger, once, the balance is less the stakes, and the member was told just that. */
export async function expectEachOnce(
  client: ClientPage,
  sandbox: TestSandbox,
  { stakes }: Press,
): Promise<void> {
  await expect(client.slip.success).toBeVisible()
  const { bets, wallet, uniques, problems } = await sandbox.ledger('alice')
  expect(bets.map(({ amount }) => amount).toSorted()).toEqual(stakes)
  expect(uniques).toHaveLength(stakes.length)
  expect(problems).toEqual([])
  const left = 10_000 - stakes.reduce((sum, stake) => sum + Number(stake), 0)
  expect(wallet.balance).toBe(left.toFixed(2))
  for (const { ticketNum } of bets) await expect(client.slip.panel).toContainText(ticketNum)
  await expect(client.member.balance).toContainText(left.toLocaleString('en', { minimumFractionDigits: 2 }))
}

/**
 * The same where the server was away in between: what a slow machine brings to it only after the bet's own minute is
 * refused, and told as not placed.
 * @param confirmed when the button was pressed at the earliest, ms
 */
export async function expectEachOnceIfInTime(
  client: ClientPage,
  sandbox: TestSandbox,
  press: Press,
  confirmed: number,
): Promise<void> {
  await expect(client.slip.panel.getByText('Checking your bet')).toHaveCount(0)
  const { bets, problems } = await sandbox.ledger('alice')
  const refused = press.stakes.length - bets.length
  if (refused === 0) return expectEachOnce(client, sandbox, press)
  expect(Date.now() - confirmed).toBeGreaterThan(confirmationLifetime)
  expect(problems).toEqual([])
  await expect(client.slip.panel.getByText(/No money was taken/).nth(refused - 1)).toBeVisible()
  for (const { ticketNum } of bets) await expect(client.slip.panel).toContainText(ticketNum)
}

/** The member reads of each bet that it is being checked. */
export async function expectCheckingEach(client: ClientPage, { stakes }: Press): Promise<void> {
  await expect(client.slip.panel.getByText('Checking your bet')).toHaveCount(stakes.length)
}
