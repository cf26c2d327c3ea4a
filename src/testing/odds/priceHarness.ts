import { createScoreBook } from '#src/realtime/scoreBook.ts'
import { createClientHarness, type ClientHarness, type HarnessSettings } from '#src/testing/clientHarness.ts'
import { createTestBook, type TestClock } from '#src/testing/realtime/book.ts'

export interface PriceHarness extends ClientHarness {
  /** Frames and timers of the books. */
  readonly clock: TestClock
}

/** The real slip, and real books whose frames come when the test says. */
export async function createPriceHarness(settings: HarnessSettings = {}): Promise<PriceHarness> {
  const harness = await createClientHarness(settings)
  const { book, clock, counters } = createTestBook()
  const scoreBook = createScoreBook({
    clock,
    counters,
    onListenerError: (error) => {
      throw error
    },
  })
  return { ...harness, clock, client: { ...harness.client, priceBook: book, scoreBook } }
}
