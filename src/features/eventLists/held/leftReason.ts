import type { Event } from '#domain/event.ts'
import type { PriceBook } from '#src/realtime/priceBook.ts'
import type { ScoreBook } from '#src/realtime/scoreBook.ts'
import type { LeftReason } from '#src/words/leftReasons.ts'

/** Where what happened to an event is known. */
export interface Books {
  readonly priceBook: Pick<PriceBook, 'getMarket'>
  readonly scoreBook: Pick<ScoreBook, 'get'>
}

/** Why an event is not in a list any more, as far as the books know; what they do not know is not said. */
export function leftReasonOf({ priceBook, scoreBook }: Books, event: Event): LeftReason {
  if (event.inPlay) return 'ended'
  if (scoreBook.get(event.eventId)?.inPlay === true) return 'live'
  const statuses = event.markets.map(({ marketId }) => priceBook.getMarket(marketId)?.status)
  const isOver =
    statuses.length > 0 && statuses.every((status) => status === 'closed' || status === 'settled')
  return isOver ? 'closed' : 'gone'
}
