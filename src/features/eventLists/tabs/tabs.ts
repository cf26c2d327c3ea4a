import { unsaid } from '#machines/session/settings.ts'
import { useSettings } from '#src/client/context.tsx'
import { areFavouritesOn } from '#src/client/member/favouriteMarks.ts'
import { areTopWinningsOn, isHotBettingOn } from '#src/client/session/boards.ts'

import type { EventsTabName } from '../eventsSearch.ts'

/** A tab over the events: a list, or what is next to the lists; the boards share one. */
export type ShownTab = Exclude<EventsTabName, BoardOfTab> | 'boards'

/** The boards that share a tab [BROWSE-01]. */
export const boardsOfTab = ['hotBetting', 'masterRankings', 'topWinnings'] as const

export type BoardOfTab = (typeof boardsOfTab)[number]

export function isBoardOfTab(tab: EventsTabName): tab is BoardOfTab {
  return boardsOfTab.some((board) => board === tab)
}

/** The tab that shows a place. */
export function shownTab(tab: EventsTabName): ShownTab {
  return isBoardOfTab(tab) ? 'boards' : tab
}

/** The tabs a partner has, in their order, and the boards of the last of them. */
export function useShownTabs(): {
  readonly tabs: readonly ShownTab[]
  readonly boards: readonly BoardOfTab[]
} {
  const settings = useSettings()
  const { tabs } = (settings ?? unsaid).opening
  const own = areFavouritesOn(settings) ? (['favourite'] as const) : []
  const off: readonly BoardOfTab[] = [
    ...(isHotBettingOn(settings) ? [] : (['hotBetting'] as const)),
    ...(areTopWinningsOn(settings) ? [] : (['topWinnings'] as const)),
  ]
  return {
    tabs: ['home', ...tabs, ...own, 'boards'],
    boards: boardsOfTab.filter((board) => !off.includes(board)),
  }
}
