import { query, type QueryContext } from '#src/api/query.ts'
import { readStreams } from '#src/wire/match/streams.ts'

import { statisticsResource } from './resources.ts'

/** The video streams of an event, best first [STAT-07]. */
export function streamsQuery(context: QueryContext, eventId: string) {
  return query(context, {
    resource: statisticsResource,
    key: ['streams', eventId],
    call: (http, signal) =>
      http.GET('/events/{event_id}/streams/', { params: { path: { event_id: eventId } }, signal }),
    read: readStreams,
    staleTime: 30_000,
  })
}
