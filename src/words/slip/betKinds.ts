import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { BetKind } from '#domain/bets/bet.ts'

const names = {
  single: msg({ message: 'Single', context: 'bet type: one selection' }),
  combo: msg({ message: 'Combo', context: 'bet type: several selections in one bet' }),
  mix: msg({ message: 'System', context: 'bet type: all combinations of some size' }),
  bigCombo: msg({ message: 'Big combo', context: 'bet type' }),
  betBuilder: msg`In-match combo`,
  luckyCombo: msg({ message: 'Lucky combo', context: 'random combo made from filters' }),
  unknown: msg`Other bet`,
} satisfies Record<BetKind | 'unknown', MessageDescriptor>

/** What kind of bet a ticket is. */
export function betKindName(i18n: I18n, kind: BetKind | 'unknown'): string {
  return i18n._(names[kind])
}
