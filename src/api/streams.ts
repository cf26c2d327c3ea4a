import { queryOptions } from '@tanstack/react-query'

import { readStreams } from '#src/wire/streams.ts'

import type { CallContext } from './context.ts'
import type { Caller } from './http/caller.ts'
import { statisticsResource } from './statisticsResource.ts'

/** The video streams of an event, best first [STAT-07]. */
export function streamsQuery({ api: { caller } }: CallContext<{ readonly caller: Caller }>, eventId: string) {
  return queryOptions({
    queryKey: [...statisticsResource.key, 'streams', eventId] as const,
    queryFn: async ({ signal }) =>
      await caller.get(
        (abort) =>
          caller.http.GET('/events/{event_id}/streams/', {
            params: { path: { event_id: eventId } },
            signal: abort,
          }),
        (data) => readStreams(data, caller.onLeftOut),
        signal,
      ),
    staleTime: 30_000,
  })
}
