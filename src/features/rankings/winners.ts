import type { BoardRow } from '#src/wire/boards/memberBoards.ts'

/** Fewer bets than these say nothing of how well a member bets. */
export const fewestBets = 5

/** What a board goes by. */
export type Measure = 'winRate' | 'turnover' | 'winnings'

/** A member whom a board honours, with the place among those. */
export interface Winner extends BoardRow {
  readonly place: number
}

/** Those whom a board honours: who has won more than was staked, with at least five bets; in the board's order. */
export function winnersOf(rows: readonly BoardRow[]): readonly Winner[] {
  return rows
    .filter(({ winnings, ticketCount }) => winnings.minor > 0 && ticketCount >= fewestBets)
    .map((row, at) => ({ ...row, place: at + 1 }))
}

/** How much of the first one's figure a row has, in percent: never less than can be seen. */
export function barOf(row: BoardRow, first: BoardRow, measure: Measure): number {
  const [figure, most] =
    measure === 'winRate'
      ? [Number(row.winRate), Number(first.winRate)]
      : [row[measure].minor, first[measure].minor]
  return most > 0 ? Math.round(Math.min(100, Math.max(2, (100 * figure) / most))) : 2
}
