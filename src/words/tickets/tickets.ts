import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The lists of tickets [HIST-01]. */
export type TicketTabName = 'pending' | 'settled' | 'prebook'

/** The sides of the history: lists of tickets, and of the movements of money [HIST-02]. */
export type HistoryTabName = TicketTabName | 'transactions'

interface TabTexts {
  readonly name: MessageDescriptor
  /** Said while it is empty, and what to expect [BROWSE-14]. */
  readonly empty: MessageDescriptor
  readonly expect: MessageDescriptor
}

const tabs = {
  pending: {
    name: msg`Pending`,
    empty: msg`No pending bets`,
    expect: msg`Bets you place stand here until they are settled.`,
  },
  settled: {
    name: msg`Settled`,
    empty: msg`No settled bets`,
    expect: msg`Bets move here once their result is known and paid.`,
  },
  prebook: {
    name: msg`Prebook`,
    empty: msg`No prebooked bets`,
    expect: msg`Bets you book on suspended markets stand here, whatever becomes of them.`,
  },
} satisfies Record<TicketTabName, TabTexts>

export function historyTabName(i18n: I18n, tab: HistoryTabName): string {
  return i18n._(tab === 'transactions' ? msg`Transactions` : tabs[tab].name)
}

/** What an empty list of tickets says: that there are none, and what to expect. */
export function noTicketsText(i18n: I18n, tab: TicketTabName): readonly [title: string, detail: string] {
  return [i18n._(tabs[tab].empty), i18n._(tabs[tab].expect)]
}

const dateChoices = {
  all: msg`3 months`,
  today: msg`Today`,
  yesterday: msg`Yesterday`,
  week: msg`7 days`,
  month: msg`1 month`,
  custom: msg`Own range`,
}

/** Which days of the history are chosen. */
export function dateChoiceName(i18n: I18n, choice: keyof typeof dateChoices): string {
  return i18n._(dateChoices[choice])
}
