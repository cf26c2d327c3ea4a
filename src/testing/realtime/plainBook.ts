import { cellMark, cellMarkDuration, isMoveMark, type MarketUpdate } from '#domain/market/marketUpdate.ts'
import type { Market, Side } from '#domain/market/selection.ts'
import type { SelectionStatus } from '#domain/market/status.ts'
import type { CellPrice, MarketPrice } from '#src/realtime/prices/prices.ts'
import { createUnknownMarkets } from '#src/realtime/prices/unknownMarkets.ts'

import type { createTestServerClock } from './book.ts'

type PlainCell = Omit<CellPrice, 'stale'> & { readonly markEnds: number }

interface PlainMarket {
  readonly eventId: string
  /** Of everything taken over, the newest time that can have been, and the newest that cannot. */
  readonly timeStamp: number
  readonly ahead: number
  readonly shownAt: number
  readonly status: SelectionStatus
  readonly freshIn: number
  readonly cells: ReadonlyMap<Side, PlainCell>
}

/**
 * The price book, written without regard for speed: nobody listens, nothing is shared, every update makes a new market
 * and every look makes a new price. The real one must be equal to it.
 */
export function createPlainBook(now: () => number, serverClock: ReturnType<typeof createTestServerClock>) {
  const markets = new Map<string, PlainMarket>()
  const unknown = createUnknownMarkets(now)
  let stale = false
  let silent = false
  let generation = 0
  let outOfOrder = 0
  let foreign = 0
  let closing = new Set<string>()
  let unseenOnce = new Set<string>()

  const isOver = ({ status }: PlainMarket): boolean => status === 'closed' || status === 'settled'
  const isFresh = ({ freshIn }: PlainMarket): boolean => !stale && !silent && freshIn === generation

  const isAhead = ({ timeStamp }: { timeStamp: number }): boolean => timeStamp > serverClock.latest()
  const isNewer = (update: Market | MarketUpdate, known: PlainMarket | undefined): boolean => {
    if (known === undefined) return true
    if (isAhead(update) && update.timeStamp <= known.ahead) return false
    return update.timeStamp > known.timeStamp
  }
  const isKnown = ({ timeStamp }: Market | MarketUpdate, known: PlainMarket): boolean =>
    [known.timeStamp, known.ahead].includes(timeStamp)

  const after = (
    before: PlainCell | undefined,
    others: readonly PlainCell[],
    next: (Market | MarketUpdate)['selections'][number],
  ): PlainCell => {
    const { status, price, handicap, line } = next
    const result = next.result ?? before?.result ?? null
    const terms = { status, price, handicap, line, result }
    if (before === undefined) return { ...terms, change: 'none', markEnds: 0 }
    const { change, markEnds, ...known } = before
    if (JSON.stringify(sorted(known)) === JSON.stringify(sorted(terms))) return before
    const mark = cellMark(before, next)
    const isOtherMarked = others.some((other) => isMoveMark(other.change) && other.markEnds > now())
    return mark === 'none' || (isMoveMark(mark) && isOtherMarked)
      ? { ...terms, change, markEnds }
      : { ...terms, change: mark, markEnds: now() + cellMarkDuration }
  }

  const takeOver = (marketId: string, eventId: string, from: Market | MarketUpdate, asOf: number): void => {
    const before = markets.get(marketId)
    const cells = new Map(before?.cells)
    for (const selection of from.selections)
      cells.set(
        selection.side,
        after(
          cells.get(selection.side),
          [...cells].filter(([side]) => side !== selection.side).map(([, cell]) => cell),
          selection,
        ),
      )
    const { timeStamp, status } = from
    const next = {
      eventId,
      timeStamp: isAhead(from) ? (before?.timeStamp ?? -1) : timeStamp,
      ahead: isAhead(from) ? timeStamp : (before?.ahead ?? -1),
      shownAt: Math.max(before?.shownAt ?? -1, serverClock.notAhead(timeStamp)),
      status,
      cells,
      freshIn: Math.max(before?.freshIn ?? -1, asOf),
    }
    markets.set(marketId, next)
    if (before !== undefined && before.status !== status && isOver(next)) closing.add(eventId)
  }

  const freshen = (marketId: string, market: PlainMarket, asOf: number): void => {
    markets.set(marketId, { ...market, freshIn: Math.max(market.freshIn, asOf) })
  }

  return {
    apply(updates: readonly MarketUpdate[], asOf = generation): void {
      for (const update of updates) {
        const known = markets.get(update.marketId)
        if (known === undefined) unknown.keep(update, serverClock.latest())
        else if (update.eventId !== known.eventId) foreign += 1
        else if (isNewer(update, known)) takeOver(update.marketId, known.eventId, update, asOf)
        else if (isKnown(update, known)) freshen(update.marketId, known, asOf)
        else outOfOrder += 1
      }
    },
    seed(replied: readonly Market[], asOf = generation): void {
      for (const market of replied) {
        const { marketId, eventId } = market
        const known = markets.get(marketId)
        const isNew = isNewer(market, known)
        const isUnsure = isAhead(market) && known !== undefined && asOf > known.freshIn
        if (isNew || (isUnsure && isKnown(market, known))) takeOver(marketId, eventId, market, asOf)
        else if (known !== undefined && isKnown(market, known)) freshen(marketId, known, asOf)
        const missed = unknown.take(marketId)
        if (missed?.eventId === eventId && isNewer(missed, markets.get(marketId)))
          takeOver(marketId, eventId, missed, asOf)
        unseenOnce.delete(marketId)
      }
    },
    setStale(next: boolean): void {
      if (next === stale) return
      stale = next
      silent = false
      if (next) unknown.clear()
      else generation += 1
    },
    setSilent(next: boolean): void {
      silent = next
    },
    /** @param at the time by which marks have cleared */
    get(marketId: string, side: Side, at = now()): CellPrice | undefined {
      const market = markets.get(marketId)
      const cell = market?.cells.get(side)
      if (market === undefined || cell === undefined) return undefined
      const { markEnds, ...shown } = cell
      return { ...shown, change: markEnds > at ? cell.change : 'none', stale: !isFresh(market) }
    },
    getMarket(marketId: string): MarketPrice | undefined {
      const market = markets.get(marketId)
      if (market === undefined) return undefined
      const { eventId, status, shownAt } = market
      return { marketId, eventId, status, timeStamp: shownAt, stale: !isFresh(market) }
    },
    isSettledOrCurrent(marketId: string): boolean {
      const market = markets.get(marketId)
      return market !== undefined && (isOver(market) || isFresh(market))
    },
    generation: () => generation,
    outOfOrder: () => outOfOrder,
    /** Updates of a market that name another event than its own. */
    foreign: () => foreign,
    /** The events of which, since the last call, a market has closed, and all have. */
    closed(): string[] {
      const candidates = [...closing]
      closing = new Set()
      return candidates.filter((eventId) =>
        [...markets.values()].every((market) => market.eventId !== eventId || isOver(market)),
      )
    },
    forget(isShown: (marketId: string) => boolean): void {
      const before = unseenOnce
      unseenOnce = new Set([...markets.keys()].filter((marketId) => !isShown(marketId)))
      for (const marketId of unseenOnce) if (before.has(marketId)) markets.delete(marketId)
      for (const marketId of before) if (!markets.has(marketId)) unseenOnce.delete(marketId)
    },
    clear(): void {
      markets.clear()
      unknown.clear()
      closing = new Set()
      unseenOnce = new Set()
    },
    size: () => markets.size,
  }
}

function sorted(value: object): unknown {
  return Object.entries(value)
    .map(([name, field]): unknown => [
      name,
      typeof field === 'object' && field !== null ? sorted(field) : field,
    ])
    .toSorted((a, b) => String(a).localeCompare(String(b)))
}
