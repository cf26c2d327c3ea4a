import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo, useState } from 'react'

import { useAskAgain } from '#src/client/hooks/useAskAgain.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { ListEmpty } from '#src/features/eventLists/deferredLists.tsx'
import { EventList } from '#src/features/eventLists/EventList.tsx'
import type { ListPlace } from '#src/features/eventLists/eventsSearch.ts'
import { listItemsByTime, listItemsOf, type ListRow } from '#src/features/eventLists/list/listItems.ts'
import { ListSkeleton } from '#src/features/eventLists/list/ListSkeleton.tsx'
import { ListFailed, ListNotCurrent } from '#src/features/eventLists/list/ListStates.tsx'
import { StillLoading } from '#src/ui/feedback/StillLoading.tsx'
import { useReturnedPlace } from '#src/ui/list/windowedList/useReturnedPlace.ts'
import { useDevice } from '#src/ui/theme/device.ts'
import type { EventListPage } from '#src/wire/lists/events.ts'
import type { MarketColumn } from '#src/words/market/marketColumns.ts'

/** What was found before, while what is looked for now is on its way. */
const ofBefore = css({ opacity: 0.5 })

interface ListPanelProps {
  readonly id: string
  readonly place: ListPlace
  /** Another one begins at its top. */
  readonly name: string
  /** The one that a phone's list shows. */
  readonly market: MarketColumn
  /** The rows of each page; undefined until there is a reply. */
  readonly rows: readonly (readonly ListRow[])[] | undefined
  /** Whether further pages have none. */
  readonly isWhole?: boolean
  /** Shown where there are none; by default it leads to other lists. */
  readonly empty?: ReactNode
  readonly list: UseInfiniteQueryResult<InfiniteData<EventListPage>>
}

/** What a list shows: its events, that they are on their way, that there are none, or that they could not be loaded [BROWSE-14]. */
export function ListPanel({ id, place, name, market, rows, isWhole = false, empty, list }: ListPanelProps) {
  const { t } = useLingui()
  const format = useFormat()
  const device = useDevice()
  const askAgain = useAskAgain()
  const { sort, folded } = place
  const isOfBefore = list.isPlaceholderData
  const items = useMemo(() => {
    if (rows === undefined || sort !== 'time') return rows && listItemsOf(rows, folded)
    return listItemsByTime(rows, (start) =>
      start === null
        ? t({ message: 'In play now', context: 'heading: matches in progress' })
        : format.kickOff(start),
    )
  }, [rows, sort, folded, format, t])
  const [waitedFor, setWaitedFor] = useState<string | null>(null)
  if (items === undefined && waitedFor !== name) setWaitedFor(name)
  const { fetchNextPage } = list
  const returnedRow = useReturnedPlace(name)
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  const hasMore = list.hasNextPage && !isWhole
  const canLoadMore = hasMore && !list.isFetchingNextPage && !list.isFetchNextPageError
  return (
    <div
      id={id}
      role="tabpanel"
      aria-label={t({ message: 'Events', context: 'any event one can bet on, outrights included' })}
      aria-busy={list.isPending || isOfBefore}
    >
      {items === undefined && list.isError && (
        <ListFailed error={list.error} onRetry={() => void list.refetch()} />
      )}
      {items === undefined && !list.isError && (
        <StillLoading onRetry={askAgain}>
          <ListSkeleton device={device} />
        </StillLoading>
      )}
      {items?.length === 0 && (empty ?? <ListEmpty place={place} onMore={canLoadMore ? loadMore : null} />)}
      {isOfBefore && <StillLoading onRetry={askAgain}>{null}</StillLoading>}
      {items !== undefined && items.length > 0 && (
        <div css={isOfBefore && ofBefore}>
          <EventList
            key={`${place.tab}/${place.gameId ?? ''}/${place.date ?? ''}`}
            items={items}
            device={device}
            returnedRow={returnedRow}
            isWaitedFor={waitedFor === name}
            tab={place.tab}
            market={market}
            hasMore={hasMore && !isOfBefore}
            isLoadingMore={list.isFetchingNextPage}
            hasFailedMore={list.isFetchNextPageError}
            onMore={loadMore}
          />
        </div>
      )}
      {items !== undefined && list.isRefetchError && <ListNotCurrent onRetry={() => void list.refetch()} />}
    </div>
  )
}
