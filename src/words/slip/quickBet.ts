import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { QuickBetStop } from '#machines/betSlip/types.ts'

const stops = {
  left: msg`Quick bet not sent: you left the page`,
  offline: msg`Quick bet not sent: the connection was lost`,
  stale: msg`Quick bet not sent: its odds were out of date`,
  locked: msg`Quick bet not sent: betting on it was suspended`,
  changed: msg`Quick bet not sent: its odds or line changed`,
  stake: msg`Quick bet not sent: its stake cannot be bet on this`,
  unavailable: msg`Quick bet not sent: no bets are taken on it now`,
  barred: msg`Quick bet not sent: you can't bet right now`,
  late: msg`Quick bet not sent: its odds and limits were not known in time`,
  edited: msg`Quick bet not sent: your bet slip was changed`,
} satisfies Record<QuickBetStop, MessageDescriptor>

/** Why a quick bet was not sent [SLIP-26]. */
export function quickBetStopText(i18n: I18n, stop: QuickBetStop): string {
  return i18n._(stops[stop])
}
