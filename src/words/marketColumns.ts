import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The columns that a row of a list has for its main markets [BROWSE-07]. */
export type MarketColumn = 'winner' | 'handicap' | 'total'

const columns = {
  winner: msg`Winner`,
  handicap: msg`Handicap`,
  total: msg`Over/Under`,
} satisfies Record<MarketColumn, MessageDescriptor>

export function marketColumnName(i18n: I18n, column: MarketColumn): string {
  return i18n._(columns[column])
}
