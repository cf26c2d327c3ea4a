import { css } from '@emotion/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'

import { eventPagesQuery, isSameList } from '#src/api/events.ts'
import { useClient } from '#src/client/context.tsx'
import {
  type EventsPlace,
  hasDays,
  isBoard as isBoardTab,
  listOf,
} from '#src/features/eventLists/eventsSearch.ts'
import { EventsTabs } from '#src/features/eventLists/EventsTabs.tsx'
import { DayTabs, ListOrder, ListTools } from '#src/features/eventLists/lazyLists.tsx'
import { rowsOf } from '#src/features/eventLists/listItems.ts'
import { useDays } from '#src/features/eventLists/useDays.ts'
import { useHeldList } from '#src/features/eventLists/useHeldList.ts'
import { priceRoom } from '#src/features/odds/priceRoom.ts'
import { shellTop } from '#src/shell/layout.ts'
import { useDevice } from '#src/ui/device.ts'
import { layer } from '#src/ui/theme/scale.ts'

import { EventsHeading, ListArrival } from './EventsHeading.tsx'
import { boards } from './lazyBoards.ts'
import { ListHead } from './ListHead.tsx'
import { ListPanel } from './ListPanel.tsx'
import { useListLook } from './useListLook.ts'

const styles = {
  head: css({
    position: 'sticky',
    top: shellTop,
    zIndex: layer.sticky,
    background: 'var(--surface-1)',
  }),
}

/** The tabs of the events, and what the open one shows: a list, day by day or whole, or a board [BROWSE-01 BROWSE-02 BROWSE-05 BROWSE-14]. */
export function EventsScreen({ place }: { place: EventsPlace }) {
  const client = useClient()
  const isPhone = useDevice() === 'phone'
  const panelId = useId()
  const Board = isBoardTab(place.tab) ? boards[place.tab] : null
  const isBoard = Board !== null
  const chosen = listOf(place)
  const days = useDays(chosen)
  const shown = { ...chosen, date: days.active ?? null }
  const list = useInfiniteQuery({
    ...eventPagesQuery(client, shown),
    enabled: !isBoard && days.active !== undefined,
    // What was found before stays in sight until what is looked for now has come.
    placeholderData: (last, before) =>
      last?.pages[0]?.events.length && before && isSameList(before.queryKey, shown) ? last : undefined,
  })
  const isOfBefore = list.isPlaceholderData
  const pages = list.data?.pages
  const [first] = pages ?? []
  const look = useListLook(isBoard ? undefined : pages, place.market)
  const hasRows = first === undefined ? !list.isError : first.events.length > 0
  const root = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const listName = JSON.stringify([
    shown.tab,
    shown.gameId,
    shown.date,
    shown.find,
    shown.competitions,
    shown.odds,
  ])
  const held = useHeldList(root, {
    name: listName,
    pages: isOfBefore ? undefined : pages,
    isMoving: shown.tab !== 'outright',
    odds: shown.odds,
  })
  const dayTabs = !isBoard && hasDays(place.tab) && (
    <DayTabs key={place.tab} place={chosen} days={days} panelId={panelId} />
  )
  const tools = !isBoard && <ListTools place={chosen} />
  const order = (
    <ListOrder
      place={chosen}
      root={root}
      head={head}
      headTop={shellTop}
      waiting={held.waiting}
      onShowWaiting={held.showWaiting}
    />
  )
  return (
    <div ref={root} css={priceRoom} {...look.attributes}>
      <EventsHeading place={place} />
      {first !== undefined && !isOfBefore && !isBoard && <ListArrival key={listName} count={first.count} />}
      <div ref={head} css={styles.head}>
        <EventsTabs place={place} panelId={panelId} />
        {!isPhone && dayTabs}
        {!isPhone && tools}
        {hasRows && !isBoard && place.tab !== 'outright' && (
          <ListHead place={place} look={look}>
            {order}
          </ListHead>
        )}
      </div>
      {isPhone && tools}
      {isPhone && dayTabs}
      {Board !== null ? (
        <Board id={panelId} />
      ) : (
        <ListPanel
          id={panelId}
          place={shown}
          name={listName}
          columns={look.columns}
          rows={isOfBefore ? pages && rowsOf(pages) : held.pages}
          list={list}
        />
      )}
    </div>
  )
}
