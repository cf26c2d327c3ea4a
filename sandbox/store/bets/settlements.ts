import type { Settlement } from '../../market/commands.ts'
import type { Database } from '../database.ts'
import { integer } from '../rows.ts'

/** How a market ended, as it is kept with the bets it settled. */
export type KeptSettlement = Pick<Settlement, 'marketId' | 'at' | 'ending' | 'results' | 'score'> & {
  resultValue: string | null
}

/** Keeps how a market ended, once however often it is announced; returns its id, for the legs that it settles. */
export function keepSettlement(database: Database, settlement: KeptSettlement): number {
  const { marketId, at, ending, results, resultValue, score } = settlement
  const values = [
    marketId,
    at,
    ending,
    JSON.stringify(results),
    resultValue,
    score?.home ?? null,
    score?.away ?? null,
  ]
  return database.transaction(() => {
    const known = database.row(
      `SELECT id FROM settlements WHERE market_id = ? AND at = ? AND ending = ? AND results = ?
         AND result_value IS ? AND home IS ? AND away IS ?`,
      ...values,
    )
    if (known !== undefined) return integer(known, 'id')
    database.run(
      `INSERT INTO settlements (market_id, at, ending, results, result_value, home, away)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      ...values,
    )
    const made = database.row('SELECT last_insert_rowid() AS id')
    if (made === undefined) throw new Error('A settlement was not kept.')
    return integer(made, 'id')
  })
}
