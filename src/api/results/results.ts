import { infiniteQueryOptions } from '@tanstack/react-query'

import { inSlices } from '#src/api/http/slices.ts'
import { gamesResource } from '#src/api/lists/resources.ts'
import { query, type QueryContext } from '#src/api/query.ts'
import { readEventListHead, readEvents, type EventListPage } from '#src/wire/lists/events.ts'
import { readGames } from '#src/wire/lists/games.ts'
import { readResultCompetitions } from '#src/wire/results/resultCompetitions.ts'

import { resultsResource, todaysResultsResource } from './resources.ts'

/** Which of what is over. */
export interface ResultsFilter {
  /** The first and the last day, yyyy-MM-dd in the member's time zone; the same for one. */
  readonly first: string
  readonly last: string
  /** Whether it is today alone: what ends now is of it. */
  readonly isToday: boolean
  readonly isOutright: boolean
  /** None for all. */
  readonly gameIds: readonly string[]
  readonly competitionIds: readonly string[]
}

/** The documents' standard page, and the largest, for a list that is read on until something is found. */
export const resultPageSizes = { standard: 20, largest: 100 } as const

interface ResultsContext extends QueryContext {
  /** Gives the page a turn. */
  readonly nextTurn: () => Promise<void>
}

const resourceOf = ({ isToday }: Pick<ResultsFilter, 'isToday'>) =>
  isToday ? todaysResultsResource : resultsResource

type WithoutCompetitions = Omit<ResultsFilter, 'competitionIds'>

function wireQuery({ first, last, isOutright, gameIds }: WithoutCompetitions) {
  return {
    date: first === last ? first : `${first}/${last}`,
    ...(isOutright && { outright: true }),
    ...(gameIds.length > 0 && { game_id: [...gameIds] }),
  }
}

/** What is over of some days, newest first, page after page [BROWSE-13]. */
export function resultPagesQuery(
  { api: { caller }, nextTurn }: ResultsContext,
  filter: ResultsFilter,
  pageSize: number = resultPageSizes.standard,
) {
  return infiniteQueryOptions({
    queryKey: [...resourceOf(filter).key, 'pages', filter, pageSize] as const,
    queryFn: async ({ pageParam, signal }): Promise<EventListPage> => {
      const query = {
        ...wireQuery(filter),
        page: pageParam,
        page_size: pageSize,
        ...(filter.competitionIds.length > 0 && { competition_id: [...filter.competitionIds] }),
      }
      const { count, next, results } = await caller.get(
        (abort) => caller.http.GET('/results/', { params: { query }, signal: abort }),
        readEventListHead,
        signal,
      )
      const read = (event: unknown) => readEvents([event], caller.onLeftOut)
      const events = await inSlices(results, read, { signal, nextTurn })
      return { count, next, events: events.flat() }
    },
    initialPageParam: 1,
    getNextPageParam: (page) => page.next,
    staleTime: 30_000,
  })
}

/** The games that have results. */
export function resultGamesQuery(context: QueryContext) {
  return query(context, {
    resource: gamesResource,
    key: ['withResults'],
    call: (http, signal) => http.GET('/games', { params: { query: { settlement_status: true } }, signal }),
    read: readGames,
    staleTime: 300_000,
  })
}

/** The competitions that have results of some days and games, those with most first. */
export function resultCompetitionsQuery(
  context: QueryContext,
  { first, last, isToday, isOutright, gameIds }: WithoutCompetitions,
) {
  const filter = { first, last, isToday, isOutright, gameIds }
  return query(context, {
    resource: resourceOf(filter),
    key: ['competitions', filter],
    call: (http, signal) =>
      http.GET('/results/competitions/', { params: { query: wireQuery(filter) }, signal }),
    read: readResultCompetitions,
    staleTime: 60_000,
  })
}
