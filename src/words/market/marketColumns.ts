import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The columns that a row of a list has for its main markets, in their order [BROWSE-07]. */
export const marketColumns = ['winner', 'handicap', 'total', 'own'] as const

export type MarketColumn = (typeof marketColumns)[number]

const columns = {
  winner: msg({ message: 'Winner', context: 'market: who wins the match' }),
  handicap: msg({ message: 'Handicap', context: 'market' }),
  total: msg({ message: 'Over/under', context: 'market: above or below a line' }),
  own: msg({ message: 'Map winner', context: 'market: who wins the map' }),
} satisfies Record<MarketColumn, MessageDescriptor>

/** A market with a draw. */
export const threeWay = msg`1X2`

const shortColumns = {
  ...columns,
  total: msg({ message: 'O/U', context: 'market: over or under a line, short' }),
  own: msg({ message: 'Map', context: 'market: who wins the map, short' }),
} satisfies Record<MarketColumn, MessageDescriptor>

/** The same where four of them stand side by side on a phone. */
export function shortColumnName(i18n: I18n, column: MarketColumn): string {
  return i18n._(shortColumns[column])
}

export function marketColumnName(i18n: I18n, column: MarketColumn): string {
  return i18n._(columns[column])
}

/** The same over a column of cells, beside its matches' draw where they know one. */
export function columnHeadName(i18n: I18n, column: MarketColumn, hasDraw: boolean): string {
  return column === 'winner' && hasDraw ? i18n._(threeWay) : marketColumnName(i18n, column)
}
