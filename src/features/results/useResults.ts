import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'

import { resultPagesQuery, type ResultsFilter } from '#src/api/results.ts'
import { useClient } from '#src/client/context.tsx'

import type { Days } from './resultDays.ts'
import { type ResultsPlace, resultsSearchOf } from './resultsSearch.ts'

/** What is asked of the server; ids in one order, so that what is the same is asked for once. */
export function resultsFilterOf(
  { isOutright, gameIds, competitionIds }: Pick<ResultsPlace, 'isOutright' | 'gameIds' | 'competitionIds'>,
  { first, last, isToday }: Days,
): ResultsFilter {
  return {
    first,
    last,
    isToday,
    isOutright,
    gameIds: gameIds.toSorted(),
    competitionIds: competitionIds.toSorted(),
  }
}

/** More than these are found by a filter and not by scrolling. */
export const mostPages = 50

/** The results of a place, with as many pages as its address says; `onMore` puts the next one into the address. */
export function useResults(place: ResultsPlace, days: Days) {
  const navigate = useNavigate()
  const list = useInfiniteQuery(resultPagesQuery(useClient(), resultsFilterOf(place, days)))
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  const loaded = data?.pages.length ?? 0
  const isShort = loaded > 0 && loaded < place.pages && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (isShort) void fetchNextPage({ cancelRefetch: false })
  }, [isShort, fetchNextPage])
  const pages = loaded + 1
  const onMore = useCallback(() => {
    // Where the address says so already, the last try has failed.
    if (pages <= place.pages) void fetchNextPage({ cancelRefetch: false })
    else
      void navigate({
        to: '/game-results',
        search: resultsSearchOf({ ...place, pages }),
        replace: true,
        resetScroll: false,
      })
  }, [navigate, fetchNextPage, place, pages])
  return { ...list, onMore, isFull: loaded >= mostPages && hasNextPage }
}
