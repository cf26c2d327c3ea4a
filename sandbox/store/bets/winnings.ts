import type { Database } from '../database.ts'
import { integer, text } from '../rows.ts'

/** What a minor unit of a currency is worth, in whole units that all currencies share. */
export interface MinorWorth {
  readonly currency: string
  readonly worth: number
}

interface WinningsQuery {
  /** Whose own tickets are left out. */
  exceptMember: string
  /** Sandbox time: settled then or later. */
  since: number
  /** Only tickets with at least this percentage of the greatest winnings. */
  percentage: number
  worths: readonly MinorWorth[]
  page: number
  pageSize: number
}

/** A page of the tickets that paid more than their stake, the greatest winnings first; of equal ones the earlier settled. */
export function topWinnings(
  database: Database,
  { exceptMember, since, percentage, worths, page, pageSize }: WinningsQuery,
): { count: number; ticketNums: string[] } {
  const currencies = worths.map(() => '(?, CAST(? AS INTEGER))').join(', ')
  const won = `WITH worths (currency, worth) AS (VALUES ${currencies}),
    won AS (
      SELECT ticket_num, settled_at, (returns - amount) * worth AS winnings FROM bets
        JOIN accounts ON accounts.member = bets.member JOIN worths ON worths.currency = accounts.currency
      WHERE result <> 'pending' AND returns > amount AND settled_at >= ? AND bets.member <> ?
    ),
    kept AS (SELECT * FROM won WHERE winnings * 100 >= CAST(? AS INTEGER) * (SELECT MAX(winnings) FROM won))`
  const wanted = [
    ...worths.flatMap(({ currency, worth }) => [currency, worth]),
    since,
    exceptMember,
    percentage,
  ]
  const counted = database.row(`${won} SELECT COUNT(*) AS count FROM kept`, ...wanted)
  const rows = database.rows(
    `${won} SELECT ticket_num FROM kept ORDER BY winnings DESC, settled_at, ticket_num LIMIT ? OFFSET ?`,
    ...wanted,
    pageSize,
    (page - 1) * pageSize,
  )
  return {
    count: counted === undefined ? 0 : integer(counted, 'count'),
    ticketNums: rows.map((row) => text(row, 'ticket_num')),
  }
}

/** The numbers of a member's bets that wait for a result, newest first. */
export function pendingTicketsOf(database: Database, member: string): string[] {
  return database
    .rows(`SELECT ticket_num FROM bets WHERE result = 'pending' AND member = ? ORDER BY id DESC`, member)
    .map((row) => text(row, 'ticket_num'))
}
