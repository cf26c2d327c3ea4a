import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'

import type { Event } from '#domain/market/event.ts'
import { EventRow } from '#src/features/eventRow/EventRow.tsx'
import { type Columns, columnsOf, linesOf, waysOf } from '#src/features/eventRow/listColumns.ts'
import { RowPlace } from '#src/features/eventRow/RowPlace.tsx'
import { rowHeightVariables, useRowLook } from '#src/features/eventRow/useRowLook.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { heightInPx } from '#src/ui/list/windowedList/height.ts'
import { WindowedList } from '#src/ui/list/windowedList/WindowedList.tsx'
import { useTextSize } from '#src/ui/text/textSize.ts'
import type { Device } from '#src/ui/theme/device.ts'
import { space } from '#src/ui/theme/scale.ts'
import type { MarketColumn } from '#src/words/market/marketColumns.ts'

import { OutrightList } from './deferredLists.tsx'
import { type ListTab, placeOf, searchOf } from './eventsSearch.ts'
import { CompetitionHead, TimeHead } from './list/CompetitionHead.tsx'
import { headHeightOf } from './list/headHeight.ts'
import type { ListItem } from './list/listItems.ts'
import { HeadPlace, RowSkeleton } from './list/ListSkeleton.tsx'
import { createSamePlace } from './list/samePlace.ts'
import { useListPlace } from './listPlace.ts'

/** Below what stands over the list. */
const listTop = 'var(--list-top, var(--shell-top))'

// What the keyboard comes to is clear of that, and of the competition's head.
const clear = css({
  '& a, & button': { scrollMarginTop: `calc(${listTop} - var(--shell-top) + 2.5rem)` },
})

const more = css({ display: 'grid', justifyItems: 'center', padding: space[4] })

interface EventListProps {
  items: readonly ListItem[]
  device: Device
  /** The event whose page one comes back from. */
  returnedRow: string | null
  /** Its skeleton stood here until now. */
  isWaitedFor: boolean
  tab: ListTab
  /** The market that a phone's list shows. */
  market: MarketColumn
  hasMore: boolean
  isLoadingMore: boolean
  /** The next page could not be loaded: it is asked for again only by hand. */
  hasFailedMore: boolean
  onMore: () => void
}

/** The events of a list under their competitions, page after page [BROWSE-05]. Of the combos' list a press is for the combo; outrights are laid out by themselves. */
export function EventList({
  items,
  device,
  returnedRow,
  isWaitedFor,
  tab,
  market,
  hasMore,
  isLoadingMore,
  hasFailedMore,
  onMore,
}: EventListProps) {
  const textSize = useTextSize()
  const { heights, compact } = useRowLook(device)
  const isCompact = compact !== null
  const headHeight = heightInPx(headHeightOf(device), textSize)
  const place = useListPlace()
  const isWithCompetition = place.sort === 'time'
  const columns = useColumns(items, device, market)
  const heightOf = useCallback(
    (item: ListItem) =>
      item.kind === 'event'
        ? heightInPx(
            heights[linesOf(item.event, columns(item).columns, isWithCompetition, isCompact)],
            textSize,
          )
        : headHeight,
    [headHeight, heights, columns, isWithCompetition, isCompact, textSize],
  )
  const navigate = useNavigate()
  const fold = useCallback(
    (competitionId: string) => {
      void navigate({
        to: '/events',
        search: (search) => {
          const now = placeOf(search)
          const { folded = [] } = now
          const others = folded.filter((id) => id !== competitionId)
          const isFolded = others.length < folded.length
          return searchOf({ ...now, folded: isFolded ? others : [...folded, competitionId] })
        },
        replace: true,
        resetScroll: false,
      })
    },
    [navigate],
  )
  const renderItem = (item: ListItem) => {
    if (item.kind === 'competition')
      return (
        <CompetitionHead
          competition={item}
          count={item.section.count}
          columns={columns(item)}
          isCompact={isCompact}
          onFold={fold}
        />
      )
    if (item.kind === 'time')
      return <TimeHead name={item.name} isNow={item.isNow} columns={columns(item)} isCompact={isCompact} />
    return (
      <EventRow
        event={item.event}
        kind={tab === 'combo' ? tab : undefined}
        columns={columns(item).columns}
        left={item.left}
        isWithCompetition={isWithCompetition}
        ways={isCompact ? waysOf(columns(item)) : null}
      />
    )
  }
  const onNearEnd = hasMore && !isLoadingMore && !hasFailedMore ? onMore : null
  return (
    <div css={[clear, css(rowHeightVariables(heights)), compact]}>
      {tab === 'outright' ? (
        <OutrightList items={items} returnedRow={returnedRow} onNearEnd={onNearEnd} />
      ) : (
        <WindowedList
          items={items}
          heightOf={heightOf}
          renderItem={renderItem}
          renderPlace={renderPlace}
          createNeighbours={createSamePlace}
          returnedRow={returnedRow}
          onNearEnd={onNearEnd}
          isWaitedFor={isWaitedFor}
          headsStickAt={listTop}
        />
      )}
      {hasMore && hasFailedMore && !isLoadingMore && (
        <div css={more}>
          <Button onClick={onMore}>
            <Trans>Show more events</Trans>
          </Button>
        </div>
      )}
      {hasMore && (!hasFailedMore || isLoadingMore) && <RowSkeleton height={heights[2]} />}
    </div>
  )
}

/** What stands in the place of an item until it is made. */
function renderPlace({ kind }: ListItem) {
  return kind === 'event' ? <RowPlace /> : <HeadPlace />
}

/** The columns of an item, which are those of its section: its rows and its head share them. */
function useColumns(
  items: readonly ListItem[],
  device: Device,
  market: MarketColumn,
): (item: ListItem) => Columns {
  return useMemo(() => {
    const events = new Map<string, Event[]>()
    for (const item of items) {
      const { key } = item.section
      const known = events.get(key) ?? []
      if (item.kind === 'event') known.push(item.event)
      events.set(key, known)
    }
    const columns = new Map(
      [...events].map(([key, ofSection]) => [key, columnsOf(ofSection, device, market)]),
    )
    const none = columnsOf([], device, market)
    return (item) => columns.get(item.section.key) ?? none
  }, [items, device, market])
}
