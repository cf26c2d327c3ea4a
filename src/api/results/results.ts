import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { readEventListHead, readEvents, type EventListPage } from '#src/wire/events.ts'
import { readGames } from '#src/wire/games.ts'
import { readResultCompetitions } from '#src/wire/resultCompetitions.ts'

import type { CallContext } from './context.ts'
import { gamesResource } from './games.ts'
import type { Caller } from './http/caller.ts'
import { inSlices } from './http/slices.ts'
import { resultsResource, todaysResultsResource } from './resultResources.ts'

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

/** The documents' standard page. */
const pageSize = 20

interface ResultsContext extends CallContext<{ readonly caller: Caller }> {
  /** Gives the page a turn. */
  readonly nextTurn: () => Promise<void>
}

const keyOf = ({ isToday }: Pick<ResultsFilter, 'isToday'>) =>
  (isToday ? todaysResultsResource : resultsResource).key

type WithoutCompetitions = Omit<ResultsFilter, 'competitionIds'>

function wireQuery({ first, last, isOutright, gameIds }: WithoutCompetitions) {
  return {
    date: first === last ? first : `${first}/${last}`,
    ...(isOutright && { outright: true }),
    ...(gameIds.length > 0 && { game_id: [...gameIds] }),
  }
}

/** What is over of some days, newest first, page after page [BROWSE-13]. */
export function resultPagesQuery({ api: { caller }, nextTurn }: ResultsContext, filter: ResultsFilter) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(filter), 'pages', filter] as const,
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
export function resultGamesQuery({ api: { caller } }: CallContext<{ readonly caller: Caller }>) {
  return queryOptions({
    queryKey: [...gamesResource.key, 'withResults'] as const,
    queryFn: ({ signal }) =>
      caller.get(
        (abort) =>
          caller.http.GET('/games', { params: { query: { settlement_status: true } }, signal: abort }),
        (data) => readGames(data, caller.onLeftOut),
        signal,
      ),
    staleTime: 300_000,
  })
}

/** The competitions that have results of some days and games, those with most first. */
export function resultCompetitionsQuery(
  { api: { caller } }: CallContext<{ readonly caller: Caller }>,
  { first, last, isToday, isOutright, gameIds }: WithoutCompetitions,
) {
  const filter = { first, last, isToday, isOutright, gameIds }
  return queryOptions({
    queryKey: [...keyOf(filter), 'competitions', filter] as const,
    queryFn: ({ signal }) =>
      caller.get(
        (abort) =>
          caller.http.GET('/results/competitions/', { params: { query: wireQuery(filter) }, signal: abort }),
        (data) => readResultCompetitions(data, caller.onLeftOut),
        signal,
      ),
    staleTime: 60_000,
  })
}
