import { eventPagesQuery, eventQuery } from '#src/api/lists/events.ts'
import { gamesQuery, tiecoQuery } from '#src/api/lists/games.ts'

import type { Client } from './client.ts'
import { landingOf } from './session/landing.ts'

/**
 * Asks for what the first screen shows as soon as calls may leave, without waiting for React: counts, games, and the
 * event that the link names or else the list. A list waits for the events channel, as ever, so that it need not be
 * asked for twice.
 */
export function prefetchFirstView(client: Client): void {
  const { session, queryClient, appActor } = client
  const stop = session.subscribe(() => {
    const settings = session.settings()
    if (settings === null) return
    stop()
    const { start } = appActor.getSnapshot().context
    // A reload shows what its address says: its route asks.
    if (start?.start.kind !== 'link') return
    const { eventId } = start.start.link
    void queryClient.prefetchQuery(gamesQuery(client))
    void queryClient.prefetchQuery(tiecoQuery(client))
    if (eventId !== null) void queryClient.prefetchQuery(eventQuery(client, eventId))
    // Of any other landing page its route asks what it needs.
    else if (landingOf(settings) === 'today') {
      const { gameId, competitionIds: competitions } = settings.opening
      void queryClient.prefetchInfiniteQuery(eventPagesQuery(client, { tab: 'today', gameId, competitions }))
    }
  })
}
