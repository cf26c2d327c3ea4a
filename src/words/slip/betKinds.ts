import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { BetKind } from '#domain/bets/bet.ts'

const names = {
  single: msg`Single`,
  combo: msg`Combo`,
  mix: msg`System`,
  bigCombo: msg`Big combo`,
  betBuilder: msg`In-match combo`,
  luckyCombo: msg`Lucky combo`,
  unknown: msg`Other bet`,
} satisfies Record<BetKind | 'unknown', MessageDescriptor>

/** What kind of bet a ticket is. */
export function betKindName(i18n: I18n, kind: BetKind | 'unknown'): string {
  return i18n._(names[kind])
}
