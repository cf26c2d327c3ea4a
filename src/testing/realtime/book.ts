import type { MarketUpdate, SelectionUpdate } from '#domain/market/marketUpdate.ts'
import { createCounters } from '#src/realtime/counters.ts'
import type { FrameClock } from '#src/realtime/frames.ts'
import { createPriceBook } from '#src/realtime/prices/priceBook.ts'

/** A page's clock in a test's hands: frames come when asked for, time passes when told. */
export interface TestClock extends FrameClock {
  now(): number
  /** Paints a frame: what waits for one runs. */
  frame(): void
  /** Lets time pass; timers that fall due run, in their order. */
  advance(milliseconds: number): void
  readonly timers: number
}

export function createTestClock(): TestClock {
  let time = 0
  let ids = 0
  let frames: (() => void)[] = []
  const timers = new Map<number, { at: number; run: () => void }>()
  const nextTimer = (until: number): [number, { at: number; run: () => void }] | undefined =>
    [...timers].filter(([, timer]) => timer.at <= until).sort(([, a], [, b]) => a.at - b.at)[0]
  return {
    now: () => time,
    requestFrame: (run) => void frames.push(run),
    startTimer(run, milliseconds) {
      ids += 1
      timers.set(ids, { at: time + milliseconds, run })
      return ids
    },
    stopTimer: (id) => void timers.delete(id),
    frame() {
      const waiting = frames
      frames = []
      for (const run of waiting) run()
    },
    advance(milliseconds) {
      const until = time + milliseconds
      for (let next = nextTimer(until); next !== undefined; next = nextTimer(until)) {
        const [id, timer] = next
        timers.delete(id)
        time = timer.at
        timer.run()
      }
      time = until
    },
    get timers() {
      return timers.size
    },
  }
}

/** A server whose clock is in a test's hands; how late it can be there nobody knows before it is set. */
export function createTestServerClock() {
  let time = Number.POSITIVE_INFINITY
  const grace = 60_000
  return {
    set(now: number): void {
      time = now
    },
    latest: () => time + grace,
    notAhead: (said: number) => (said > time + grace ? time : said),
  }
}

export function createTestBook() {
  const clock = createTestClock()
  const serverClock = createTestServerClock()
  const counters = createCounters()
  const errors: unknown[] = []
  const book = createPriceBook({
    clock,
    now: clock.now,
    serverLatest: serverClock.latest,
    notAhead: serverClock.notAhead,
    counters,
    onListenerError: (error) => void errors.push(error),
  })
  return { clock, serverClock, counters, errors, book }
}

/** An update of a market, later than anything before it. */
export function createUpdates() {
  let timeStamp = 1_000
  return (
    marketId: string,
    selections: SelectionUpdate[],
    change: Partial<MarketUpdate> = {},
  ): MarketUpdate => {
    timeStamp += 1
    return { eventId: 'e1', marketId, timeStamp, status: 'open', selections, ...change }
  }
}
