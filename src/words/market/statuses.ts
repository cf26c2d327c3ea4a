import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { SelectionStatus } from '#domain/status.ts'

const statuses = {
  open: null,
  new: null,
  paused: msg`Suspended`,
  closed: msg`Closed`,
  resulting: msg`Awaiting result`,
  settlement: msg`Awaiting settlement`,
  settled: msg`Settled`,
  unknown: msg`Not available`,
} satisfies Record<SelectionStatus | 'unknown', MessageDescriptor | null>

/** What keeps a market from taking bets, in a word or two under its name; null where nothing does, or not yet [BROWSE-10]. */
export function marketStatusText(i18n: I18n, status: SelectionStatus | 'unknown'): string | null {
  const text = statuses[status]
  return text === null ? null : i18n._(text)
}
