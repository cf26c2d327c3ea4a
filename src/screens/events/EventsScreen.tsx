import { css } from '@emotion/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useMemo, useRef } from 'react'

import { eventPagesQuery } from '#src/api/events.ts'
import { useClient } from '#src/client/context.tsx'
import { usePreference } from '#src/client/usePreference.ts'
import {
  type EventsPlace,
  hasDays,
  isBoard as isBoardTab,
  listOf,
} from '#src/features/eventLists/eventsSearch.ts'
import { EventsTabs } from '#src/features/eventLists/EventsTabs.tsx'
import { DayTabs, ListOrder, ListTools, MarketSwitch } from '#src/features/eventLists/lazyLists.tsx'
import { useDays } from '#src/features/eventLists/useDays.ts'
import { useHeldList } from '#src/features/eventLists/useHeldList.ts'
import { EventColumns } from '#src/features/eventRow/EventColumns.tsx'
import { columnChoices, columnsOf, onShow } from '#src/features/eventRow/listColumns.ts'
import { priceRoom } from '#src/features/odds/priceRoom.ts'
import { shellTop } from '#src/shell/layout.ts'
import { useDevice } from '#src/ui/device.ts'
import { layer } from '#src/ui/theme/scale.ts'

import { EventsHeading, ListArrival } from './EventsHeading.tsx'
import { boards } from './lazyBoards.ts'
import { ListPanel } from './ListPanel.tsx'

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
  const device = useDevice()
  const isPhone = device === 'phone'
  const panelId = useId()
  const Board = isBoardTab(place.tab) ? boards[place.tab] : null
  const isBoard = Board !== null
  const chosen = listOf(place)
  const days = useDays(chosen)
  const shown = { ...chosen, date: days.active ?? null }
  const list = useInfiniteQuery({
    ...eventPagesQuery(client, shown),
    enabled: !isBoard && days.active !== undefined,
  })
  const pages = list.data?.pages
  const [first] = pages ?? []
  const shows = useMemo(() => onShow(pages?.flatMap(({ events }) => events) ?? []), [pages])
  const columns = columnsOf(shows, device, place.market ?? 'winner')
  const [market = 'winner'] = columns
  const hasRows = first === undefined ? !list.isError : first.events.length > 0
  const root = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const listName = JSON.stringify([shown.tab, shown.gameId, shown.date, shown.find, shown.competitions])
  const held = useHeldList(root, { tab: shown.tab, name: listName, pages })
  const dayTabs = !isBoard && hasDays(place.tab) && (
    <DayTabs key={place.tab} place={chosen} days={days} panelId={panelId} />
  )
  const tools = !isBoard && <ListTools place={chosen} />
  const order = (
    <ListOrder
      place={chosen}
      root={root}
      head={head}
      waiting={held.waiting}
      onShowWaiting={held.showWaiting}
    />
  )
  return (
    <div
      ref={root}
      css={priceRoom}
      data-odds-type={usePreference('oddsType')}
      data-draw={shows.hasDraw}
      data-own={columns.includes('own')}
      data-market={market}
    >
      <EventsHeading place={place} />
      {first !== undefined && !isBoard && <ListArrival key={listName} count={first.count} />}
      <div ref={head} css={styles.head}>
        <EventsTabs place={place} panelId={panelId} />
        {!isPhone && dayTabs}
        {!isPhone && tools}
        {hasRows &&
          !isBoard &&
          place.tab !== 'outright' &&
          (isPhone ? (
            <>
              <MarketSwitch place={place} choices={columnChoices(shows)} chosen={market} />
              {order}
            </>
          ) : (
            <EventColumns columns={columns} hasDraw={shows.hasDraw}>
              {order}
            </EventColumns>
          ))}
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
          columns={columns}
          rows={held.pages}
          list={list}
        />
      )}
    </div>
  )
}
