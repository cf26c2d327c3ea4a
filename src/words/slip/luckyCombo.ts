import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { LuckyBetType, LuckyEvents, LuckySelection } from '#domain/bets/luckyCombo.ts'

const events = {
  all: msg`All events`,
  today: msg({ message: 'Today', context: 'events that start today' }),
  inplay: msg({ message: 'In-play', context: 'match in progress' }),
  early: msg({ message: 'Early', context: 'events that start after today' }),
} satisfies Record<LuckyEvents, MessageDescriptor>

const betTypes = {
  all: msg({ message: 'All markets', context: 'all markets' }),
  winner: msg({ message: 'Winner', context: 'market: who wins the match' }),
  handicap: msg({ message: 'Handicap', context: 'market' }),
  over_under: msg({ message: 'Over/under', context: 'market: above or below a line' }),
  odd_even: msg({ message: 'Odd/even', context: 'market: whether a total is odd or even' }),
} satisfies Record<LuckyBetType, MessageDescriptor>

const selections = {
  all: msg({ message: 'All selections', context: 'every selection of a market' }),
  favourite: msg({ message: 'Favourite', context: 'selection with the shortest odds' }),
  underdog: msg({ message: 'Underdog', context: 'side with the longest odds' }),
  home: msg({ message: 'Home', context: 'home side' }),
  away: msg({ message: 'Away', context: 'away side' }),
  over: msg({ message: 'Over', context: 'kind of selection: more than the line, without a figure' }),
  under: msg({ message: 'Under', context: 'kind of selection: less than the line, without a figure' }),
  odd: msg({ message: 'Odd', context: 'not even' }),
  even: msg({ message: 'Even', context: 'not odd' }),
} satisfies Record<LuckySelection, MessageDescriptor>

/** Of which events a lucky combo is made. */
export function luckyEventsName(i18n: I18n, value: LuckyEvents): string {
  return i18n._(events[value])
}

/** Of which kinds of questions. */
export function luckyBetTypeName(i18n: I18n, value: LuckyBetType): string {
  return i18n._(betTypes[value])
}

/** Of which selections. */
export function luckySelectionName(i18n: I18n, value: LuckySelection): string {
  return i18n._(selections[value])
}
