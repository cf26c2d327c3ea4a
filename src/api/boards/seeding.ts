import type { Event } from '#domain/market/event.ts'
import type { PriceBook } from '#src/realtime/prices/priceBook.ts'
import type { ScoreBook } from '#src/realtime/scoreBook.ts'

/** Asks for something with events in it, and seeds the books with their prices and scores. */
export async function seeding<Reply>(
  { priceBook, scoreBook }: { readonly priceBook: PriceBook; readonly scoreBook: ScoreBook },
  ask: () => Promise<Reply>,
  eventsIn: (reply: Reply) => readonly Event[],
): Promise<Reply> {
  const requestedInGeneration = priceBook.generation()
  const moment = scoreBook.moment()
  const reply = await ask()
  const events = eventsIn(reply)
  priceBook.seed(
    events.flatMap(({ markets }) => markets),
    requestedInGeneration,
  )
  scoreBook.seed(events, moment)
  return reply
}
