import { queryOptions } from '@tanstack/react-query'

import { CallFailed } from '#machines/failure.ts'
import type { QueryContext } from '#src/api/query.ts'
import { type MatchLog, readMatchLog } from '#src/wire/match/matchLog.ts'

import { statisticsResource } from './resources.ts'

/** What the keys of all logs of an event begin with. */
export function matchLogsKey(eventId: string) {
  return [...statisticsResource.key, 'log', eventId] as const
}

/** The log of a map [STAT-05]; null if it has no log. @param matchId which map; null for the one being played, or the last */
export function matchLogQuery({ api: { caller } }: QueryContext, eventId: string, matchId: string | null) {
  return queryOptions({
    queryKey: [...matchLogsKey(eventId), matchId] as const,
    queryFn: async ({ signal }): Promise<MatchLog | null> => {
      const query = { event_id: eventId, ...(matchId !== null && { match_id: matchId }) }
      try {
        return await caller.get(
          (abort) => caller.http.GET('/analytics/play_by_play/', { params: { query }, signal: abort }),
          (data) => readMatchLog(data, caller.onLeftOut),
          signal,
        )
      } catch (error) {
        if (error instanceof CallFailed && error.failure.status === 404) return null
        throw error
      }
    },
  })
}
