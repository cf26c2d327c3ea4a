import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { betTypeInfo, type BetType } from '#domain/market/betType.ts'
import type { Market } from '#domain/market/selection.ts'

import { threeWay } from './marketColumns.ts'

/** The 18 bet types by name, in the words of `domain/market/betType.ts`, and one that nobody knows yet [BROWSE-09]. */
const names = {
  '1X2': threeWay,
  WIN: msg({ message: 'Winner', context: 'market: who wins the match' }),
  AH: msg`Asian handicap`,
  OU: msg({ message: 'Over/under', context: 'market: above or below a line' }),
  OR: msg`Outright winner`,
  YN: msg`Yes/no`,
  OE: msg({ message: 'Odd/even', context: 'market: whether a total is odd or even' }),
  WINMAP: msg({ message: 'Map winner', context: 'market: who wins the map' }),
  SP1X2: msg`Special 1X2`,
  SPWINMAP: msg`Special map winner`,
  SPAH: msg`Special handicap`,
  SPOU: msg`Special over/under`,
  SPOR: msg`Special outright`,
  SPHA: msg`Special home/away`,
  SPYN: msg`Special yes/no`,
  SPOE: msg`Special odd/even`,
  SPXX: msg({ message: 'Special', context: 'market name: special market' }),
  SPXXAH: msg`Special choice with handicap`,
  unknown: msg({ message: 'Market', context: 'something to bet on' }),
} satisfies Record<BetType | 'unknown', MessageDescriptor>

export function betTypeName(i18n: I18n, betType: BetType | 'unknown'): string {
  return i18n._(names[betType])
}

/** What a market is called: the server's words where they say more than its bet type does, else the bet type's name. */
export function marketName(i18n: I18n, { name, betType }: Pick<Market, 'name' | 'betType'>): string {
  const given = name.trim()
  return given === '' || given === betTypeInfo(betType).name ? betTypeName(i18n, betType) : given
}
