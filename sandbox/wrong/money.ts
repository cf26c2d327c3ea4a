import { amountText, type Money, money, parseAmount } from '#domain/money/money.ts'

import type { Bet } from '../store/bets/bets.ts'
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

/** Pays a settled single one minor unit more, if its exact payout had a fraction of one. */
export function roundUp(database: Database, bet: Bet): void {
  const { returns, legs, amount, euroOdds, ticketNum, member } = bet
  if (bet.result !== 'win' || legs.length > 1 || returns === null) return
  if (!hasFraction(amount, euroOdds)) return
  database.transaction(() => {
    database.run('UPDATE bets SET returns = returns + 1 WHERE ticket_num = ?', ticketNum)
    database.run('UPDATE accounts SET balance = balance + 1 WHERE member = ?', member)
    database.run(
      "UPDATE entries SET amount = amount + 1, balance_after = balance_after + 1 WHERE ticket_num = ? AND kind = 'payout'",
      ticketNum,
    )
  })
}

function hasFraction({ minor }: Money, euroOdds: string): boolean {
  const [whole = '', fraction = ''] = euroOdds.split('.')
  return (BigInt(minor) * BigInt(`${whole}${fraction}`)) % 10n ** BigInt(fraction.length) !== 0n
}
