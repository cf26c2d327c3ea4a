import type { QueryClient } from '@tanstack/react-query'

import { allReplies } from '#src/api/lists/events.ts'
import type { Clock } from '#src/client/platform/environment.ts'
import type { PriceBook } from '#src/realtime/prices/priceBook.ts'
import type { ScoreBook } from '#src/realtime/scoreBook.ts'

const lookEvery = 30_000

interface Remembering {
  readonly clock: Pick<Clock, 'startTicking' | 'stopTicking'>
  readonly queryClient: QueryClient
  readonly priceBook: PriceBook
  readonly scoreBook: ScoreBook
}

/**
 * The books remember what a list or an event holds that is or was just on screen (the query cache lets go of it after
 * five minutes), and what somebody listens to; they forget the rest, so that a page left open for a weekend does not grow.
 * @returns stops looking
 */
export function forgetUnseen({ clock, queryClient, priceBook, scoreBook }: Remembering): () => void {
  const look = (): void => {
    const eventIds = new Set<string>()
    const marketIds = new Set<string>()
    for (const { events } of allReplies(queryClient)) {
      for (const { eventId, markets } of events) {
        eventIds.add(eventId)
        for (const { marketId } of markets) marketIds.add(marketId)
      }
    }
    priceBook.forget((marketId) => marketIds.has(marketId))
    scoreBook.forget((eventId) => eventIds.has(eventId))
  }
  const timer = clock.startTicking(look, lookEvery)
  return () => clock.stopTicking(timer)
}
