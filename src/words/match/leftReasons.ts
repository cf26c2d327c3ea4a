import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why an event that is still shown is not in its list any more: it is played now, is over, takes no bets, is no favourite any more, or nobody said why. */
export type LeftReason = 'live' | 'ended' | 'closed' | 'unmarked' | 'gone'

const names: Readonly<Record<LeftReason, MessageDescriptor>> = {
  live: msg({ message: 'Live now', comment: 'A match has begun and left the list of those to come' }),
  ended: msg({ message: 'Ended', comment: 'A match is over and has left the list' }),
  unmarked: msg({
    message: 'Removed',
    comment: 'A match is no longer one of the favourites that the list shows',
  }),
  gone: msg({ message: 'No longer here', comment: 'A match has left the list, for a reason nobody said' }),
  closed: msg({ message: 'Closed', comment: 'A match takes no bets any more and has left the list' }),
}

/** That, in the member's language. */
export function leftReasonName(i18n: I18n, reason: LeftReason): string {
  return i18n._(names[reason])
}
