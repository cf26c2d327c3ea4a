import { marketColumns, type MarketColumn } from '#src/words/marketColumns.ts'

/** The lists of events, in their order [BROWSE-01]. */
export const listTabs = ['today', 'inplay', 'early', 'combo', 'outright'] as const

export type ListTab = (typeof listTabs)[number]

/** What stands beside the lists: the home page, and boards of what is put forward, followed and won [BROWSE-11]. */
export const boardTabs = ['home', 'hotBetting', 'masterRankings'] as const

export type BoardTab = (typeof boardTabs)[number]

export type EventsTabName = ListTab | BoardTab

export function isBoard(tab: EventsTabName): tab is BoardTab {
  return boardTabs.some((board) => board === tab)
}

/** What is shown where the events are. */
export interface EventsPlace {
  readonly tab: EventsTabName
  /** Null for all games. */
  readonly gameId: string | null
  /** The day that was chosen, yyyy-MM-dd in the member's time zone; null for the first there is [BROWSE-02]. */
  readonly date: string | null
  /** The market that a phone's list shows; the winner unless it says another. */
  readonly market?: MarketColumn | undefined
}

/** Which list is shown. */
export interface ListPlace extends EventsPlace {
  readonly tab: ListTab
}

/**
 * The same as the address has it, where it survives a reload and can be shared [ROUTE-11]. Defaults are left out; an id
 * of digits stands there as a number, which the address shows without quotation marks.
 */
export interface EventsSearch {
  readonly tab?: EventsTabName
  readonly gameId?: string | number
  readonly date?: string
  readonly market?: MarketColumn
}

const longestGameId = 32

function isTab(value: unknown): value is EventsTabName {
  return [...listTabs, ...boardTabs].some((tab) => tab === value)
}

/** Whether a tab's events are shown day by day [BROWSE-02]. */
export function hasDays(tab: EventsTabName): boolean {
  return tab === 'early' || tab === 'combo'
}

function dayOf(value: unknown): string | null {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : null
}

function gameIdOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return String(value)
  if (typeof value !== 'string' || value === '' || value.length > longestGameId) return null
  return value
}

/** The address of a list or of a board. A day is left out where the tab has none. */
export function searchOf({ tab, gameId, date, market }: EventsPlace): EventsSearch {
  const number = Number(gameId)
  const isNumber = gameId !== null && Number.isSafeInteger(number) && number >= 0 && String(number) === gameId
  return {
    ...(tab !== 'today' && { tab }),
    ...(gameId !== null && { gameId: isNumber ? number : gameId }),
    ...(date !== null && hasDays(tab) && { date }),
    ...(market !== undefined && market !== 'winner' && { market }),
  }
}

/** The place of an address; what is not sound in it is as if it were not there. */
export function placeOf({
  tab,
  gameId,
  date,
  market,
}: Readonly<Record<string, unknown>> | EventsSearch): EventsPlace {
  return {
    tab: isTab(tab) ? tab : 'today',
    gameId: gameIdOf(gameId),
    date: dayOf(date),
    market: marketColumns.find((column) => column === market),
  }
}

/** The list that a place is, or belongs to: beside a board, today's. */
export function listOf({ tab, ...place }: EventsPlace): ListPlace {
  return { ...place, tab: isBoard(tab) ? 'today' : tab }
}

/** Reads and tidies the address: for the routes. */
export function readEventsSearch(search: Readonly<Record<string, unknown>>): EventsSearch {
  return searchOf(placeOf(search))
}
