import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'

import { followLiveStats } from '#src/api/match/liveStats.ts'
import { matchLogQuery, matchLogsKey } from '#src/api/match/matchLog.ts'
import { useClient } from '#src/client/context.tsx'
import { throttled } from '#src/client/platform/throttle.ts'
import type { MatchLog } from '#src/wire/match/matchLog.ts'

/** Milliseconds: a log is fetched whole, and a fight has many falls. */
const askedEvery = 2_000

const pageTimers = {
  startTimer: (run: () => void, milliseconds: number): number => window.setTimeout(run, milliseconds),
  stopTimer: (id: number): void => window.clearTimeout(id),
}

/**
 * The log of a map, asked for again when the event's channel reports something new on a map; a part of it that did not
 * change stays the same object [STAT-05] [STAT-06].
 * @param matchId which map; null for the one that is played, or the last
 */
export function useMatchLog(eventId: string, matchId: string | null): UseQueryResult<MatchLog | null> {
  const client = useClient()
  const queryClient = useQueryClient()
  useEffect(() => {
    const askAgain = throttled(
      pageTimers,
      () => void queryClient.invalidateQueries({ queryKey: matchLogsKey(eventId) }, { cancelRefetch: false }),
      askedEvery,
    )
    return followLiveStats(client, eventId, askAgain)
  }, [client, queryClient, eventId])
  return useQuery({
    ...matchLogQuery(client, eventId, matchId),
    placeholderData: (before: MatchLog | null | undefined) => before,
  })
}
