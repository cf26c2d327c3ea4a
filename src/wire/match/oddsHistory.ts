import { nullish, object, unknown, array } from 'valibot'

import type { SelectionStatus } from '#domain/market/status.ts'
import { known, lenient, read, readable, type Tell } from '#src/wire/base/read.ts'
import { decimal, integer, textOrNull } from '#src/wire/base/values.ts'

/** The prices of a market from a moment on. */
export interface OddsRow {
  /** Milliseconds since 1970, UTC. */
  readonly at: number
  /** Euro odds: of home or the first selection, of away or the second, and of the draw where there is one. */
  readonly home: string
  readonly away: string
  readonly draw: string | null
  readonly handicap: string | null
  readonly line: string | null
  /** How the market stood from then on. */
  readonly status: SelectionStatus
}

const history = object({ results: array(unknown()) })

const row = object({
  timeStamp: integer,
  homeOdds: decimal,
  awayOdds: decimal,
  drawOdds: lenient<string | null>(decimal, null),
  handicap: textOrNull,
  line: textOrNull,
  // Where it is not said the market was open.
  status: nullish(known('status'), 'open'),
})

const rows = readable(row)

/** The rows of a history before they are read, which takes long where there are thousands. @throws Unreadable */
export function readOddsHistoryHead(value: unknown): readonly unknown[] {
  return read(history, value).results
}

/** Rows of a history; those that cannot be read are left out and told. */
export function readOddsRows(values: readonly unknown[], onLeftOut: Tell): OddsRow[] {
  return read(rows, values, onLeftOut).map(({ timeStamp, homeOdds, awayOdds, drawOdds, ...kept }) => ({
    at: timeStamp,
    home: homeOdds,
    away: awayOdds,
    draw: drawOdds,
    ...kept,
  }))
}
