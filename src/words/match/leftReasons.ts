import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why an event that is still shown is not in its list any more: it is played now, is over, takes no bets, is no favourite any more, or nobody said why. */
export type LeftReason = 'live' | 'ended' | 'closed' | 'unmarked' | 'gone'

const names: Readonly<Record<LeftReason, MessageDescriptor>> = {
  live: msg({ message: 'Live now', context: 'this match has started and left the list' }),
  ended: msg({ message: 'Ended', context: 'this match is over and has left the list' }),
  unmarked: msg({ message: 'Removed', context: 'this match is no longer a favourite' }),
  gone: msg({ message: 'No longer here', comment: 'A match has left the list, for a reason nobody said' }),
  closed: msg({ message: 'Closed', context: 'this match takes no more bets' }),
}

/** That, in the member's language. */
export function leftReasonName(i18n: I18n, reason: LeftReason): string {
  return i18n._(names[reason])
}
