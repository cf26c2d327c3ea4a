import type { ChangeMark, MarketUpdate } from '#domain/marketUpdate.ts'
import type { Price } from '#domain/odds.ts'
import type { Market, Side } from '#domain/selection.ts'
import type { SelectionStatus } from '#domain/status.ts'

/** One selection as it stands now. A new object whenever anything in it changes, so it may be compared by reference. */
export interface CellPrice {
  readonly status: SelectionStatus
  readonly price: Price
  readonly handicap: string | null
  readonly line: string | null
  /** Clears itself after 3 s [LIVE-08]. */
  readonly change: ChangeMark
  /** Not known to be current: shown, never bettable [LIVE-05]. */
  readonly stale: boolean
  readonly won: boolean | null
}

/** One market as it stands now. */
export interface MarketPrice {
  readonly marketId: string
  readonly eventId: string
  readonly status: SelectionStatus
  readonly timeStamp: number
  readonly stale: boolean
}

export type CellListener = (cell: CellPrice) => void
export type MarketListener = (market: MarketPrice) => void

export interface PriceBook {
  /** Takes markets of a reply; those with an older timeStamp than known are left [LIVE-06]. `generation`: what `generation()` was when the reply was asked for. */
  seed(markets: readonly Market[], generation?: number): void
  /** Queues updates; they are applied and told once a frame. */
  apply(updates: readonly MarketUpdate[]): void
  get(marketId: string, side: Side): CellPrice | undefined
  getMarket(marketId: string): MarketPrice | undefined
  /** The listener is not called at once: read `get` first. Called at most once a frame. Returns the unsubscribe. */
  subscribe(marketId: string, side: Side, listener: CellListener): () => void
  /** Status, handicap or line of the market changed. */
  subscribeMarket(marketId: string, listener: MarketListener): () => void
  /** While the sockets are not live every cell is stale; after that each becomes current with its next reply or update. */
  setStale(stale: boolean): void
  /** Rises whenever prices become live again; replies asked for under an older one are stale. */
  generation(): number
  /** Every known market of an event has closed [LIVE-07]. */
  onEventClosed(listener: (eventId: string) => void): () => void
  /** Forgets everything (the session has ended). */
  clear(): void
}
