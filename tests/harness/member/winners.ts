import { launchBy, type TestMember, testMember } from '#sandbox/testing/server.ts'

import { type Bettable, someEvents } from '../events.ts'
import type { TestSandbox } from '../sandbox.ts'

/** A member without a page: makes the calls that the client would. */
export async function enter(sandbox: TestSandbox, member: string): Promise<TestMember> {
  const { link } = await sandbox.launch({ member })
  const reply = await launchBy(sandbox.clientUrl, link)
  if (!reply.ok) throw new Error(`${member} cannot launch: ${reply.status}`)
  return testMember(sandbox.clientUrl, await reply.json())
}

/** Bets on the home side of a match at the price it has. @returns the ticket's number */
export async function betOnHome(
  member: TestMember,
  { market: { marketId } }: Bettable,
  amount: string,
): Promise<string> {
  const { currencyCode: currency } = member.settings
  const reply = await member.bet({ marketId, side: 'home', odds: '1.01', amount, accept: 'any', currency })
  if (reply.status !== 201) throw new Error(`The bet was not placed: ${await reply.text()}`)
  const { ticket }: { ticket: { ticketNum: string } } = await reply.json()
  return ticket.ticketNum
}

/** A match whose home side has won at 3.00, and others that take bets at 2.00. */
export async function wonAndOpen(
  sandbox: TestSandbox,
  bets: (won: Bettable, open: readonly Bettable[]) => Promise<void>,
): Promise<{ won: Bettable; open: readonly Bettable[] }> {
  const [won, ...others] = await someEvents(sandbox, { isForCombos: true, isLater: true })
  const open = others.slice(0, 3)
  if (won === undefined || open.length < 3) throw new Error('Too few matches take bets.')
  await sandbox.market(won.market.marketId, { prices: { home: '3.00' } })
  for (const { market } of open) await sandbox.market(market.marketId, { prices: { home: '2.00' } })
  await bets(won, open)
  await sandbox.market(won.market.marketId, { settle: { home: 'win' } })
  return { won, open }
}
