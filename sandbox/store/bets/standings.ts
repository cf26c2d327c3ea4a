import type { Database } from './database.ts'
import { integer, text } from './rows.ts'

/** What a member's tickets have come to; amounts are minor units of the member's currency. */
export interface Standing {
  readonly member: string
  /** Settled as won, in full or half. */
  readonly won: number
  /** Settled as won or lost: what was given back decides nothing. */
  readonly decided: number
  /** All that was staked and not given back. */
  readonly staked: number
  /** What came back of settled tickets, less what they cost. */
  readonly winnings: number
  /** Tickets that were not given back. */
  readonly tickets: number
}

/** How members stand by their tickets since a moment of sandbox time; who has none is not among them. */
export function standingsSince(database: Database, since: number): Standing[] {
  const rows = database.rows(
    `SELECT member, COUNT(*) AS tickets, SUM(amount) AS staked,
       SUM(result IN ('win', 'half_win')) AS won,
       SUM(result IN ('win', 'half_win', 'loss', 'half_loss')) AS decided,
       SUM(CASE WHEN result = 'pending' THEN 0 ELSE COALESCE(returns, 0) - amount END) AS winnings
     FROM bets WHERE placed_at >= ? AND result <> 'refund' GROUP BY member ORDER BY member`,
    since,
  )
  return rows.map((row) => ({
    member: text(row, 'member'),
    won: integer(row, 'won'),
    decided: integer(row, 'decided'),
    staked: integer(row, 'staked'),
    winnings: integer(row, 'winnings'),
    tickets: integer(row, 'tickets'),
  }))
}
