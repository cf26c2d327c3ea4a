import type { OddsRow } from '#src/wire/match/oddsHistory.ts'

import { type HistorySide, type Movement, movementOf } from './movement.ts'

/** Prices from a moment on, and what each has moved by since those below. */
export interface PricesRow {
  readonly kind: 'prices'
  readonly row: OddsRow
  readonly movements: Readonly<Partial<Record<HistorySide, Movement | null>>>
  /** The first prices of all. */
  readonly isOpening: boolean
}

/** A time in which nothing could be bet. */
export interface ShutRow {
  readonly kind: 'shut'
  /** UTC milliseconds of its beginning. */
  readonly at: number
  readonly status: OddsRow['status']
  /** Milliseconds; null while it lasts. */
  readonly lasted: number | null
}

export type TableRow = PricesRow | ShutRow

/** A shorter pause is one of the many around a goal or a round: the chart has it. */
const shortestShut = 60_000

/**
 * What of a history is worth a row, newest first [BROWSE-12]: prices that are others than those below, and each time of a
 * minute or more in which nothing could be bet, in one row.
 * @param rows newest first
 */
export function tableRows(rows: readonly OddsRow[], sides: readonly HistorySide[]): TableRow[] {
  const shown: TableRow[] = []
  let before: OddsRow | null = null
  let shut: OddsRow | null = null
  const end = (at: number | null): void => {
    if (shut === null) return
    const lasted = at === null ? null : at - shut.at
    if (lasted === null || lasted >= shortestShut)
      shown.push({ kind: 'shut', at: shut.at, status: shut.status, lasted })
    shut = null
  }
  for (const row of rows.toReversed()) {
    // A market that is settled is no longer what it was before that: suspended, or closed.
    if (row.status !== shut?.status) end(row.at)
    const older: OddsRow | null = before
    if (older === null || (row.status === 'open' && isAnother(row, older, sides))) {
      const movements = Object.fromEntries(
        sides.map((side) => [side, movementOf(row[side], older?.[side] ?? null)]),
      )
      shown.push({ kind: 'prices', row, movements, isOpening: older === null })
      before = row
    }
    if (row.status !== 'open') shut ??= row
  }
  end(null)
  return shown.reverse()
}

function isAnother(row: OddsRow, older: OddsRow, sides: readonly HistorySide[]): boolean {
  return (
    sides.some((side) => row[side] !== older[side]) ||
    row.line !== older.line ||
    row.handicap !== older.handicap
  )
}
