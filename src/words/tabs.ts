import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const eventsTabs = {
  home: msg`Home`,
  today: msg`Today`,
  inplay: msg`In-play`,
  early: msg`Early`,
  combo: msg`Combo`,
  outright: msg`Outright`,
  favourite: msg`Favourites`,
  hotBetting: msg`Hot betting`,
  masterRankings: msg`Master rankings`,
}

/** What a list of events or a board is called; a tab that has no name here is none that the compiler takes [BROWSE-01]. */
export function eventsTabName(i18n: I18n, tab: keyof typeof eventsTabs): string {
  return i18n._(eventsTabs[tab])
}

const betsTabs = {
  slip: msg`Bet slip`,
  history: msg`Bet history`,
}

/** What a side of the slip's panel is called [SLIP-22]. */
export function betsTabName(i18n: I18n, tab: keyof typeof betsTabs): string {
  return i18n._(betsTabs[tab])
}

/** What a tab of an event is called: the match, a map by its number, any other as the server names it [BROWSE-08]. */
export function marketTabName(i18n: I18n, tabName: string): string {
  if (tabName === 'MATCH') return i18n._(msg`Match`)
  const mapNum = /^MAP (\d+)$/.exec(tabName)?.[1]
  return mapNum === undefined ? tabName : i18n._(msg`Map ${mapNum}`)
}

/** The same in a letter and a number, for a price that stands in a narrow column: "M2"; empty for any other. */
export function marketTabMark(i18n: I18n, tabName: string): string {
  const mapNum = /^MAP (\d+)$/.exec(tabName)?.[1]
  if (mapNum === undefined) return ''
  return i18n._(msg({ message: `M${mapNum}`, comment: 'A map of a match by its number, as short as may be' }))
}
