import type { Event } from '#domain/market/event.ts'
import type { Device } from '#src/ui/theme/device.ts'
import type { MarketColumn } from '#src/words/market/marketColumns.ts'

import { rowMarketsOf } from './rowMarkets.ts'

/** The columns that rows show, and whether the winner may be a draw. */
export interface Columns {
  readonly columns: readonly MarketColumn[]
  /** A match of them may end in a draw: its winner has three cells. */
  readonly hasDraw: boolean
}

/** The columns of rows that are not told which. */
export const usualColumns: readonly MarketColumn[] = ['winner', 'handicap', 'total']
const withOwn: readonly MarketColumn[] = ['winner', 'own', 'total']
const ownAndHandicap: readonly MarketColumn[] = ['winner', 'own', 'handicap']

const alone: Readonly<Record<MarketColumn, readonly MarketColumn[]>> = {
  winner: ['winner'],
  handicap: ['handicap'],
  total: ['total'],
  own: ['own'],
}

/** What a phone's list lets choose between: it shows one at a time. */
export function columnChoices(events: readonly Event[]): readonly MarketColumn[] {
  return events.some((event) => rowMarketsOf(event).own !== null) ? [...usualColumns, 'own'] : usualColumns
}

/**
 * The columns of rows that stand together, those of a competition: on a phone the chosen one, elsewhere three. Where maps
 * are played, the winner of one stands in the place of the handicap, or of the total where nobody has one.
 */
export function columnsOf(events: readonly Event[], device: Device, chosen: MarketColumn): Columns {
  const has = (column: MarketColumn): boolean => events.some((event) => rowMarketsOf(event)[column] !== null)
  const hasDraw = events.some((event) => rowMarketsOf(event).winner?.betType === '1X2')
  if (device === 'phone') return { columns: alone[chosen], hasDraw }
  if (!has('own')) return { columns: usualColumns, hasDraw }
  return { columns: has('total') || !has('handicap') ? withOwn : ownAndHandicap, hasDraw }
}

/**
 * How many lines of cells a row has: two, or three for a draw, or for saying of which competition it is.
 * @param isCompact a draw is between the others
 */
export function linesOf(
  event: Event,
  columns: readonly MarketColumn[],
  isWithCompetition: boolean,
  isCompact = false,
): 2 | 3 {
  if (isWithCompetition) return 3
  if (isCompact) return 2
  return columns.includes('winner') && rowMarketsOf(event).winner?.betType === '1X2' ? 3 : 2
}

/** How many cells have room side by side in compact rows that stand together. */
export function waysOf({ columns, hasDraw }: Columns): 2 | 3 {
  return hasDraw && columns.includes('winner') ? 3 : 2
}
