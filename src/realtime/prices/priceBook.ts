import { cellMarkDuration, type MarketUpdate } from '#domain/market/marketUpdate.ts'
import type { Market, Side } from '#domain/market/selection.ts'
import type { Counters } from '#src/realtime/counters.ts'
import type { FrameClock } from '#src/realtime/frames.ts'
import { createListenerMap, notifyListeners, type ListenerMap } from '#src/realtime/listeners.ts'
import { createUnseen } from '#src/realtime/unseen.ts'

import { createMarkWheel } from './marks.ts'
import { createPriceChanges } from './priceChanges.ts'
import {
  addCell,
  cellOf,
  createRow,
  isOver,
  updateCell,
  viewOfCell,
  viewOfRow,
  type Cell,
  type EventEntry,
  type MarketRow,
} from './priceRows.ts'
import type { CellPrice, MarketPrice, PriceBook } from './prices.ts'
import { createUnknownMarkets } from './unknownMarkets.ts'

export type { CellPrice, PriceBook } from './prices.ts'

/** The `asOf` of what may be newer than what is known without being the newest there is. */
export const notCurrent = -1

export interface PriceBookSettings {
  readonly clock: FrameClock
  /** Milliseconds that never run backwards. */
  readonly now: () => number
  /** The latest that it can be by the server's clock, in UTC milliseconds. */
  readonly serverLatest: () => number
  /** A time that the server gave; now, where that lies in the future of its clock. */
  readonly notAhead: (time: number) => number
  readonly counters: Counters
  /** Where an error of a listener goes; the other listeners are told anyway. */
  readonly onListenerError: (error: unknown) => void
}

/**
 * The prices of everything on offer, by market and selection: a plain store outside React.
 * A tick costs two map lookups and allocates nothing until somebody looks.
 */
export function createPriceBook(settings: PriceBookSettings): PriceBook {
  const { clock, now, serverLatest, notAhead, counters, onListenerError } = settings
  const rows = new Map<string, MarketRow>()
  const events = new Map<string, EventEntry>()
  const cellListeners = new Map<string, ListenerMap<Side, CellPrice>>()
  const marketListeners = createListenerMap<string, MarketPrice>()
  const closedListeners = new Set<(eventId: string) => void>()
  const unknownMarkets = createUnknownMarkets(now)
  const unseen = createUnseen<string>()
  let stale = false
  let silent = false
  let generation = 0
  let time = now()
  let latest = serverLatest()

  const { cellChanged, rowChanged, rowIsOver, follow, isFollowed, notifyLater, forgetChanges } =
    createPriceChanges({
      clock,
      cellView,
      marketView,
      onEventClosed: (eventId) => notifyListeners(closedListeners, eventId, onListenerError),
      onListenerError,
    })

  const marks = createMarkWheel<Cell>({
    now,
    startTimer: clock.startTimer,
    stopTimer: clock.stopTimer,
    clear(cell) {
      cell.change = 'none'
      cellChanged(cell)
      notifyLater()
    },
  })

  function applyUpdate(update: MarketUpdate, asOf: number): void {
    const row = rows.get(update.marketId)
    if (row === undefined) unknownMarkets.keep(update, latest)
    else if (update.eventId !== row.event.eventId) counters.count('malformed')
    else if (isNewer(row, update.timeStamp)) takeOver(row, update, asOf)
    else if (!isKnown(row, update.timeStamp)) counters.count('outOfOrder')
    // The same message on two channels is no disorder, and the second may be the one that counts.
    else if (asOf > row.freshIn) freshen(row, asOf)
  }

  /**
   * Whether what was said at a time is newer than what is known [LIVE-06]. A time in the future of the server's clock orders
   * those of its kind alone: whatever has a time that can be follows it.
   */
  function isNewer(row: MarketRow, timeStamp: number): boolean {
    return timeStamp > row.timeStamp && (timeStamp <= latest || timeStamp > row.ahead)
  }

  function isKnown(row: MarketRow, timeStamp: number): boolean {
    return timeStamp === row.timeStamp || timeStamp === row.ahead
  }

  function takeOver(row: MarketRow, from: Market | MarketUpdate, asOf: number): void {
    const markEnds = time + cellMarkDuration
    let marketChanged = row.status !== from.status
    let cameAt = from.timeStamp
    if (cameAt <= latest) row.timeStamp = cameAt
    else {
      row.ahead = cameAt
      cameAt = notAhead(cameAt)
      counters.count('ahead')
    }
    if (cameAt > row.shownAt) row.shownAt = cameAt
    row.view = null
    let place = 0
    for (const selection of from.selections) {
      const cell = cellOf(row, selection.side, place)
      place += 1
      const difference = cell === undefined ? 'added' : updateCell(cell, selection, time, markEnds)
      if (difference === 'same') continue
      if (difference !== 'changed') marketChanged = true
      const changed =
        cell ?? addCell(row, selection, cellListeners.get(row.marketId)?.of(selection.side) ?? null)
      cellChanged(changed)
      if (changed.change !== 'none' && changed.listeners !== null) marks.add(changed)
    }
    if (marketChanged) rowChanged(row)
    if (row.status !== from.status) {
      row.status = from.status
      if (isOver(row)) rowIsOver(row)
    }
    if (asOf > row.freshIn) freshen(row, asOf)
  }

  function freshen(row: MarketRow, asOf: number): void {
    row.freshIn = asOf
    for (const cell of row.cells.values()) cellChanged(cell)
    rowChanged(row)
  }

  function seedMarket(market: Market, asOf: number): void {
    const row = rows.get(market.marketId) ?? addRow(market)
    const { timeStamp } = market
    if (isNewer(row, timeStamp)) takeOver(row, market, asOf)
    else if (isKnown(row, timeStamp) && asOf > row.freshIn) {
      // What has the same time is the same, but for times that are none.
      if (timeStamp > latest) takeOver(row, market, asOf)
      else freshen(row, asOf)
    }
    const missed = unknownMarkets.take(market.marketId)
    if (missed?.eventId === row.event.eventId && isNewer(row, missed.timeStamp)) takeOver(row, missed, asOf)
    unseen.renew(market.marketId)
  }

  function addRow({ marketId, eventId, status }: Market): MarketRow {
    const event = events.get(eventId) ?? { eventId, markets: [] }
    events.set(eventId, event)
    const row = createRow(marketId, event, status, marketListeners.of(marketId))
    rows.set(marketId, row)
    return row
  }

  function isFresh(row: MarketRow): boolean {
    return !stale && !silent && row.freshIn === generation
  }

  /** Whether prices count has changed for all of them. */
  function everythingChanged(): void {
    for (const row of rows.values()) {
      for (const cell of row.cells.values()) cellChanged(cell)
      rowChanged(row)
    }
    notifyLater()
  }

  function isListenedTo(row: MarketRow): boolean {
    return row.listeners !== null || cellListeners.has(row.marketId) || isFollowed(row.marketId)
  }

  function drop(row: MarketRow): void {
    const { event, marketId } = row
    rows.delete(marketId)
    event.markets.splice(event.markets.indexOf(row), 1)
    if (event.markets.length === 0) events.delete(event.eventId)
  }

  function cellView(cell: Cell): CellPrice {
    // Nobody was listening when its mark ran out.
    if (cell.change !== 'none' && !cell.waiting && cell.markEnds <= now()) {
      cell.change = 'none'
      cell.view = null
    }
    cell.view ??= viewOfCell(cell, !isFresh(cell.row))
    return cell.view
  }

  function marketView(row: MarketRow): MarketPrice {
    row.view ??= viewOfRow(row, !isFresh(row))
    return row.view
  }

  function get(marketId: string, side: Side): CellPrice | undefined {
    const cell = rows.get(marketId)?.cells.get(side)
    return cell === undefined ? undefined : cellView(cell)
  }

  return {
    seed(markets, asOf = generation) {
      time = now()
      latest = serverLatest()
      for (const market of markets) seedMarket(market, asOf)
      notifyLater()
    },
    apply(updates, asOf = generation) {
      time = now()
      latest = serverLatest()
      for (const update of updates) applyUpdate(update, asOf)
      notifyLater()
    },
    get,
    getMarket(marketId) {
      const row = rows.get(marketId)
      return row === undefined ? undefined : marketView(row)
    },
    subscribe(marketId, side, listener) {
      const ofMarket = cellListeners.get(marketId) ?? createListenerMap<Side, CellPrice>()
      cellListeners.set(marketId, ofMarket)
      ofMarket.add(side, listener)
      const cell = rows.get(marketId)?.cells.get(side)
      if (cell !== undefined) {
        cell.listeners = ofMarket.of(side)
        if (cell.change !== 'none') marks.add(cell)
      }
      return () => {
        ofMarket.remove(side, listener)
        if (ofMarket.size === 0 && cellListeners.get(marketId) === ofMarket) cellListeners.delete(marketId)
        const left = rows.get(marketId)?.cells.get(side)
        if (left !== undefined) left.listeners = cellListeners.get(marketId)?.of(side) ?? null
      }
    },
    follow: (marketId, side, listener) => follow(marketId, () => get(marketId, side), listener),
    subscribeMarket(marketId, listener) {
      marketListeners.add(marketId, listener)
      const link = (): void => {
        const row = rows.get(marketId)
        if (row !== undefined) row.listeners = marketListeners.of(marketId)
      }
      link()
      return () => {
        marketListeners.remove(marketId, listener)
        link()
      }
    },
    setStale(next) {
      if (next === stale) return
      stale = next
      silent = false
      if (next) unknownMarkets.clear()
      else generation += 1
      everythingChanged()
    },
    setSilent(next) {
      if (next === silent) return
      silent = next
      everythingChanged()
    },
    generation: () => generation,
    isSettledOrCurrent(marketId) {
      const row = rows.get(marketId)
      return row !== undefined && (isOver(row) || isFresh(row))
    },
    onEventClosed(listener) {
      closedListeners.add(listener)
      return () => {
        closedListeners.delete(listener)
      }
    },
    forget(isKept) {
      const isShown = (marketId: string): boolean => {
        const row = rows.get(marketId)
        return isKept(marketId) || (row !== undefined && isListenedTo(row))
      }
      for (const marketId of unseen.look(rows.keys(), isShown)) {
        const row = rows.get(marketId)
        if (row !== undefined) drop(row)
      }
    },
    clear() {
      forgetChanges()
      rows.clear()
      events.clear()
      unknownMarkets.clear()
      unseen.clear()
      marks.reset()
    },
    get size() {
      return rows.size
    },
  }
}
