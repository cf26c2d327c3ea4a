import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The columns that a row of a list has for its main markets, in their order [BROWSE-07]. */
export const marketColumns = ['winner', 'handicap', 'total', 'own'] as const

export type MarketColumn = (typeof marketColumns)[number]

const columns = {
  winner: msg`Winner`,
  handicap: msg`Handicap`,
  total: msg`Over/Under`,
  own: msg`Map winner`,
} satisfies Record<MarketColumn, MessageDescriptor>

export function marketColumnName(i18n: I18n, column: MarketColumn): string {
  return i18n._(columns[column])
}
