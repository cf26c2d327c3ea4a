import type { BetType } from '#domain/market/betType.ts'
import type { Event } from '#domain/market/event.ts'
import type { Market, Selection, Side } from '#domain/market/selection.ts'
import type { MarketColumn } from '#src/words/market/marketColumns.ts'

/** The main markets of a row, by its columns; null where the event has none of that kind. */
export type RowMarkets = Readonly<Record<MarketColumn, Market | null>>

/**
 * The markets that stand in a row's columns [BROWSE-07]: of the whole match, the first of each kind in the server's
 * order, so that the same one stands there however prices move; and of the maps the winner of one.
 */
export function rowMarketsOf({ markets }: Pick<Event, 'markets'>): RowMarkets {
  const first = (...betTypes: BetType[]): Market | null =>
    markets.find((market) => market.option === 'match' && betTypes.includes(market.betType)) ?? null
  return {
    winner: first('1X2', 'WIN'),
    handicap: first('AH'),
    total: first('OU'),
    own: markets.find(isMapWinner) ?? null,
  }
}

function isMapWinner({ option, betType }: Market): boolean {
  return option === 'map' && betType === 'WINMAP'
}

/** How many markets an event has beside those that are seen in its row, by how many of its columns there is room for: one and more. */
export function furtherMarkets(
  { marketCount }: Pick<Event, 'marketCount'>,
  markets: RowMarkets,
  columns: readonly MarketColumn[],
): readonly number[] {
  return columns.map((_, last) => {
    const seen = columns.slice(0, last + 1).filter((column) => markets[column] !== null)
    return Math.max(0, marketCount - seen.length)
  })
}

export function selectionOf(market: Market | null, side: string): Selection | null {
  return market?.selections.find((selection) => selection.side === side) ?? null
}

const sides = {
  winner: ['home', 'away', 'draw'],
  handicap: ['home', 'away'],
  total: ['over', 'under'],
  own: ['home', 'away'],
} as const satisfies Record<MarketColumn, readonly Side[]>

const inLine: readonly Side[] = ['home', 'draw', 'away']

/** The sides of a column's cells in their order: teams on their own lines and a draw below them, or side by side. */
export function sidesOf(column: MarketColumn, isCompact: boolean): readonly Side[] {
  return isCompact && column === 'winner' ? inLine : sides[column]
}
