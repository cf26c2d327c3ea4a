import type { StandingsRow } from '#src/wire/match/standings.ts'

/** A table of so many rows is shown whole. */
const whole = 12
/** Of a longer one the best are shown, and as many around each team of the match. */
const best = 3
const around = 2
/** How many of the first are shown where neither team is in it. */
const first = 10

/** A row, and whether rows before it are left out. */
export interface ShownRow {
  readonly row: StandingsRow
  readonly isAfterGap: boolean
}

/** What of a table is shown at first, in its order: the places of the match's two teams with those next to them, and the best. */
export function shownRows(rows: readonly StandingsRow[], teams: readonly string[]): ShownRow[] {
  const places = teams.map((team) => rows.findIndex(({ teamName }) => teamName === team))
  const found = places.filter((place) => place !== -1)
  const isShown = (at: number): boolean => {
    if (rows.length <= whole) return true
    if (found.length === 0) return at < first
    return at < best || found.some((place) => Math.abs(place - at) <= around)
  }
  // A single row between two that are shown takes no more room than the gap.
  const isKept = (at: number): boolean =>
    isShown(at) || (at > 0 && at < rows.length - 1 && isShown(at - 1) && isShown(at + 1))
  return rows.flatMap((row, at) => (isKept(at) ? [{ row, isAfterGap: at > 0 && !isKept(at - 1) }] : []))
}
