import { createScoreBook } from '#src/realtime/scoreBook.ts'
import { createTestBook, type TestClock } from '#src/testing/messages.ts'
import { createStage, type Stage, type StageSettings } from '#src/testing/slip/stage.ts'

export interface PriceStage extends Stage {
  /** Frames and timers of the books. */
  readonly clock: TestClock
}

/** The real slip, and real books whose frames come when the test says. */
export async function createPriceStage(settings: StageSettings = {}): Promise<PriceStage> {
  const stage = await createStage(settings)
  const { book, clock, counters } = createTestBook()
  const scoreBook = createScoreBook({
    clock,
    counters,
    onListenerError: (error) => {
      throw error
    },
  })
  return { ...stage, clock, client: { ...stage.client, priceBook: book, scoreBook } }
}
