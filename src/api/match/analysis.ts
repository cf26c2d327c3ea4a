import { query, type QueryContext } from '#src/api/query.ts'
import type { Tell } from '#src/wire/base/read.ts'
import {
  type HeadToHead,
  type HeroRow,
  type OfBoth,
  type PastMatch,
  readHeadToHead,
  readHeroes,
  readRecentMatches,
} from '#src/wire/match/analytics.ts'

import { statisticsResource } from './resources.ts'

type SummaryType = 'head_to_head' | 'heroes' | 'recent_matches' | 'x-slipway-standings'

/** An analysis of an event by its name on the wire; it is about what was before the event, and does not change. */
export function analysisQuery<Analysis>(
  context: QueryContext,
  eventId: string,
  summary: SummaryType,
  read: (data: unknown, onLeftOut: Tell) => Analysis,
) {
  return query(context, {
    resource: statisticsResource,
    key: ['analysis', eventId, summary],
    call: (http, signal) =>
      http.GET('/analytics/', { params: { query: { event_id: eventId, summary_type: summary } }, signal }),
    read,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** How the two teams of an event met before [STAT-03]. */
export function headToHeadQuery(context: QueryContext, eventId: string) {
  return analysisQuery<HeadToHead>(context, eventId, 'head_to_head', readHeadToHead)
}

/** Which heroes the two teams pick [STAT-03]. */
export function heroesQuery(context: QueryContext, eventId: string) {
  return analysisQuery<OfBoth<HeroRow>>(context, eventId, 'heroes', readHeroes)
}

/** What the two teams played last [STAT-03]. */
export function recentMatchesQuery(context: QueryContext, eventId: string) {
  return analysisQuery<OfBoth<PastMatch>>(context, eventId, 'recent_matches', readRecentMatches)
}
