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
    name: msg({ message: 'Pending', context: 'tab of the bet history: bets not settled yet' }),
    empty: msg`No pending bets`,
    expect: msg`Bets you place appear here until they're settled.`,
  },
  settled: {
    name: msg({ message: 'Settled', context: 'tab of the bet history: bets that are settled' }),
    empty: msg`No settled bets`,
    expect: msg`Bets move here once they're settled.`,
  },
  prebook: {
    name: msg({ message: 'Prebook', context: 'tab of the bet history' }),
    empty: msg`No prebooked bets`,
    expect: msg`Your prebooked bets appear here, whether booked, placed or cancelled.`,
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
  all: msg({ message: '3 months', context: 'period back from today' }),
  today: msg({ message: 'Today', context: 'events that start today' }),
  yesterday: msg({ message: 'Yesterday', context: 'date filter: one day' }),
  week: msg({ message: '7 days', context: 'period back from today' }),
  month: msg({ message: '1 month', context: 'period back from today' }),
  custom: msg({ message: 'Custom', context: "date filter: the member's own dates" }),
}

/** Which days of the history are chosen. */
export function dateChoiceName(i18n: I18n, choice: keyof typeof dateChoices): string {
  return i18n._(dateChoices[choice])
}
