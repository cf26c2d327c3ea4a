import type { QueryContext } from '#src/api/query.ts'
import { readStandings, type Standings } from '#src/wire/match/standings.ts'

import { analysisQuery } from './analysis.ts'

/** The table of an event's competition as it stood before it: for the events of which it is listed [STAT-03]. */
export function standingsQuery(context: QueryContext, eventId: string) {
  return analysisQuery<Standings>(context, eventId, 'x-slipway-standings', readStandings)
}
