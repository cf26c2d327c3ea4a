import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { NotificationKind, NotificationType } from '#domain/session/notification.ts'
import type { IconName } from '#src/ui/icon/Icon.tsx'

/** How a notification looks: in a word, by its sign, in its colour. */
interface ShownType {
  readonly word: MessageDescriptor
  readonly icon: IconName
  /** A variable of the theme. */
  readonly colour: '--text-2' | '--win' | '--danger'
}

const types = {
  info: {
    word: msg({ message: 'Info', context: 'type of a notification' }),
    icon: 'info',
    colour: '--text-2',
  },
  success: {
    word: msg({ message: 'Good news', context: 'type of a notification' }),
    icon: 'check',
    colour: '--win',
  },
  danger: {
    word: msg({ message: 'Important', context: 'type of a notification' }),
    icon: 'warning',
    colour: '--danger',
  },
  unknown: {
    word: msg({ message: 'Notification', context: 'type of a notification' }),
    icon: 'bell',
    colour: '--text-2',
  },
} satisfies Record<NotificationType | 'unknown', ShownType>

const kinds = {
  betSettled: msg({ message: 'Bet settled', context: 'kind of a notification' }),
  betRefunded: msg({ message: 'Stake returned', context: 'kind of a notification' }),
  betRefused: msg({ message: 'Bet not placed', context: 'kind of a notification' }),
  prebook: msg({ message: 'Prebooked bet', context: 'kind of a notification' }),
  money: msg({ message: 'Deposit or withdrawal', context: 'kind of a notification' }),
  maintenance: msg({ message: 'Maintenance', context: 'kind of a notification' }),
} satisfies Record<NotificationKind, MessageDescriptor>

/** Of a setting: all that is told of a kind. */
const switches = {
  betSettled: msg({ message: 'Bets settled', context: 'what the member is told of' }),
  betRefunded: msg({ message: 'Stakes returned', context: 'what the member is told of' }),
  betRefused: msg({ message: 'Bets not placed', context: 'what the member is told of' }),
  prebook: msg({ message: 'Prebooked bets', context: 'what the member is told of' }),
  money: msg({ message: 'Deposits and withdrawals', context: 'what the member is told of' }),
  maintenance: msg({ message: 'Maintenance', context: 'what the member is told of' }),
} satisfies Record<NotificationKind, MessageDescriptor>

/** What a notification is about, or else how it is meant, in a word; its sign and its colour are those of its type [MEMBER-01]. */
export function notificationLook(
  i18n: I18n,
  {
    type,
    kind,
  }: { readonly type: NotificationType | 'unknown'; readonly kind: NotificationKind | 'unknown' | null },
): { readonly word: string; readonly icon: IconName; readonly colour: string } {
  const { word, icon, colour } = types[type]
  return { word: i18n._(kind === null || kind === 'unknown' ? word : kinds[kind]), icon, colour }
}

/** The name of a setting. */
export function notificationSwitchName(i18n: I18n, kind: NotificationKind): string {
  return i18n._(switches[kind])
}
