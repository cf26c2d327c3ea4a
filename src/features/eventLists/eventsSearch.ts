import { tiecoTypes, type TiecoType } from '#machines/session/settings.ts'
import { searchTextOf } from '#src/ui/controls/searchText.ts'
import { marketColumns, type MarketColumn } from '#src/words/market/marketColumns.ts'

/** How much of the greatest winnings a ticket of the top winning members may have at least, in percent [MEMBER-06]. */
export const winningShares = [20, 40, 60, 80] as const

export type WinningShare = (typeof winningShares)[number]

/** A list of events [BROWSE-01]. */
export type ListTab = TiecoType

/**
 * What is next to the lists: the home page, the member's favourites [BROWSE-03], and boards of what is put forward,
 * followed and won [BROWSE-11].
 */
export const boardTabs = ['home', 'favourite', 'hotBetting', 'masterRankings', 'topWinnings'] as const

export type BoardTab = (typeof boardTabs)[number]

export type EventsTabName = ListTab | BoardTab

/** The orders of a list. */
export const listSorts = ['competition', 'time'] as const

export type ListSort = (typeof listSorts)[number]

/** Within which time an event of today's list starts: so many hours, or before the member's day ends. */
export const startTimes = ['1h', '3h', 'today'] as const

export type StartTime = (typeof startTimes)[number]

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
  /** What is looked for in the names of teams and competitions. */
  readonly find?: string | undefined
  /** The competitions that are shown, by id; all unless it says some. */
  readonly competitions?: readonly string[] | undefined
  /** Between which euro odds a match has a selection: `1.40..3.00`, one of them may be missing; all unless it says some. */
  readonly odds?: string | undefined
  /** Within which time an event of today's list starts; at any unless it says one. */
  readonly starts?: StartTime | undefined
  /** The bounds of the odds of a lucky combo, in the same form, `..` for none; the usual ones unless it says others [SLIP-14]. */
  readonly lucky?: string | undefined
  /** In which order; by competition unless it says another. */
  readonly sort?: ListSort | undefined
  /** The competitions that are folded away under their heads, by id. */
  readonly folded?: readonly string[] | undefined
  /** Over how long winners are ranked; a week unless it says longer. */
  readonly range?: 'past_3_months' | undefined
  /** At least which share of the greatest winnings a ticket has, in percent; all unless it says one [MEMBER-06]. */
  readonly share?: WinningShare | undefined
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
  readonly find?: string | number
  readonly competitions?: string | number
  readonly odds?: string
  readonly starts?: StartTime
  readonly lucky?: string
  readonly sort?: ListSort
  readonly folded?: string | number
  readonly range?: 'past_3_months'
  readonly share?: WinningShare
}

const longestId = 32
/** More than anybody chooses by hand. */
const mostIds = 50
/** As many competitions as a long list has. */
const mostFolded = 300

function isTab(value: unknown): value is EventsTabName {
  return [...tiecoTypes, ...boardTabs].some((tab) => tab === value)
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
  if (typeof value !== 'string' || value === '' || value.length > longestId) return null
  return value
}

/** Letters and digits as the address has them: what is a number there stands without quotation marks. */
function written(text: string): string | number {
  const number = Number(text)
  return Number.isSafeInteger(number) && number >= 0 && String(number) === text ? number : text
}

/** Ids with commas between them; those that are not sound are left out, and what is said twice. */
function idsOf(value: unknown, most: number = mostIds): readonly string[] | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const ids = String(value)
    .split(',')
    .filter((id) => id !== '' && id.length <= longestId)
  return ids.length === 0 ? undefined : [...new Set(ids)].slice(0, most)
}

/** Bounds that do not cross. */
function oddsOf(value: unknown): string | undefined {
  const [odds, from = 0, to = 1_000] = /^(\d{1,3}\.\d\d)?\.\.(\d{1,3}\.\d\d)?$/.exec(String(value)) ?? []
  return Number(from) <= Number(to) ? odds : undefined
}

/** The address of a list or of a board. A day is left out where the tab has none. */
export function searchOf(place: EventsPlace): EventsSearch {
  const {
    tab,
    gameId,
    date,
    market,
    find,
    competitions = [],
    odds,
    starts,
    lucky,
    sort,
    folded = [],
    range,
    share,
  } = place
  return {
    ...(tab !== 'today' && { tab }),
    ...(gameId !== null && { gameId: written(gameId) }),
    ...(date !== null && hasDays(tab) && { date }),
    ...(market !== undefined && market !== 'winner' && { market }),
    ...(find !== undefined && { find: written(find) }),
    ...(competitions.length > 0 && { competitions: written(competitions.join(',')) }),
    ...(odds !== undefined && odds !== '..' && { odds }),
    ...(starts !== undefined && tab === 'today' && { starts }),
    ...(lucky !== undefined && { lucky }),
    ...(sort !== undefined && sort !== 'competition' && { sort }),
    ...(folded.length > 0 && { folded: written(folded.join(',')) }),
    ...(range !== undefined && (tab === 'masterRankings' || tab === 'topWinnings') && { range }),
    ...(share !== undefined && tab === 'topWinnings' && { share }),
  }
}

/** The place of an address; what is not sound in it is as if it were not there. */
export function placeOf(search: Readonly<Record<string, unknown>> | EventsSearch): EventsPlace {
  const { tab, gameId, date, market, find, competitions, odds, starts, lucky, sort, folded, range, share } =
    search
  return {
    tab: isTab(tab) ? tab : 'today',
    gameId: gameIdOf(gameId),
    date: dayOf(date),
    market: marketColumns.find((column) => column === market),
    find: searchTextOf(find),
    competitions: idsOf(competitions),
    odds: oddsOf(odds),
    starts: startTimes.find((known) => known === starts),
    lucky: oddsOf(lucky),
    sort: listSorts.find((known) => known === sort),
    folded: idsOf(folded, mostFolded),
    range: range === 'past_3_months' ? range : undefined,
    share: winningShares.find((known) => known === share),
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
