import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo } from 'react'

import { resultPageSizes, resultPagesQuery, type ResultsFilter } from '#src/api/results/results.ts'
import { useClient } from '#src/client/context.tsx'
import type { EventListPage } from '#src/wire/lists/events.ts'

import { foundIn } from './findResults.ts'
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

const noPages: readonly EventListPage[] = []

/**
 * The results of a place, with as many pages as its address says; `onMore` puts the next one into the address. The
 * contract's results know no search: where a team is looked for, the largest pages are read on until as many are found
 * as the pages of the address would hold, or there are no more.
 */
export function useResults(place: ResultsPlace, days: Days) {
  const navigate = useNavigate()
  const { find } = place
  const isFinding = find !== undefined
  const { standard, largest } = resultPageSizes
  const list = useInfiniteQuery(
    resultPagesQuery(useClient(), resultsFilterOf(place, days), isFinding ? largest : standard),
  )
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  const pages = data?.pages ?? noPages
  const found = useMemo(
    () => (find === undefined ? pages : pages.map((page) => foundIn(page, find))),
    [pages, find],
  )
  const count = isFinding ? found.reduce((sum, page) => sum + page.events.length, 0) : pages[0]?.count
  const loaded = pages.length
  const isFull = loaded >= mostPages && hasNextPage
  const lacks = isFinding ? (count ?? 0) < place.pages * standard : loaded < place.pages
  const isReadingOn = loaded > 0 && lacks && hasNextPage && !isFull && !isFetchNextPageError
  useEffect(() => {
    if (isReadingOn && !isFetching) void fetchNextPage({ cancelRefetch: false })
  }, [isReadingOn, isFetching, fetchNextPage])
  const next = (isFinding ? place.pages : loaded) + 1
  const onMore = useCallback(() => {
    // Where the address says so already, the last try has failed.
    if (isFetchNextPageError || next <= place.pages) void fetchNextPage({ cancelRefetch: false })
    else
      void navigate({
        to: '/game-results',
        search: resultsSearchOf({ ...place, pages: next }),
        replace: true,
        resetScroll: false,
      })
  }, [navigate, fetchNextPage, isFetchNextPageError, place, next])
  return { ...list, pages: data && found, count: data && count, isReadingOn, isFull, onMore }
}
