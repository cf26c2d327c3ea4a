import { queryOptions } from '@tanstack/react-query'

import type { QueryContext } from '#src/api/query.ts'

import { statisticsResource } from './resources.ts'

/**
 * Which analysis, figures and logs an event has, by the wire's names (`live_stats`, `play_by_play` …) [STAT-03].
 * @param inPlay whether it is played now: with its start there is more
 */
export function availableAnalyticsQuery({ api: { caller } }: QueryContext, eventId: string, inPlay: boolean) {
  return queryOptions({
    queryKey: [...statisticsResource.key, 'available', eventId, inPlay] as const,
    queryFn: async ({ signal }) => {
      const { readAvailableAnalytics } = await import('#src/wire/match/availableAnalytics.ts')
      return await caller.get(
        (abort) =>
          caller.http.GET('/analytics/available/', {
            params: { query: { event_id: eventId } },
            signal: abort,
          }),
        (data) => readAvailableAnalytics(data, caller.onLeftOut),
        signal,
      )
    },
    staleTime: 60_000,
  })
}
