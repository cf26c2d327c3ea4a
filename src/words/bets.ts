import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { BetKind } from '#domain/bet.ts'

const kindNames = {
  single: msg`Single`,
  combo: msg`Combo`,
  mix: msg`System`,
  bigCombo: msg`Big combo`,
  betBuilder: msg`Bet builder`,
  luckyCombo: msg`Lucky combo`,
} satisfies Record<BetKind, MessageDescriptor>

/** A kind of bet by its name. */
export function betKindName(i18n: I18n, kind: BetKind): string {
  return i18n._(kindNames[kind])
}

const sizeNames: Readonly<Record<number, MessageDescriptor>> = {
  2: msg`Doubles`,
  3: msg`Trebles`,
  4: msg`Four-folds`,
  5: msg`Five-folds`,
}

/** The combinations of a size in a system, by their name, and how many there are: "Doubles × 3" [SLIP-11]. */
export function systemSizeName(i18n: I18n, size: number, combinations: number): string {
  const name = sizeNames[size]
  return `${name === undefined ? i18n._(msg`${size}-folds`) : i18n._(name)} × ${combinations}`
}
