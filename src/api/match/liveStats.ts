import { type QueryClient, queryOptions } from '@tanstack/react-query'

import type { QueryContext } from '#src/api/query.ts'
import { liveStats } from '#src/realtime/topics/liveStats.ts'
import type { Topics } from '#src/realtime/topics/topics.ts'
import { type MapStats, readLiveStats } from '#src/wire/match/statistics.ts'

import { statisticsResource } from './resources.ts'

interface LiveStatsContext extends QueryContext {
  readonly queryClient: QueryClient
  /** What the event's channel tells. */
  readonly topics: Pick<Topics, 'subscribe'>
}

function liveStatsKey(eventId: string) {
  return [...statisticsResource.key, 'live', eventId] as const
}

/** Hears each map of an event that the channel tells. @returns stops hearing */
function hearMaps(
  { topics }: Pick<LiveStatsContext, 'topics'>,
  eventId: string,
  onMap: (map: MapStats, timeStamp: number) => void,
): () => void {
  return topics.subscribe(liveStats, (told) => {
    if (told.eventId === eventId) onMap(told.map, told.timeStamp)
  })
}

/** The maps with one of them as it is now. */
function withMap(maps: readonly MapStats[], map: MapStats): MapStats[] {
  const others = maps.filter(({ mapNum }) => mapNum !== map.mapNum)
  return [...others, map].sort((a, b) => a.mapNum - b.mapNum)
}

/**
 * The statistics of an event's maps [STAT-01]. What the channel says about a map while the reply is on its way is newer
 * than the reply, or is followed by something newer.
 */
export function liveStatsQuery(context: LiveStatsContext, eventId: string) {
  const { caller } = context.api
  return queryOptions({
    queryKey: liveStatsKey(eventId),
    queryFn: async ({ signal }): Promise<MapStats[]> => {
      const heard: MapStats[] = []
      const stop = hearMaps(context, eventId, (map) => heard.push(map))
      try {
        const maps = await caller.get(
          (abort) =>
            caller.http.GET('/events/event_livestats/{event_id}/', {
              params: { path: { event_id: eventId } },
              signal: abort,
            }),
          (data) => readLiveStats(data, caller.onLeftOut),
          signal,
        )
        return heard.reduce(withMap, maps)
      } finally {
        stop()
      }
    },
  })
}

/**
 * Updates the statistics of an event in place, as its channel reports them: what did not change stays the same object
 * [STAT-06]. An older message does not overwrite what a newer one said about a map.
 * @param onTold is called with each map that was told
 * @returns stops following
 */
export function followLiveStats(
  context: LiveStatsContext,
  eventId: string,
  onTold: (map: MapStats) => void = () => {},
): () => void {
  const toldAt = new Map<number, number>()
  return hearMaps(context, eventId, (map, timeStamp) => {
    if (timeStamp < (toldAt.get(map.mapNum) ?? -1)) return
    toldAt.set(map.mapNum, timeStamp)
    context.queryClient.setQueryData<MapStats[]>(liveStatsKey(eventId), (maps) => maps && withMap(maps, map))
    onTold(map)
  })
}
