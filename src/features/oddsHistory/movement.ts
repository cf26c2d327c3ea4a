import { decimal, decimalText } from '#domain/money/decimal.ts'
import { compareEuro } from '#domain/odds/odds.ts'
import type { OddsRow } from '#src/wire/match/oddsHistory.ts'

/** A side of a market whose price is followed. */
export type HistorySide = 'home' | 'draw' | 'away'

/** What a price has moved by since the row before. */
export interface Movement {
  /** Exact, in euro odds, with its sign: "+0.05". */
  readonly text: string
  readonly way: 'up' | 'down' | 'none'
}

/**
 * What home's price has moved by from the next (older) row to this one; null for the oldest [BROWSE-12]. Reckoned from
 * the rows that are shown, whatever the server says of it: one that could not be read is among neither.
 */
export function movementAt(rows: readonly OddsRow[], index: number): Movement | null {
  const [row, older] = [rows[index], rows[index + 1]]
  if (row === undefined || older === undefined) return null
  const order = compareEuro(row.home, older.home)
  const moved = decimalText(decimal(row.home).minus(decimal(older.home)))
  if (order === 0) return { text: '0', way: 'none' }
  return order > 0 ? { text: `+${moved}`, way: 'up' } : { text: moved, way: 'down' }
}
