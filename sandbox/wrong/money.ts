import { amountText, type Money, money, parseAmount } from '#domain/money/money.ts'

import type { Bet } from '../store/bets/bets.ts'
import type { Prebook } from '../store/bets/prebooks.ts'
import type { Database } from '../store/database.ts'
import { postEntry, readBalance } from '../store/ledger.ts'
import type { Means } from './fault.ts'

/** The wallet of a reply, and the amount on a ticket of it. */
interface MoneyOnTheWire {
  balance: string
  currency: string
}

/** A wallet with more in it than it has. @param amount in full units */
export function withMore({ balance, currency }: MoneyOnTheWire, amount: string): MoneyOnTheWire {
  const digits = balance.split('.')[1]?.length ?? 0
  const [has, more] = [balance, amount].map((text) => parseAmount(text, currency, digits).minor)
  return { balance: amountText(money((has ?? 0) + (more ?? 0), currency, digits)), currency }
}

/** The sum of amounts of one currency. @param amounts in full units */
export function sumOf(amounts: readonly string[]): string {
  const [first = '0', ...rest] = amounts
  return rest.reduce((balance, amount) => withMore({ balance, currency: '' }, amount).balance, first)
}

/** A member's wallet as it is. */
export function walletOf(database: Database, member: string): MoneyOnTheWire {
  const balance = readBalance(database, member) ?? money(0, 'CNY', 2)
  return { balance: amountText(balance), currency: balance.currency }
}

/** Gives a member money that is not theirs, and returns their wallet. @param amount in full units */
export function giveMoney(
  { database, now }: Pick<Means, 'database' | 'now'>,
  member: string,
  amount: string,
): MoneyOnTheWire {
  const { currency, digits } = readBalance(database, member) ?? money(0, 'CNY', 2)
  const { minor } = parseAmount(amount, currency, digits)
  const after = postEntry(database, { member, kind: 'adjustment', minor, ticketNum: null, at: now() })
  return { balance: amountText(after), currency }
}

/** Takes back what a booked bet returned, as if it had never been. */
export function keepStake(database: Database, { ticketNum, member, amount }: Prebook): void {
  database.transaction(() => {
    database.run("DELETE FROM entries WHERE ticket_num = ? AND kind = 'refund'", ticketNum)
    database.run('UPDATE accounts SET balance = balance - ? WHERE member = ?', amount.minor, member)
  })
}

/** Pays a settled single one minor unit more, if its exact payout had a fraction of one. */
export function roundUp(database: Database, bet: Bet): void {
  const { returns, legs, amount, euroOdds } = bet
  if (bet.result !== 'win' || legs.length > 1 || returns === null) return
  if (hasFraction(amount, euroOdds)) pay(database, bet, returns.minor + 1)
}

/** Pays a settled bet something else than it was paid. @param minor in minor units */
export function pay(database: Database, { returns, ticketNum, member }: Bet, minor: number): void {
  const more = minor - (returns?.minor ?? 0)
  const entry = "ticket_num = ? AND kind = 'payout'"
  database.transaction(() => {
    database.run('UPDATE bets SET returns = ? WHERE ticket_num = ?', minor, ticketNum)
    database.run('UPDATE accounts SET balance = balance + ? WHERE member = ?', more, member)
    // What came after it in the same settlement as well.
    database.run(
      `UPDATE entries SET balance_after = balance_after + ?
         WHERE member = ? AND seq >= (SELECT seq FROM entries WHERE ${entry})`,
      more,
      member,
      ticketNum,
    )
    if (minor === 0) database.run(`DELETE FROM entries WHERE ${entry}`, ticketNum)
    else database.run(`UPDATE entries SET amount = ? WHERE ${entry}`, minor, ticketNum)
  })
}

function hasFraction({ minor }: Money, euroOdds: string): boolean {
  const [whole = '', fraction = ''] = euroOdds.split('.')
  return (BigInt(minor) * BigInt(`${whole}${fraction}`)) % 10n ** BigInt(fraction.length) !== 0n
}
