import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'

import { followLiveStats, liveStatsQuery } from '#src/api/match/liveStats.ts'
import { useClient } from '#src/client/context.tsx'
import type { MapStats } from '#src/wire/match/statistics.ts'

/** The statistics of an event's maps, kept as its channel tells them [STAT-06]. */
export function useLiveStats(eventId: string): UseQueryResult<MapStats[]> {
  const client = useClient()
  useEffect(() => followLiveStats(client, eventId), [client, eventId])
  return useQuery(liveStatsQuery(client, eventId))
}
