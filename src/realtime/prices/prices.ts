import type { ChangeMark, MarketUpdate } from '#domain/market/marketUpdate.ts'
import type { Market, Side } from '#domain/market/selection.ts'
import type { SelectionResult, SelectionStatus } from '#domain/market/status.ts'
import type { Price } from '#domain/odds/odds.ts'

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
  /** How the selection ended; null while that is not known. */
  readonly result: SelectionResult | null
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
  /**
   * Takes the markets of a reply at once; one with an older timeStamp than known is left [LIVE-06].
   * @param generation what `generation()` was when the reply was asked for; now, when absent
   */
  seed(markets: readonly Market[], generation?: number): void
  /**
   * Applies updates at once. Who shows them is told once a frame; where nobody does no frame is asked for.
   * @param asOf the generation they make current: this one, or `notCurrent` where they came by another channel
   */
  apply(updates: readonly MarketUpdate[], asOf?: number): void
  get(marketId: string, side: Side): CellPrice | undefined
  getMarket(marketId: string): MarketPrice | undefined
  /** The listener is not called at once: read `get` first. Called at most once a frame. Returns the unsubscribe. */
  subscribe(marketId: string, side: Side, listener: CellListener): () => void
  /** For code that calculates with a price and shows nothing: told soon, without a frame, even if the page is hidden. */
  follow(marketId: string, side: Side, listener: () => void): () => void
  /** Status, handicap or line of the market changed. */
  subscribeMarket(marketId: string, listener: MarketListener): () => void
  /** While the sockets are not live every cell is stale; after that each becomes current with its next reply or update. */
  setStale(stale: boolean): void
  /** While a connection that is up says nothing every cell is stale; once it is heard all are as before, for it has left nothing out. */
  setSilent(silent: boolean): void
  /** Rises whenever prices become live again; what a reply asked for before says is stale. */
  generation(): number
  /** Whether nothing has to be asked for: a market's prices are current, or it takes no more bets. */
  isSettledOrCurrent(marketId: string): boolean
  /** Every known market of an event has closed [LIVE-07]. */
  onEventClosed(listener: (eventId: string) => void): () => void
  /** Forgets the markets that nobody listens to and that are not kept, and were not at the call before. */
  forget(isKept: (marketId: string) => boolean): void
  /** Forgets every price (the session has ended); who listens stays. */
  clear(): void
  /** How many markets it knows. */
  readonly size: number
}
