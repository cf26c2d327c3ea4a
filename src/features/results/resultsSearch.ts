import { searchTextOf } from '#src/ui/controls/searchText.ts'

/** The days whose results can be chosen [BROWSE-13]: custom is one of the member's own, range a stretch of them. */
export const dateChoices = [
  'today',
  'yesterday',
  'day_before',
  'week',
  'month',
  'year',
  'custom',
  'range',
] as const

export type ResultDates = (typeof dateChoices)[number]

/** What is shown of the results. */
export interface ResultsPlace {
  readonly dates: ResultDates
  /** The member's own day, or the first of their days, yyyy-MM-dd in their time zone; null until it is chosen. */
  readonly from: string | null
  readonly to: string | null
  readonly isOutright: boolean
  /** None for all. */
  readonly gameIds: readonly string[]
  readonly competitionIds: readonly string[]
  /** What is looked for in the names of teams and competitions. */
  readonly find?: string | undefined
  /** How many pages are shown. */
  readonly pages: number
}

/** The same as the address has it, which alone brings it back [ROUTE-11]. What is usual is left out. */
export interface ResultsSearch {
  readonly dates?: ResultDates
  readonly from?: string
  readonly to?: string
  readonly outright?: true
  readonly games?: readonly string[]
  readonly competitions?: readonly string[]
  readonly find?: string | number
  readonly pages?: number
}

/** An address made by hand asks for no more. */
const most = { ids: 40, idLength: 64, pages: 50 } as const

function idsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  const ids = value.filter((id) => typeof id === 'string' && id !== '' && id.length <= most.idLength)
  return [...new Set<string>(ids)].slice(0, most.ids)
}

function dayOf(value: unknown): string | null {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && Date.parse(value) > 0 ? value : null
}

/** Whether the days of a choice are the member's own. */
export function hasOwnDays(dates: ResultDates): boolean {
  return dates === 'custom' || dates === 'range'
}

/** The address of a place. */
export function resultsSearchOf(place: ResultsPlace): ResultsSearch {
  const { dates, from, to, isOutright, gameIds, competitionIds, find, pages } = place
  return {
    ...(dates !== 'today' && { dates }),
    ...(from !== null && hasOwnDays(dates) && { from }),
    ...(to !== null && dates === 'range' && { to }),
    ...(isOutright && { outright: true }),
    ...(gameIds.length > 0 && { games: gameIds }),
    ...(competitionIds.length > 0 && { competitions: competitionIds }),
    ...(find !== undefined && { find }),
    ...(pages > 1 && { pages }),
  }
}

/** The place of an address; what is not sound in it is as if it were not there. */
export function resultsPlaceOf(search: Readonly<Record<string, unknown>> | ResultsSearch): ResultsPlace {
  const { dates, from, to, outright, games, competitions, find, pages } = search
  const count = typeof pages === 'number' && Number.isSafeInteger(pages) ? pages : 1
  return {
    dates: dateChoices.find((choice) => choice === dates) ?? 'today',
    from: dayOf(from),
    to: dayOf(to),
    isOutright: outright === true,
    gameIds: idsOf(games),
    competitionIds: idsOf(competitions),
    find: searchTextOf(find),
    pages: Math.min(most.pages, Math.max(1, count)),
  }
}

/** Reads and tidies the address: for the routes. */
export function readResultsSearch(search: Readonly<Record<string, unknown>>): ResultsSearch {
  return resultsSearchOf(resultsPlaceOf(search))
}
