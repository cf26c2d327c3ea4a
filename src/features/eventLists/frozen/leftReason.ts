import type { Event } from '#domain/market/event.ts'
import type { PriceBook } from '#src/realtime/prices/priceBook.ts'
import type { ScoreBook } from '#src/realtime/scoreBook.ts'
import type { LeftReason } from '#src/words/match/leftReasons.ts'

/** Where what happened to an event is known. */
export interface Books {
  readonly priceBook: Pick<PriceBook, 'getMarket'>
  readonly scoreBook: Pick<ScoreBook, 'get'>
}

/** Says why an event is not in a list any more. */
export type ReasonOf = (books: Books, event: Event) => LeftReason

/** Why an event is not in a list any more, as far as the books know; what they do not know is not said. */
export function leftReasonOf({ priceBook, scoreBook }: Books, event: Event): LeftReason {
  if (event.inPlay) return 'ended'
  if (scoreBook.get(event.eventId)?.inPlay === true) return 'live'
  return isOver(priceBook, event) ? 'closed' : 'gone'
}

/** Why an event is not a favourite any more: it is over, or its member took it out, here or elsewhere. */
export function unmarkedReasonOf({ priceBook }: Books, event: Event): LeftReason {
  return isOver(priceBook, event) ? 'ended' : 'unmarked'
}

function isOver(priceBook: Books['priceBook'], { markets }: Event): boolean {
  const statuses = markets.map(({ marketId }) => priceBook.getMarket(marketId)?.status)
  return statuses.length > 0 && statuses.every((status) => status === 'closed' || status === 'settled')
}
