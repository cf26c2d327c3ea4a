import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { SelectionStatus } from '#domain/market/status.ts'

const statuses = {
  open: null,
  new: null,
  paused: msg({ message: 'Suspended', context: 'market state' }),
  closed: msg({ message: 'Closed', context: 'market state' }),
  resulting: msg({ message: 'Awaiting result', context: 'state of a market' }),
  settlement: msg({ message: 'Awaiting settlement', context: 'state of a market' }),
  settled: msg({ message: 'Settled', context: 'state of a market' }),
  unknown: msg({ message: 'Not available', context: 'market state' }),
} satisfies Record<SelectionStatus | 'unknown', MessageDescriptor | null>

/** What keeps a market from taking bets, in a word or two under its name; null where nothing does, or not yet [BROWSE-10]. */
export function marketStatusText(i18n: I18n, status: SelectionStatus | 'unknown'): string | null {
  const text = statuses[status]
  return text === null ? null : i18n._(text)
}
