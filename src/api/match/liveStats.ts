import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Atom } from '@tanstack/store'

import type { LiveStatsNotice } from '#src/realtime/messages.ts'
import { Unreadable } from '#src/wire/read.ts'
import { type MapStats, readLiveStats, readMapStats } from '#src/wire/statistics.ts'

import type { CallContext } from './context.ts'
import type { Caller } from './http/caller.ts'
import { statisticsResource } from './statisticsResource.ts'

interface LiveStatsContext extends CallContext<{ readonly caller: Caller }> {
  readonly queryClient: QueryClient
  /** What the event's channel tells. */
  readonly liveStatsNotice: Atom<LiveStatsNotice | null>
}

function liveStatsKey(eventId: string) {
  return [...statisticsResource.key, 'live', eventId] as const
}

/** Hears each map of an event that the channel tells, once. @returns stops hearing */
function hearMaps(
  { api: { caller }, liveStatsNotice }: LiveStatsContext,
  eventId: string,
  onMap: (map: MapStats, timeStamp: number) => void,
): () => void {
  const { unsubscribe } = liveStatsNotice.subscribe((notice) => {
    if (notice === null) return
    try {
      const { eventId: told, ...map } = readMapStats(notice.data, caller.onLeftOut)
      if (told === eventId) onMap(map, notice.timeStamp)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      caller.onLeftOut('malformed')
    }
  })
  return unsubscribe
}

/** The maps with one of them as it is now. */
function withMap(maps: readonly MapStats[], map: MapStats): MapStats[] {
  const others = maps.filter(({ mapNum }) => mapNum !== map.mapNum)
  return [...others, map].sort((a, b) => a.mapNum - b.mapNum)
}

/**
 * The statistics of an event's maps [STAT-01]. What the channel tells of a map while the reply is on its way is newer
 * than the reply, or is followed by what is.
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
 * Keeps the statistics of an event as its channel tells them, in place: what of them did not change stays the same
 * object [STAT-06]. A map that was told later is not told anew by an older message.
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
