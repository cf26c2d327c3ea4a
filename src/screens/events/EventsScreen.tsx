import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useId, useMemo } from 'react'

import { eventPagesQuery } from '#src/api/events.ts'
import { useClient } from '#src/client/context.tsx'
import { usePreference } from '#src/client/usePreference.ts'
import { EventList } from '#src/features/eventLists/EventList.tsx'
import type { ListPlace } from '#src/features/eventLists/eventsSearch.ts'
import { EventsTabs } from '#src/features/eventLists/EventsTabs.tsx'
import { GameChips } from '#src/features/eventLists/GameChips.tsx'
import { listItemsOf } from '#src/features/eventLists/listItems.ts'
import { ListSkeleton } from '#src/features/eventLists/ListSkeleton.tsx'
import { ListEmpty, ListFailed, ListNotCurrent } from '#src/features/eventLists/ListStates.tsx'
import { EventColumns } from '#src/features/eventRow/EventColumns.tsx'
import { priceRoom } from '#src/features/odds/priceRoom.ts'
import { shellTop } from '#src/shell/layout.ts'
import { useDevice } from '#src/ui/device.ts'
import { layer } from '#src/ui/theme/scale.ts'
import { useReturnedPlace } from '#src/ui/windowedList/useReturnedPlace.ts'

import { EventsHeading, ListArrival } from './EventsHeading.tsx'

const styles = {
  head: css({
    position: 'sticky',
    top: shellTop,
    zIndex: layer.sticky,
    background: 'var(--surface-1)',
  }),
}

/** The events of a tab, by competition [BROWSE-01 BROWSE-02 BROWSE-05 BROWSE-14]. */
export function EventsScreen({ place }: { place: ListPlace }) {
  const { t } = useLingui()
  const client = useClient()
  const device = useDevice()
  const panelId = useId()
  const list = useInfiniteQuery(eventPagesQuery(client, place))
  const pages = list.data?.pages
  const items = useMemo(() => pages && listItemsOf(pages), [pages])
  const { fetchNextPage } = list
  const hasRows = items === undefined ? !list.isError : items.length > 0
  const listName = `${place.tab}/${place.gameId ?? ''}`
  const returnedRow = useReturnedPlace(listName)
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  return (
    <div css={priceRoom} data-odds-type={usePreference('oddsType')}>
      <EventsHeading place={place} />
      {pages?.[0] !== undefined && <ListArrival key={listName} count={pages[0].count} />}
      <div css={styles.head}>
        <EventsTabs place={place} panelId={panelId} />
        {hasRows && <EventColumns />}
      </div>
      {device === 'phone' && <GameChips />}
      <div id={panelId} role="tabpanel" aria-label={t`Events`} aria-busy={list.isPending}>
        {items === undefined && list.isError && (
          <ListFailed error={list.error} onRetry={() => void list.refetch()} />
        )}
        {items === undefined && !list.isError && <ListSkeleton device={device} />}
        {items?.length === 0 && <ListEmpty place={place} />}
        {items !== undefined && items.length > 0 && (
          <EventList
            // Another list begins at its top.
            key={listName}
            items={items}
            device={device}
            returnedRow={returnedRow}
            hasMore={list.hasNextPage}
            isLoadingMore={list.isFetchingNextPage}
            hasFailedMore={list.isFetchNextPageError}
            onMore={loadMore}
          />
        )}
        {items !== undefined && list.isRefetchError && <ListNotCurrent onRetry={() => void list.refetch()} />}
      </div>
    </div>
  )
}
