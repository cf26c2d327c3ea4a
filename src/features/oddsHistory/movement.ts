import { decimal, decimalText } from '#domain/money/decimal.ts'
import { compareEuro, isEuroOdds } from '#domain/odds/odds.ts'

/** A side of a market whose price is followed. */
export type HistorySide = 'home' | 'draw' | 'away'

/** What a price has moved by since the row before. */
export interface Movement {
  /** Exact, in euro odds, with its sign: "+0.05". */
  readonly text: string
  readonly way: 'up' | 'down'
}

/**
 * What a price has moved by from the next (older) row to this one [BROWSE-12]; null where it has not, or where one of the
 * two is no price. Reckoned from the rows that are shown, whatever the server says of it.
 * @param newer euro odds
 */
export function movementOf(newer: string | null, older: string | null): Movement | null {
  if (newer === null || older === null || !isEuroOdds(newer) || !isEuroOdds(older)) return null
  const order = compareEuro(newer, older)
  if (order === 0) return null
  const moved = decimalText(decimal(newer).minus(decimal(older)))
  return order > 0 ? { text: `+${moved}`, way: 'up' } : { text: moved, way: 'down' }
}
