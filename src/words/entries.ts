import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { MoneyEntry } from '#domain/bets/bet.ts'

const names = {
  bet: msg`Bet`,
  payout: msg`Payout`,
  refund: msg`Refund`,
  deposit: msg`Deposit`,
  withdrawal: msg`Withdrawal`,
  unknown: msg`Other`,
} satisfies Record<MoneyEntry['kind'], MessageDescriptor>

/** What moved the member's money [HIST-02]. */
export function entryKindName(i18n: I18n, kind: MoneyEntry['kind']): string {
  return i18n._(names[kind])
}
