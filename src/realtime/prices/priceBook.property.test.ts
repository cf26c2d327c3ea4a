import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { MarketUpdate } from '#domain/market/marketUpdate.ts'
import type { Market } from '#domain/market/selection.ts'
import { createCounters } from '#src/realtime/counters.ts'
import { createMessageReader } from '#src/realtime/messages.ts'
import { buildMarket, buildSelection, buildMessage } from '#src/testing/builders.ts'
import { createTestBook } from '#src/testing/realtime/book.ts'
import { createPlainBook } from '#src/testing/realtime/plainBook.ts'
import { createTestTopics } from '#src/testing/realtime/topics.ts'

import { notCurrent } from './priceBook.ts'
import type { CellPrice, MarketPrice } from './prices.ts'

const marketIds = ['m1', 'm2', 'm3']
/** The first two are markets of one event. */
const eventOf = (marketId: string): string => (marketId === 'm3' ? 'e2' : 'e1')
const sides = ['home', 'draw', 'away']
/** A mark of a selection that somebody listens to clears with a wheel that turns four times a second. */
const lateness = 500

/** The real book behind a reader of its own, and the plain one behind a reader that knows nothing from before. */
function openBoth() {
  const { book, clock, serverClock, counters, errors } = createTestBook()
  const plain = createPlainBook(clock.now, serverClock)
  const plainCounters = createCounters()
  let asOf = 0
  const topics = createTestTopics()
  const read = createMessageReader({ topics, onPrices: (updates) => book.apply(updates, asOf) }, counters)
  const closed: string[] = []
  book.onEventClosed((eventId) => closed.push(eventId))
  const cells = new Map<string, { heard: CellPrice | undefined; stop: () => void }>()
  const markets = new Map<string, { heard: MarketPrice | undefined; stop: () => void }>()

  return {
    book,
    clock,
    serverClock,
    errors,
    plain,
    cells,
    markets,
    tell(data: unknown, generation: number): void {
      asOf = generation
      const text = buildMessage('gameclient-updates', data)
      read(text)
      const onPrices = (updates: readonly MarketUpdate[]): void => plain.apply(updates, generation)
      createMessageReader({ topics, onPrices }, plainCounters)(text)
    },
    /** Listeners are told; both books say the same of what closed. */
    frame(): void {
      clock.advance(50)
      clock.frame()
      expect(closed.splice(0).toSorted()).toEqual(plain.closed().toSorted())
    },
    /** Whatever is read is equal, and listeners were told what a reader sees. */
    compare(): void {
      this.frame()
      expect(counters.read().malformed).toBe(plainCounters.read().malformed + plain.foreign())
      expect(counters.read().outOfOrder).toBe(plain.outOfOrder())
      expect(book.size).toBe(plain.size())
      expect(book.generation()).toBe(plain.generation())
      for (const marketId of marketIds) {
        expect(book.getMarket(marketId)).toEqual(plain.getMarket(marketId))
        expect(book.isSettledOrCurrent(marketId)).toBe(plain.isSettledOrCurrent(marketId))
        for (const side of sides) {
          const cell = book.get(marketId, side)
          const listener = cells.get(`${marketId} ${side}`)
          const expected = plain.get(marketId, side)
          const late = plain.get(marketId, side, clock.now() - lateness)
          // Once listened to, a mark may be there a moment longer.
          expect([expected, late]).toContainEqual(cell)
          if (listener !== undefined && cell !== undefined) expect(listener.heard).toEqual(cell)
        }
        const listener = markets.get(marketId)
        const market = book.getMarket(marketId)
        // Listeners of a market are told its status and line; its timeStamp moves with every price.
        if (listener !== undefined && market !== undefined)
          expect([listener.heard?.status, listener.heard?.stale]).toEqual([market.status, market.stale])
      }
    },
  }
}

type Both = ReturnType<typeof openBoth>
type Step = (both: Both) => void

const marketId = fc.constantFrom(...marketIds)
const status = fc.oneof(
  { weight: 6, arbitrary: fc.constant('open') },
  fc.constantFrom('pause', 'close', 'settled', 'resulting', 'new', 'nonsense'),
)
const wireSelection = fc.record({
  betTypeSelectionName: fc.constantFrom(...sides),
  status,
  euroOdds: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('1.8', '1.80', '1.85', '1.9', '10.00', '2') },
    fc.constantFrom<unknown>('1', '0', '1.8x', 3, null),
  ),
  malayOdds: fc.constantFrom<unknown>('0.8', '0.9', null, '<b>'),
  indoOdds: fc.constantFrom<unknown>('-1.25', undefined),
  hongkongOdds: fc.constantFrom<unknown>('0.8', '0.80'),
  handicap: fc.oneof(
    { weight: 6, arbitrary: fc.constant(null) },
    fc.constantFrom<unknown>('-0.5', '-0.50', 1),
  ),
  line: fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, fc.constantFrom('2.5', '2.50')),
})
const wireMarket = fc
  .record({
    marketId,
    isElsewhere: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
    timeStamp: fc.oneof({ weight: 9, arbitrary: fc.nat(40) }, fc.constantFrom<unknown>(-1, '7')),
    status,
    settlement: fc.boolean(),
    selection: fc.uniqueArray(wireSelection, {
      selector: ({ betTypeSelectionName }) => betTypeSelectionName,
      maxLength: 3,
    }),
  })
  .map(({ isElsewhere, ...market }) => ({
    ...market,
    eventId: isElsewhere ? 'e7' : eventOf(market.marketId),
  }))

const replied: fc.Arbitrary<Market> = fc
  .record({
    marketId,
    timeStamp: fc.nat(40),
    status: fc.constantFrom('open' as const, 'open' as const, 'paused' as const, 'closed' as const),
    euro: fc.constantFrom('1.80', '1.90'),
  })
  .map(({ euro, ...market }) =>
    buildMarket({
      ...market,
      eventId: eventOf(market.marketId),
      selections: [buildSelection('home', euro), buildSelection('away', '2.00')],
    }),
  )

const look: Step = (both) => both.compare()
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.tuple(fc.array(wireMarket, { minLength: 1, maxLength: 4 }), fc.boolean()).map(
      ([data, isOther]): Step =>
        (both) =>
          both.tell(data, isOther ? notCurrent : both.book.generation()),
    ),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.array(replied, { maxLength: 3 }), fc.nat(1))
      .map(([markets, age]): Step => ({ book, plain }) => {
        const asOf = book.generation() - age
        book.seed(markets, asOf)
        plain.seed(markets, asOf)
      }),
  },
  { weight: 4, arbitrary: fc.constant(look) },
  fc.boolean().map((isStale): Step => ({ book, plain }) => {
    book.setStale(isStale)
    plain.setStale(isStale)
  }),
  // From then on the times up to this one can have been.
  fc.constantFrom(10, 20, 30, Number.POSITIVE_INFINITY).map((latest): Step => ({ serverClock }) => {
    serverClock.set(latest - 60_000)
  }),
  fc.boolean().map((isSilent): Step => ({ book, plain }) => {
    book.setSilent(isSilent)
    plain.setSilent(isSilent)
  }),
  fc.constantFrom(100, 1_500, 3_000 + lateness, 20_000).map((time): Step => (both) => {
    both.frame()
    both.clock.advance(time)
  }),
  {
    weight: 3,
    arbitrary: fc.tuple(marketId, fc.constantFrom(...sides)).map(([id, side]): Step => ({ book, cells }) => {
      const key = `${id} ${side}`
      const listener = cells.get(key)
      listener?.stop()
      cells.delete(key)
      if (listener !== undefined) return
      const made = {
        heard: book.get(id, side),
        stop: book.subscribe(id, side, (cell) => {
          made.heard = cell
        }),
      }
      cells.set(key, made)
    }),
  },
  marketId.map((id): Step => ({ book, markets }) => {
    const listener = markets.get(id)
    listener?.stop()
    markets.delete(id)
    if (listener !== undefined) return
    const made = {
      heard: book.getMarket(id),
      stop: book.subscribeMarket(id, (market) => {
        made.heard = market
      }),
    }
    markets.set(id, made)
  }),
  fc.subarray(marketIds).map((kept): Step => ({ book, plain, cells, markets }) => {
    book.forget((id) => kept.includes(id))
    const isListenedTo = (id: string) => markets.has(id) || sides.some((side) => cells.has(`${id} ${side}`))
    plain.forget((id) => kept.includes(id) || isListenedTo(id))
  }),
  fc.constant<Step>(({ book, plain, cells, markets }) => {
    book.clear()
    plain.clear()
    for (const { stop } of [...cells.values(), ...markets.values()]) stop()
    cells.clear()
    markets.clear()
  }),
)

describe('the price book, against a plain one', () => {
  it('shows the same, counts the same and tells the same, however updates, replies, looks and silences follow each other [LIVE-05] [LIVE-06] [LIVE-07] [LIVE-08] [LIVE-13]', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
        const both = openBoth()
        for (const run of steps) run(both)
        both.compare()
        expect(both.errors).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })
})
