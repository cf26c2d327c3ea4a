import { type InferOutput, maxValue, minValue, nullish, object, pipe, string } from 'valibot'

import { read, readable, type Tell } from '#src/wire/base/read.ts'
import { integer, timeOrNull } from '#src/wire/base/values.ts'

import { share } from './analytics.ts'

/** More than any team has played or scored; what is beyond it is no count, and no column is wide enough for it. */
const most = 999_999
/** As the contract has it. */
const mostRows = 500

const count = pipe(integer, minValue(0), maxValue(most))
const countOrNull = nullish(count, null)

const standingsRow = object({
  position: pipe(integer, minValue(1), maxValue(most)),
  teamName: string(),
  played: count,
  won: count,
  /** Null where matches are never drawn. */
  drawn: countOrNull,
  lost: count,
  /** Goals, maps or points in all matches together. */
  scored: countOrNull,
  conceded: countOrNull,
  /** Less than none where more was taken away than won; null where points do not decide. */
  points: nullish(pipe(integer, minValue(-most), maxValue(most)), null),
  /** A decimal text of 0 to 1; null where it does not decide. */
  winRate: nullish(share, null),
})
const standings = object({
  competitionName: string(),
  sinceUtc: timeOrNull,
  rows: readable(standingsRow),
})

/** A team's place in a table, and how it came there. */
export type StandingsRow = Readonly<InferOutput<typeof standingsRow>>

/** The table of a competition before a match, in the order of the server. */
export interface Standings {
  readonly competitionName: string
  /** From when on matches count, UTC milliseconds; null where that is not told. */
  readonly sinceUtc: number | null
  readonly rows: readonly StandingsRow[]
}

/** Rows that cannot be read, a team's second one, and what is beyond the contract's number are left out and told. @throws Unreadable */
export function readStandings(value: unknown, onLeftOut: Tell): Standings {
  const { rows, ...rest } = read(standings, value, onLeftOut)
  const byTeam = new Map<string, StandingsRow>()
  for (const row of rows) {
    if (byTeam.has(row.teamName) || byTeam.size === mostRows) onLeftOut('malformed')
    else byTeam.set(row.teamName, row)
  }
  return { ...rest, rows: [...byTeam.values()] }
}
