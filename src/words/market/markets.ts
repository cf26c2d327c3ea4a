import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { betTypeInfo, type BetType } from '#domain/betType.ts'
import type { Market } from '#domain/selection.ts'

/** The 18 bet types by name, in the words of `domain/betType.ts`, and one that nobody knows yet [BROWSE-09]. */
const names = {
  '1X2': msg`1X2`,
  WIN: msg`Winner`,
  AH: msg`Asian handicap`,
  OU: msg`Over/under`,
  OR: msg`Outright winner`,
  YN: msg`Yes/no`,
  OE: msg`Odd/even`,
  WINMAP: msg`Map winner`,
  SP1X2: msg`Special 1X2`,
  SPWINMAP: msg`Special map winner`,
  SPAH: msg`Special handicap`,
  SPOU: msg`Special over/under`,
  SPOR: msg`Special outright`,
  SPHA: msg`Special home/away`,
  SPYN: msg`Special yes/no`,
  SPOE: msg`Special odd/even`,
  SPXX: msg`Special`,
  SPXXAH: msg`Special choice with handicap`,
  unknown: msg`Market`,
} satisfies Record<BetType | 'unknown', MessageDescriptor>

export function betTypeName(i18n: I18n, betType: BetType | 'unknown'): string {
  return i18n._(names[betType])
}

/** What a market is called: the server's words where they say more than its bet type does, else the bet type's name. */
export function marketName(i18n: I18n, { name, betType }: Pick<Market, 'name' | 'betType'>): string {
  const given = name.trim()
  return given === '' || given === betTypeInfo(betType).name ? betTypeName(i18n, betType) : given
}
