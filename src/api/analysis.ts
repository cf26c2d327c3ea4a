import { queryOptions } from '@tanstack/react-query'

import {
  type HeadToHead,
  type HeroRow,
  type OfBoth,
  type PastMatch,
  readHeadToHead,
  readHeroes,
  readRecentMatches,
} from '#src/wire/analytics.ts'
import type { Tell } from '#src/wire/read.ts'

import type { CallContext } from './context.ts'
import type { Caller } from './http/caller.ts'
import { statisticsResource } from './statisticsResource.ts'

type Context = CallContext<{ readonly caller: Caller }>
type SummaryType = 'head_to_head' | 'heroes' | 'recent_matches'

function analysisQuery<Analysis>(
  { api: { caller } }: Context,
  eventId: string,
  summary: SummaryType,
  reader: (data: unknown, onLeftOut: Tell) => Analysis,
) {
  return queryOptions({
    queryKey: [...statisticsResource.key, 'analysis', eventId, summary] as const,
    queryFn: ({ signal }): Promise<Analysis> =>
      caller.get(
        (abort) =>
          caller.http.GET('/analytics/', {
            params: { query: { event_id: eventId, summary_type: summary } },
            signal: abort,
          }),
        (data) => reader(data, caller.onLeftOut),
        signal,
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** How the two teams of an event met before [STAT-03]. */
export function headToHeadQuery(context: Context, eventId: string) {
  return analysisQuery<HeadToHead>(context, eventId, 'head_to_head', readHeadToHead)
}

/** Which heroes the two teams pick [STAT-03]. */
export function heroesQuery(context: Context, eventId: string) {
  return analysisQuery<OfBoth<HeroRow>>(context, eventId, 'heroes', readHeroes)
}

/** What the two teams played last [STAT-03]. */
export function recentMatchesQuery(context: Context, eventId: string) {
  return analysisQuery<OfBoth<PastMatch>>(context, eventId, 'recent_matches', readRecentMatches)
}
