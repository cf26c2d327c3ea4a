import { createScheduler, type FrameClock } from '#src/realtime/frames.ts'
import { notifyListeners } from '#src/realtime/listeners.ts'

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

/** Milliseconds for which what is told without a frame waits for more of it. */
const unseenPace = 50

/** Who reckons with a price, and shows nothing. */
interface Follower {
  readonly marketId: string
  /** The price as it is now. */
  readonly look: () => CellPrice | undefined
  readonly listener: () => void
  /** As it was when it was told last. */
  told: CellPrice | undefined
}

/**
 * What has changed: told to who shows it with the next frame, each thing once, so that a page that is not seen writes
 * nothing until it is; and to who reckons with it after a moment, seen or not, without a frame, which costs the page
 * something even where nothing is drawn.
 */
export function createPriceChanges(settings: PriceChangesSettings) {
  const { clock, cellView, marketView, onEventClosed, onListenerError } = settings
  let changedCells: Cell[] = []
  let changedRows: MarketRow[] = []
  let closing: EventEntry[] = []
  const followers = new Set<Follower>()

  const notifyShown = (): void => {
    const cells = changedCells
    const markets = changedRows
    changedCells = []
    changedRows = []
    for (const cell of cells) {
      cell.changed = false
      if (cell.listeners !== null) notifyListeners(cell.listeners, cellView(cell), onListenerError)
    }
    for (const row of markets) {
      row.changed = false
      if (row.listeners !== null) notifyListeners(row.listeners, marketView(row), onListenerError)
    }
  }

  const notifyUnseen = (): void => {
    for (const follower of followers) {
      const cell = follower.look()
      if (cell === follower.told) continue
      follower.told = cell
      notifyListeners([follower.listener], undefined, onListenerError)
    }
    const closed = new Set(closing)
    closing = []
    for (const event of closed) if (event.markets.every(isOver)) onEventClosed(event.eventId)
  }

  const frames = createScheduler(clock.requestFrame, notifyShown)
  const unseen = createScheduler((run) => clock.startTimer(run, unseenPace), notifyUnseen)

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
    follow(marketId: string, look: Follower['look'], listener: () => void): () => void {
      const follower = { marketId, look, listener, told: look() }
      followers.add(follower)
      return () => void followers.delete(follower)
    },
    isFollowed: (id: string): boolean => [...followers].some(({ marketId }) => marketId === id),
    /** Asks for no frame if none of it is on screen, as with most updates. */
    notifyLater(): void {
      if (changedCells.length > 0 || changedRows.length > 0) frames.request()
      if (followers.size > 0 || closing.length > 0) unseen.request()
    },
    forgetChanges,
  }
}
