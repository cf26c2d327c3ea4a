import { queryOptions } from '@tanstack/react-query'

import {
  type AvailableTab,
  type HeadToHead,
  type HeroRow,
  type OfBoth,
  type PastMatch,
  readAvailableTabs,
  readHeadToHead,
  readHeroes,
  readRecentMatches,
} from '#src/wire/analytics.ts'
import type { Tell } from '#src/wire/read.ts'

import { analysisResource } from './analysisResource.ts'
import type { CallContext } from './context.ts'
import type { Caller } from './http/caller.ts'

type Context = CallContext<{ readonly caller: Caller }>
type SummaryType = 'head_to_head' | 'heroes' | 'recent_matches'

/** Milliseconds: what has something in it changes when the match begins. */
const tabsKeptFor = 60_000

/** Which tabs of analysis and statistics an event has [STAT-03]. */
export function availableTabsQuery({ api: { caller } }: Context, eventId: string) {
  return queryOptions({
    queryKey: [...analysisResource.key, eventId, 'available'] as const,
    queryFn: ({ signal }): Promise<AvailableTab[]> =>
      caller.get(
        (abort) =>
          caller.http.GET('/analytics/available/', {
            params: { query: { event_id: eventId } },
            signal: abort,
          }),
        (data) => readAvailableTabs(data, caller.onLeftOut),
        signal,
      ),
    staleTime: tabsKeptFor,
  })
}

function analysisQuery<Analysis>(
  { api: { caller } }: Context,
  eventId: string,
  summary: SummaryType,
  reader: (data: unknown, onLeftOut: Tell) => Analysis,
) {
  return queryOptions({
    queryKey: [...analysisResource.key, eventId, summary] as const,
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
