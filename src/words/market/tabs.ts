import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const eventsTabs = {
  home: msg({ message: 'Home', context: 'start page' }),
  today: msg({ message: 'Today', context: 'events that start today' }),
  inplay: msg({ message: 'In-play', context: 'match in progress' }),
  early: msg({ message: 'Early', context: 'events that start after today' }),
  combo: msg({ message: 'Combo', context: 'events tab: events that can be combined' }),
  outright: msg({ message: 'Outright', context: 'events tab: bets on who wins a whole competition' }),
  favourite: msg`Favourites`,
  hotBetting: msg({ message: 'Hot betting', context: 'hot markets and big combos together' }),
  boards: msg({ message: 'Boards', context: 'tab: hot betting and rankings' }),
  masterRankings: msg({ message: 'Master rankings', context: 'board of members by profit' }),
  topWinnings: msg({ message: 'Top winning members', context: 'board of the bets that won most' }),
}

/** What a list of events or a board is called; the compiler refuses a tab that has no name here [BROWSE-01]. */
export function eventsTabName(i18n: I18n, tab: keyof typeof eventsTabs): string {
  return i18n._(eventsTabs[tab])
}

const betsTabs = {
  slip: msg({ message: 'Bet slip', context: 'where selections wait for their stakes' }),
  history: msg({ message: 'Bet history', context: "the member's bets and transactions" }),
}

/** What a side of the slip's panel is called [SLIP-22]. */
export function betsTabName(i18n: I18n, tab: keyof typeof betsTabs): string {
  return i18n._(betsTabs[tab])
}

/** What a tab of an event is called: the match, a map by its number, any other as the server names it [BROWSE-08]. */
export function marketTabName(i18n: I18n, tabName: string): string {
  if (tabName === 'MATCH')
    return i18n._(msg({ message: 'Match', context: 'tab: markets of the whole match' }))
  const mapNum = /^MAP (\d+)$/.exec(tabName)?.[1]
  return mapNum === undefined
    ? tabName
    : i18n._(msg({ message: `Map ${mapNum}`, context: 'map of a series by its number' }))
}

/** The same in a letter and a number, for a price that stands in a narrow column: "M2"; empty for any other. */
export function marketTabMark(i18n: I18n, tabName: string): string {
  const mapNum = /^MAP (\d+)$/.exec(tabName)?.[1]
  if (mapNum === undefined) return ''
  return i18n._(msg({ message: `M${mapNum}`, comment: 'A map of a match by its number, as short as may be' }))
}
