import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { MoneyEntry } from '#domain/bets/bet.ts'

const names = {
  bet: msg({ message: 'Bet', context: 'transaction: a stake was taken' }),
  payout: msg({ message: 'Payout', context: 'transaction: returns of a settled bet were paid' }),
  refund: msg({ message: 'Refund', context: 'transaction: stake paid back' }),
  deposit: msg({ message: 'Deposit', context: 'transaction: money was paid in' }),
  withdrawal: msg({ message: 'Withdrawal', context: 'transaction: money was paid out to the member' }),
  unknown: msg({ message: 'Other', context: 'transaction of another kind' }),
} satisfies Record<MoneyEntry['kind'], MessageDescriptor>

/** What moved the member's money [HIST-02]. */
export function entryKindName(i18n: I18n, kind: MoneyEntry['kind']): string {
  return i18n._(names[kind])
}
