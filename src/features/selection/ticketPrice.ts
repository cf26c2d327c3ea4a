import type { PlacedTicket } from '#domain/bets/bet.ts'
import type { Price } from '#domain/odds/odds.ts'

/** The price of the whole ticket, for showing it in the odds type it was placed in. */
export function ticketPrice({ lines, odds, oddsStyle }: PlacedTicket): Price {
  const [line] = lines
  return { euro: lines.length === 1 && line !== undefined ? line.euroOdds : odds, [oddsStyle]: odds }
}
