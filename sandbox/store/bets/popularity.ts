import type { Database } from '../database.ts'
import { integer, text } from '../rows.ts'

/** How often a market was bet on, in total and by side. */
export interface Popularity {
  readonly marketId: string
  readonly count: number
  readonly sides: ReadonlyMap<string, number>
}

/** The markets that other members' bets wait for, the most bet on first; each bet counts once for each of its legs. */
export function mostBetOn(database: Database, exceptMember: string): Popularity[] {
  const markets = new Map<string, { marketId: string; count: number; sides: Map<string, number> }>()
  const rows = database.rows(
    `SELECT market_id, side, COUNT(*) AS count FROM legs JOIN bets ON bets.id = legs.bet
     WHERE legs.result = 'pending' AND bets.result = 'pending' AND member <> ?
     GROUP BY market_id, side ORDER BY market_id, side`,
    exceptMember,
  )
  for (const row of rows) {
    const marketId = text(row, 'market_id')
    const count = integer(row, 'count')
    const market = markets.get(marketId) ?? { marketId, count: 0, sides: new Map() }
    market.count += count
    market.sides.set(text(row, 'side'), count)
    markets.set(marketId, market)
  }
  return [...markets.values()].sort((a, b) => b.count - a.count)
}

/** The events that other members' bets wait for, the most bet on first; each bet counts once for each event. */
export function eventsMostBetOn(
  database: Database,
  exceptMember: string,
): { readonly eventId: string; readonly count: number }[] {
  const rows = database.rows(
    `SELECT event_id, COUNT(DISTINCT bets.id) AS count FROM legs JOIN bets ON bets.id = legs.bet
     WHERE legs.result = 'pending' AND bets.result = 'pending' AND member <> ?
     GROUP BY event_id ORDER BY count DESC, event_id`,
    exceptMember,
  )
  return rows.map((row) => ({ eventId: text(row, 'event_id'), count: integer(row, 'count') }))
}
