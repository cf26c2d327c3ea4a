import { createFrameScheduler, type FrameClock } from './frames.ts'
import { tellListeners } from './listeners.ts'
import { isOver, type Cell, type EventEntry, type MarketRow } from './priceRows.ts'
import type { CellPrice, MarketPrice } from './prices.ts'

interface PriceChangesSettings {
  readonly clock: FrameClock
  readonly cellView: (cell: Cell) => CellPrice
  readonly marketView: (row: MarketRow) => MarketPrice
  /** Every market that is known of an event has closed. */
  readonly onEventClosed: (eventId: string) => void
  readonly onListenerError: (error: unknown) => void
}

/** What has changed since the last frame of what somebody listens to: told with the next one, each thing once. */
export function createPriceChanges(settings: PriceChangesSettings) {
  const { clock, cellView, marketView, onEventClosed, onListenerError } = settings
  let changedCells: Cell[] = []
  let changedRows: MarketRow[] = []
  let closing: EventEntry[] = []

  const tellAll = (): void => {
    const cells = changedCells
    const markets = changedRows
    const closed = closing
    forgetChanges()
    for (const cell of cells) {
      cell.changed = false
      if (cell.listeners !== null) tellListeners(cell.listeners, cellView(cell), onListenerError)
    }
    for (const row of markets) {
      row.changed = false
      if (row.listeners !== null) tellListeners(row.listeners, marketView(row), onListenerError)
    }
    for (const event of new Set(closed)) if (event.markets.every(isOver)) onEventClosed(event.eventId)
  }

  const frames = createFrameScheduler(clock, tellAll)

  const forgetChanges = (): void => {
    changedCells = []
    changedRows = []
    closing = []
  }

  return {
    cellChanged(cell: Cell): void {
      cell.view = null
      if (cell.changed || cell.listeners === null) return
      cell.changed = true
      changedCells.push(cell)
    },
    rowChanged(row: MarketRow): void {
      row.view = null
      if (row.changed || row.listeners === null) return
      row.changed = true
      changedRows.push(row)
    },
    /** A market takes no more bets, and may have been the last of its event. */
    rowIsOver(row: MarketRow): void {
      closing.push(row.event)
    },
    /** A frame costs the page something even where nothing is drawn: most updates are of what is not on screen. */
    tellLater(): void {
      if (changedCells.length > 0 || changedRows.length > 0 || closing.length > 0) frames.request()
    },
    forgetChanges,
  }
}
