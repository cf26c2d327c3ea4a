import type { Money } from '#domain/money/money.ts'
import { money } from '#domain/money/money.ts'

import type { Database } from './database.ts'
import { integer, integerOrNull, oneOf, type Row, text, textOrNull } from './rows.ts'

export const entryKinds = ['deposit', 'adjustment', 'stake', 'payout', 'refund'] as const
export type EntryKind = (typeof entryKinds)[number]

/** One movement of a member's money. `amount` is signed: a stake is negative. */
export interface LedgerEntry {
  /** Rises with every entry of the ledger. */
  seq: number
  kind: EntryKind
  amount: Money
  balanceAfter: Money
  ticketNum: string | null
  at: number
}

/** Thrown if a movement would take a balance below zero; its transaction must not commit. */
export class InsufficientBalance extends Error {
  override name = 'InsufficientBalance'
}

/** Opens an account with a first deposit, unless the member has one. */
export function openAccount(database: Database, member: string, deposit: Money, at: number): void {
  database.transaction(() => {
    const made = database.run(
      'INSERT INTO accounts (member, currency, digits, balance) VALUES (?, ?, ?, 0) ON CONFLICT DO NOTHING',
      member,
      deposit.currency,
      deposit.digits,
    )
    if (made === 1 && deposit.minor > 0) {
      postEntry(database, { member, kind: 'deposit', minor: deposit.minor, ticketNum: null, at })
    }
  })
}

/** What a member has; null without an account. */
export function readBalance(database: Database, member: string): Money | null {
  const row = database.row('SELECT balance, currency, digits FROM accounts WHERE member = ?', member)
  return row === undefined
    ? null
    : money(integer(row, 'balance'), text(row, 'currency'), integer(row, 'digits'))
}

/**
 * Moves a member's money: the entry and the balance together, or neither.
 * @returns the balance after it
 * @throws InsufficientBalance if the balance does not cover it
 */
export function postEntry(
  database: Database,
  entry: { member: string; kind: EntryKind; minor: number; ticketNum: string | null; at: number },
): Money {
  return database.transaction(() => {
    const before = readBalance(database, entry.member)
    if (before === null) throw new RangeError('There is no account of that member.')
    const after = before.minor + entry.minor
    if (!Number.isSafeInteger(after)) throw new RangeError('That amount is beyond what an account can hold.')
    if (after < 0) throw new InsufficientBalance('The balance does not cover that amount.')
    database.run('UPDATE accounts SET balance = ? WHERE member = ?', after, entry.member)
    database.run(
      'INSERT INTO entries (member, kind, amount, balance_after, ticket_num, at) VALUES (?, ?, ?, ?, ?, ?)',
      entry.member,
      entry.kind,
      entry.minor,
      after,
      entry.ticketNum,
      entry.at,
    )
    return money(after, before.currency, before.digits)
  })
}

/** A member's movements, oldest first. */
export function readEntries(database: Database, member: string): LedgerEntry[] {
  return database.rows(`${selectEntry} WHERE member = ? ORDER BY seq`, member).map(readEntry)
}

/** A page of a member's movements since then (sandbox time), newest first, and the total number. */
export function listEntries(
  database: Database,
  query: {
    member: string
    since: number
    page: number
    pageSize: number
    /** Only these: of adjustments those that take money, or those that bring some; all if absent. */
    only?: { kinds: readonly EntryKind[]; adjustments?: 'taken' | 'brought' } | undefined
  },
): { count: number; entries: LedgerEntry[] } {
  const { member, since, page, pageSize, only } = query
  const where = `WHERE member = ? AND at >= ? AND ${only === undefined ? 'TRUE' : clauseOf(only)}`
  const counted = database.row(`SELECT COUNT(*) AS count FROM entries ${where}`, member, since)
  const rows = database.rows(
    `${selectEntry} ${where} ORDER BY seq DESC LIMIT ? OFFSET ?`,
    member,
    since,
    pageSize,
    (page - 1) * pageSize,
  )
  return { count: counted === undefined ? 0 : integer(counted, 'count'), entries: rows.map(readEntry) }
}

/**
 * What a member's bets took and brought after an entry (`seq`): the stakes, and all that came back of them.
 * @returns null without an account
 */
export function sumsAfter(
  database: Database,
  member: string,
  seq: number,
): { staked: Money; returns: Money } | null {
  const row = database.row(
    `SELECT currency, digits,
       (SELECT COALESCE(-SUM(amount), 0) FROM entries e
         WHERE e.member = a.member AND seq > ? AND kind = 'stake') AS staked,
       (SELECT COALESCE(SUM(amount), 0) FROM entries e
         WHERE e.member = a.member AND seq > ? AND kind IN ('payout', 'refund')) AS returns
     FROM accounts a WHERE member = ?`,
    seq,
    seq,
    member,
  )
  if (row === undefined) return null
  const [currency, digits] = [text(row, 'currency'), integer(row, 'digits')]
  return {
    staked: money(integer(row, 'staked'), currency, digits),
    returns: money(integer(row, 'returns'), currency, digits),
  }
}

/** Of names of the table alone. */
function clauseOf({
  kinds,
  adjustments,
}: {
  kinds: readonly EntryKind[]
  adjustments?: 'taken' | 'brought'
}): string {
  const named = `kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})`
  if (adjustments === undefined) return named
  return `(${named} OR (kind = 'adjustment' AND amount ${adjustments === 'taken' ? '< 0' : '>= 0'}))`
}

const selectEntry = `SELECT seq, kind, amount, balance_after, ticket_num, at, currency, digits
  FROM entries JOIN accounts USING (member)`

function readEntry(row: Row): LedgerEntry {
  const currency = text(row, 'currency')
  const digits = integer(row, 'digits')
  return {
    seq: integer(row, 'seq'),
    kind: oneOf(row, 'kind', entryKinds),
    amount: money(integer(row, 'amount'), currency, digits),
    balanceAfter: money(integer(row, 'balance_after'), currency, digits),
    ticketNum: textOrNull(row, 'ticket_num'),
    at: integer(row, 'at'),
  }
}

/**
 * What is wrong with the books, in words; empty if nothing is. Holds at every moment, whatever was killed:
 * the entries of a member add up to the balance, step by step and never below zero; every bet has exactly
 * one stake and one key that says placed, those on mini-games too; what was paid out is what its tickets say; a booked
 * ticket is a bet, or has its stake back, or waits for one of the two; and no money was moved for any other ticket.
 */
export function auditLedger(database: Database): string[] {
  const named = (sql: string, problem: string): string[] =>
    database.rows(sql).map((row) => `${problem}: ${text(row, 'subject')}`)
  return [
    ...named(
      `SELECT member AS subject FROM accounts a WHERE balance <>
         (SELECT COALESCE(SUM(amount), 0) FROM entries e WHERE e.member = a.member)`,
      'The entries do not add up to the balance of',
    ),
    ...named(
      `SELECT member AS subject FROM (
         SELECT member, balance_after, SUM(amount) OVER (PARTITION BY member ORDER BY seq) AS running FROM entries
       ) WHERE balance_after <> running OR balance_after < 0`,
      'A balance after an entry is wrong of',
    ),
    ...named(
      `SELECT ticket_num AS subject FROM bets b WHERE amount <>
         (SELECT COALESCE(-SUM(amount), 0) FROM entries e WHERE e.ticket_num = b.ticket_num AND e.kind = 'stake')`,
      'The stake taken is not that of ticket',
    ),
    ...named(
      `SELECT ticket_num AS subject FROM bets b WHERE COALESCE(returns, 0) <>
         (SELECT COALESCE(SUM(amount), 0) FROM entries e WHERE e.ticket_num = b.ticket_num AND e.kind <> 'stake')`,
      'What was paid back is not what is said by ticket',
    ),
    ...named(
      `SELECT ticket_num AS subject FROM bets b WHERE NOT EXISTS
         (SELECT 1 FROM uniques u WHERE u.member = b.member AND u.key = b.unique_key AND u.ticket_num = b.ticket_num)`,
      'No key says placed of ticket',
    ),
    ...named(
      `SELECT key AS subject FROM uniques u WHERE state = 'placed' AND NOT EXISTS
         (SELECT 1 FROM bets b WHERE b.ticket_num = u.ticket_num AND b.member = u.member) AND NOT EXISTS
         (SELECT 1 FROM prebooks p WHERE p.ticket_num = u.ticket_num AND p.member = u.member)`,
      'No ticket is there for key',
    ),
    ...named(
      `SELECT ticket_num AS subject FROM prebooks p WHERE amount <>
         (SELECT COALESCE(-SUM(amount), 0) FROM entries e WHERE e.ticket_num = p.ticket_num AND e.kind = 'stake')`,
      'The stake taken is not that of the booked ticket',
    ),
    ...named(
      `SELECT ticket_num AS subject FROM prebooks p WHERE status <> 'accepted' AND
         CASE status WHEN 'cancelled' THEN amount ELSE 0 END <>
         (SELECT COALESCE(SUM(amount), 0) FROM entries e WHERE e.ticket_num = p.ticket_num AND e.kind <> 'stake')`,
      'What was given back is not what is said by the booked ticket',
    ),
    ...named(
      `SELECT ticket_num AS subject FROM prebooks p WHERE (status = 'accepted') <> EXISTS
         (SELECT 1 FROM bets b WHERE b.id = p.id AND b.ticket_num = p.ticket_num AND b.member = p.member
            AND b.amount = p.amount AND b.unique_key = p.unique_key)`,
      'There is a bet and should be none, or none and should be one, of the booked ticket',
    ),
    ...named(
      `SELECT ticket_num AS subject FROM prebooks p WHERE NOT EXISTS
         (SELECT 1 FROM uniques u WHERE u.member = p.member AND u.key = p.unique_key AND u.ticket_num = p.ticket_num)`,
      'No key says booked of ticket',
    ),
    ...named(
      `SELECT ticket_num AS subject FROM mini_game_bets b WHERE amount <>
         (SELECT COALESCE(-SUM(amount), 0) FROM entries e WHERE e.ticket_num = b.ticket_num AND e.kind = 'stake')`,
      'The stake taken is not that of the mini-game ticket',
    ),
    ...named(
      `SELECT ticket_num AS subject FROM mini_game_bets b WHERE COALESCE(returns, 0) <>
         (SELECT COALESCE(SUM(amount), 0) FROM entries e WHERE e.ticket_num = b.ticket_num AND e.kind <> 'stake')`,
      'What was paid back is not what is said by the mini-game ticket',
    ),
    ...named(
      `SELECT ticket_num AS subject FROM mini_game_bets b WHERE NOT EXISTS
         (SELECT 1 FROM mini_game_keys k WHERE k.member = b.member AND k.key = b.unique_key
            AND k.ticket_num = b.ticket_num AND k.status = 201)`,
      'No key says placed of the mini-game ticket',
    ),
    ...named(
      `SELECT key AS subject FROM mini_game_keys k WHERE (status = 201) <> EXISTS
         (SELECT 1 FROM mini_game_bets b WHERE b.ticket_num = k.ticket_num AND b.member = k.member)`,
      'There is a mini-game ticket and should be none, or none and should be one, for key',
    ),
    ...named(
      `SELECT e.ticket_num AS subject FROM entries e WHERE e.ticket_num IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM bets b WHERE b.ticket_num = e.ticket_num)
         AND NOT EXISTS (SELECT 1 FROM prebooks p WHERE p.ticket_num = e.ticket_num)
         AND NOT EXISTS (SELECT 1 FROM mini_game_bets m WHERE m.ticket_num = e.ticket_num)`,
      'Money was moved for a ticket that nobody has',
    ),
  ]
}

/** The `seq` of a member's newest entry; 0 without one. */
export function lastEntry(database: Database, member: string): number {
  const row = database.row('SELECT MAX(seq) AS seq FROM entries WHERE member = ?', member)
  return row === undefined ? 0 : (integerOrNull(row, 'seq') ?? 0)
}
