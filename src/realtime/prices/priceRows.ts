import { cellMark, type ChangeMark, isMoveMark, type SelectionUpdate } from '#domain/market/marketUpdate.ts'
import type { Selection, Side } from '#domain/market/selection.ts'
import type { SelectionResult, SelectionStatus } from '#domain/market/status.ts'
import type { Price } from '#domain/odds/odds.ts'

import type { Marked } from './marks.ts'
import type { CellListener, CellPrice, MarketListener, MarketPrice } from './prices.ts'

/** A market in the book, with its selections. */
export interface MarketRow {
  readonly marketId: string
  readonly event: EventEntry
  readonly cells: Map<Side, Cell>
  /** The same, in the order in which they came: an update mostly names them in that order again. */
  readonly order: Cell[]
  /** The newest that the server's clock can have had. */
  timeStamp: number
  /** The newest of those in the future of that clock. */
  ahead: number
  /** By what time it is as it is shown. */
  shownAt: number
  status: SelectionStatus
  /** The generation of prices it was last known current in. */
  freshIn: number
  listeners: Set<MarketListener> | null
  changed: boolean
  view: MarketPrice | null
}

export interface EventEntry {
  readonly eventId: string
  readonly markets: MarketRow[]
}

/** A selection in the book. Changed in place; `view` is what others get to see, made when somebody looks. */
export interface Cell extends Marked {
  readonly row: MarketRow
  readonly side: Side
  status: SelectionStatus
  price: Price
  handicap: string | null
  line: string | null
  result: SelectionResult | null
  change: ChangeMark
  listeners: Set<CellListener> | null
  changed: boolean
  view: CellPrice | null
}

export function createRow(
  marketId: string,
  event: EventEntry,
  status: SelectionStatus,
  listeners: Set<MarketListener> | null,
): MarketRow {
  const row: MarketRow = {
    marketId,
    event,
    cells: new Map(),
    order: [],
    timeStamp: -1,
    ahead: -1,
    shownAt: -1,
    status,
    freshIn: -1,
    listeners,
    changed: false,
    view: null,
  }
  event.markets.push(row)
  return row
}

/** Whether a market will not take bets again. */
export function isOver(row: MarketRow): boolean {
  return row.status === 'closed' || row.status === 'settled'
}

export function addCell(
  row: MarketRow,
  from: Selection | SelectionUpdate,
  listeners: Set<CellListener> | null,
): Cell {
  const cell: Cell = {
    row,
    side: from.side,
    status: from.status,
    price: from.price,
    handicap: from.handicap,
    line: from.line,
    result: from.result ?? null,
    change: 'none',
    markEnds: 0,
    waiting: false,
    listeners,
    changed: false,
    view: null,
  }
  row.cells.set(from.side, cell)
  row.order.push(cell)
  return cell
}

/** A selection of a market; found at once where it is named in the place in which it came. */
export function cellOf(row: MarketRow, side: Side, place: number): Cell | undefined {
  const cell = row.order[place]
  return cell?.side === side ? cell : row.cells.get(side)
}

function samePrice(a: Price, b: Price): boolean {
  return (
    a === b || (a.euro === b.euro && a.malay === b.malay && a.hongkong === b.hongkong && a.indo === b.indo)
  )
}

/** What became of a selection with an update: nothing, something, or something that moves the market's line. */
export type Difference = 'same' | 'changed' | 'lineChanged'

/**
 * Takes a selection's new state over, with its change mark [LIVE-08]. Allocates nothing.
 * @param time milliseconds of the book's clock
 * @param markEnds when a mark made now clears
 */
export function updateCell(
  cell: Cell,
  next: Selection | SelectionUpdate,
  time: number,
  markEnds: number,
): Difference {
  const result = next.result ?? cell.result
  const sameLine = cell.handicap === next.handicap && cell.line === next.line
  if (sameLine && cell.status === next.status && cell.result === result && samePrice(cell.price, next.price))
    return 'same'
  const change = cellMark(cell, next)
  if (change !== 'none' && !(isMoveMark(change) && isAnotherMarked(cell, time))) {
    cell.change = change
    cell.markEnds = markEnds
  }
  cell.status = next.status
  cell.price = next.price
  cell.handicap = next.handicap
  cell.line = next.line
  cell.result = result
  cell.view = null
  return sameLine ? 'changed' : 'lineChanged'
}

/** Of the prices of a market one at a time says that it moved: what one gains the others lose. */
function isAnotherMarked(cell: Cell, time: number): boolean {
  for (const other of cell.row.order)
    if (other !== cell && isMoveMark(other.change) && other.markEnds > time) return true
  return false
}

export function viewOfCell(cell: Cell, stale: boolean): CellPrice {
  const { status, price, handicap, line, change, result } = cell
  return { status, price, handicap, line, change, stale, result }
}

export function viewOfRow(row: MarketRow, stale: boolean): MarketPrice {
  return {
    marketId: row.marketId,
    eventId: row.event.eventId,
    status: row.status,
    timeStamp: row.shownAt,
    stale,
  }
}
