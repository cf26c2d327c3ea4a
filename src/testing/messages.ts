import type { Event } from '#domain/event.ts'
import type { Market, Selection } from '#domain/selection.ts'
import { createCounters } from '#src/realtime/counters.ts'
import type { FrameClock } from '#src/realtime/frames.ts'
import { createPriceBook } from '#src/realtime/priceBook.ts'

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
  const frames = new Map<number, () => void>()
  const timers = new Map<number, { at: number; run: () => void }>()
  const nextTimer = (until: number): [number, { at: number; run: () => void }] | undefined =>
    [...timers].filter(([, timer]) => timer.at <= until).sort(([, a], [, b]) => a.at - b.at)[0]
  return {
    now: () => time,
    requestFrame(run) {
      ids += 1
      frames.set(ids, run)
      return ids
    },
    cancelFrame: (id) => void frames.delete(id),
    startTimer(run, milliseconds) {
      ids += 1
      timers.set(ids, { at: time + milliseconds, run })
      return ids
    },
    stopTimer: (id) => void timers.delete(id),
    frame() {
      const waiting = [...frames.values()]
      frames.clear()
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

export function createTestBook() {
  const clock = createTestClock()
  const counters = createCounters()
  const errors: unknown[] = []
  const book = createPriceBook({
    clock,
    now: clock.now,
    counters,
    onListenerError: (error) => void errors.push(error),
  })
  return { clock, counters, errors, book }
}

export function testSelection(side: string, euro: string, change: Partial<Selection> = {}): Selection {
  return {
    side,
    name: side,
    line: null,
    handicap: null,
    status: 'open',
    price: { euro },
    result: null,
    betRatio: null,
    ...change,
  }
}

export function testMarket(change: Partial<Market> = {}): Market {
  return {
    marketId: 'm1',
    eventId: 'e1',
    name: 'Winner',
    betType: 'WIN',
    option: 'match',
    tabName: 'MATCH',
    status: 'open',
    minAmount: '1.00',
    maxAmount: '1000.00',
    timeStamp: 100,
    comboAllowed: true,
    selections: [testSelection('home', '1.80'), testSelection('away', '2.00')],
    ...change,
  }
}

export function testEvent(change: Partial<Event> = {}): Event {
  return {
    eventId: 'e1',
    gameId: '41',
    gameName: 'Soccer',
    competitionId: 'c1',
    competitionName: 'League',
    home: 'Reds',
    away: 'Blues',
    inPlay: false,
    startUtc: 0,
    markets: [testMarket()],
    tabs: [],
    isFavourite: false,
    mapNum: null,
    details: null,
    liveTab: null,
    scoreline: null,
    marketCount: 1,
    hasStream: false,
    ...change,
  }
}
