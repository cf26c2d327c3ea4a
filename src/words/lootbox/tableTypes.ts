import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const types = {
  card: msg({ message: 'Cards', context: 'kind of mini-game' }),
  roulette: msg({ message: 'Roulette', context: 'kind of mini-game' }),
  fishPrawnCrab: msg({ message: 'Fish, prawn, crab', context: 'kind of mini-game: dice with these signs' }),
} satisfies Record<string, MessageDescriptor>

export type TableType = keyof typeof types

function isTableType(type: string): type is TableType {
  return Object.hasOwn(types, type)
}

/** The kind of a table as it is known here; null for one of a later version. */
export function tableTypeOf(type: string): TableType | null {
  return isTableType(type) ? type : null
}

/** All kinds, in the order of the lobby's filter. */
export const tableTypes: readonly TableType[] = Object.keys(types).filter(isTableType)

export function tableTypeName(i18n: I18n, type: TableType): string {
  return i18n._(types[type])
}
