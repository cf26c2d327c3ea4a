import { createCounters, type Counters } from '#src/realtime/counters.ts'
import { createTopics, type Topics } from '#src/realtime/topics/topics.ts'

interface TestTopicsSettings {
  readonly counters?: Counters
  readonly notAhead?: (time: number) => number
}

/** What the channels say beside prices. An error of a listener fails the test. */
export function createTestTopics({
  counters = createCounters(),
  notAhead = (time) => time,
}: TestTopicsSettings = {}): Topics {
  return createTopics({
    counters,
    notAhead,
    onListenerError: (error) => {
      throw error
    },
  })
}
