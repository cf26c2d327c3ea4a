import { type MarketOption, marketOptions } from '#domain/market/selection.ts'

import type { Database } from '../database.ts'
import { integer, oneOf, text } from '../rows.ts'

/** What a leg of an unsettled or booked bet puts at stake: the whole bet, in minor units. */
export interface AtStake {
  bet: number
  marketId: string
  option: MarketOption
  minor: number
}

/** What the member has at stake on an event: one row for each leg on it. */
export function atStakeOn(database: Database, member: string, eventId: string): AtStake[] {
  return database
    .rows(
      `SELECT bet, market_id, amount, COALESCE(json_extract(description, '$.option'), 'match') AS option FROM (
         SELECT bets.id AS bet, market_id, amount, description
         FROM legs JOIN bets ON bets.id = legs.bet
         WHERE event_id = ?1 AND member = ?2 AND bets.result = 'pending'
         UNION ALL
         SELECT id, market_id, amount, description FROM prebooks
         WHERE event_id = ?1 AND member = ?2 AND status = 'booked'
       )`,
      eventId,
      member,
    )
    .map((row) => ({
      bet: integer(row, 'bet'),
      marketId: text(row, 'market_id'),
      option: oneOf(row, 'option', marketOptions),
      minor: integer(row, 'amount'),
    }))
}

/** What the member has at stake in total, in minor units. */
export function atStakeInAll(database: Database, member: string): number {
  const row = database.row(
    `SELECT COALESCE(SUM(amount), 0) AS amount FROM (
       SELECT amount FROM bets WHERE member = ?1 AND result = 'pending'
       UNION ALL
       SELECT amount FROM prebooks WHERE member = ?1 AND status = 'booked'
     )`,
    member,
  )
  return row === undefined ? 0 : integer(row, 'amount')
}
