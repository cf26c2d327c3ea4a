import type { Database } from '../database.ts'
import { integer, text } from '../rows.ts'

/** The totals of a member's tickets; amounts are minor units of the member's currency. */
export interface Standing {
  readonly member: string
  /** Settled as won, in full or half. */
  readonly won: number
  /** Settled as won or lost: what was returned decides nothing. */
  readonly decided: number
  /** Everything that was staked and not returned. */
  readonly staked: number
  /** What settled tickets paid back, minus their cost. */
  readonly winnings: number
  /** Tickets that were not returned. */
  readonly tickets: number
}

/** How members stand by their tickets since a moment of sandbox time; members without tickets are left out. */
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
