import { css } from '@emotion/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'

import { eventPagesQuery, isSameList } from '#src/api/lists/events.ts'
import { useClient } from '#src/client/context.tsx'
import { BoardSwitch, DayTabs, FavouriteCount } from '#src/features/eventLists/deferredLists.tsx'
import {
  type EventsPlace,
  hasDays,
  isBoard as isBoardTab,
  listOf,
} from '#src/features/eventLists/eventsSearch.ts'
import { EventsTabs } from '#src/features/eventLists/EventsTabs.tsx'
import { useFrozenList } from '#src/features/eventLists/frozen/useFrozenList.ts'
import { rowsOf } from '#src/features/eventLists/list/listItems.ts'
import { chosenHeight, stripHeight, stripPlace } from '#src/features/eventLists/stripHeight.ts'
import { isBoardOfTab } from '#src/features/eventLists/tabs/tabs.ts'
import { useDays } from '#src/features/eventLists/tabs/useDays.ts'
import { GameChips, ListOrder, ListTools, ViewMenu } from '#src/features/eventLists/tools/deferredTools.tsx'
import { priceRoom } from '#src/features/odds/priceRoom.ts'
import { useIsSlipThere } from '#src/features/selection/slipActor.ts'
import { shellTop } from '#src/shell/layout.ts'
import { useDevice } from '#src/ui/theme/device.ts'
import { layer, phone, space } from '#src/ui/theme/scale.ts'

import { boards } from './deferredBoards.ts'
import { EventsHeading, ListArrival } from './EventsHeading.tsx'
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
  // The tabs give way to what is next to them.
  strip: css(stripPlace, {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    borderBottom: '1px solid var(--border)',
    '> [role=tablist]': { flex: '1 1 0', minWidth: 0, height: stripHeight, borderBottom: 0 },
    [phone]: { paddingInlineStart: space[3] },
  }),
  // What is chosen hangs below the strip.
  narrowed: css({ paddingBottom: chosenHeight }),
}

/** The tabs of the events, and what the open one shows: a list, day by day or whole, or a board [BROWSE-01 BROWSE-02 BROWSE-05 BROWSE-14]. */
export function EventsScreen({ place }: { place: EventsPlace }) {
  const client = useClient()
  const isPhone = useDevice() === 'phone'
  // Of favourites the count comes with the slip's code, after the first list.
  const isSlipThere = useIsSlipThere()
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
    shown.starts,
  ])
  const held = useFrozenList(root, {
    name: listName,
    pages: isOfBefore ? undefined : pages,
    isMoving: shown.tab !== 'outright',
    odds: shown.odds,
    starts: shown.starts,
  })
  const dayTabs = !isBoard && hasDays(place.tab) && (
    <DayTabs key={place.tab} place={chosen} days={days} panelId={panelId} />
  )
  const tools = !isBoard && <ListTools place={chosen} />
  const isListed = hasRows && !isBoard && place.tab !== 'outright'
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
      <div
        ref={head}
        css={[styles.head, !isBoard && (place.competitions ?? []).length > 0 && styles.narrowed]}
      >
        <div css={styles.strip}>
          {isPhone ? (
            <ViewMenu place={place} favourites={isSlipThere && <FavouriteCount />} />
          ) : (
            <EventsTabs place={place} panelId={panelId} />
          )}
          {isPhone ? <GameChips /> : tools}
          {!isPhone && isListed && order}
        </div>
        {isPhone && !isBoard && (
          <ListHead place={place} look={look} hasRows={isListed}>
            {tools}
            {isListed && order}
          </ListHead>
        )}
        {isBoardOfTab(place.tab) && <BoardSwitch place={place} board={place.tab} panelId={panelId} />}
      </div>
      {dayTabs}
      {Board !== null ? (
        <Board id={panelId} />
      ) : (
        <ListPanel
          id={panelId}
          place={shown}
          name={listName}
          market={look.market}
          rows={isOfBefore ? pages && rowsOf(pages) : held.pages}
          isWhole={held.isWhole}
          list={list}
        />
      )}
    </div>
  )
}
