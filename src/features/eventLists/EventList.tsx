import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

import { EventRow } from '#src/features/eventRow/EventRow.tsx'
import { useRowHeight } from '#src/features/eventRow/useRowHeight.ts'
import { Button } from '#src/ui/Button.tsx'
import type { Device } from '#src/ui/device.ts'
import { useTextSize } from '#src/ui/textSize.ts'
import { space } from '#src/ui/theme/scale.ts'
import { cssHeight, heightInPx } from '#src/ui/windowedList/height.ts'
import { WindowedList } from '#src/ui/windowedList/WindowedList.tsx'
import type { MarketColumn } from '#src/words/marketColumns.ts'

import { CompetitionHead, TimeHead } from './CompetitionHead.tsx'
import { type ListTab, placeOf, searchOf } from './eventsSearch.ts'
import { headHeightOf } from './headHeight.ts'
import { OutrightList } from './lazyLists.tsx'
import type { ListItem } from './listItems.ts'
import { useListPlace } from './listPlace.ts'
import { RowSkeleton } from './ListSkeleton.tsx'
import { createSamePlace } from './samePlace.ts'

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
  tab: ListTab
  columns: readonly MarketColumn[]
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
  tab,
  columns,
  hasMore,
  isLoadingMore,
  hasFailedMore,
  onMore,
}: EventListProps) {
  const textSize = useTextSize()
  const height = useRowHeight(device)
  const rowHeight = heightInPx(height, textSize)
  const headHeight = heightInPx(headHeightOf(device), textSize)
  const heightOf = useCallback(
    ({ kind }: ListItem) => (kind === 'event' ? rowHeight : headHeight),
    [headHeight, rowHeight],
  )
  const place = useListPlace()
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
      return <CompetitionHead competition={item} count={item.section.count} onFold={fold} />
    if (item.kind === 'time') return <TimeHead name={item.name} isNow={item.isNow} />
    return (
      <EventRow
        event={item.event}
        kind={tab === 'combo' ? tab : undefined}
        columns={columns}
        left={item.left}
        isWithCompetition={place.sort === 'time'}
      />
    )
  }
  const onNearEnd = hasMore && !isLoadingMore && !hasFailedMore ? onMore : null
  return (
    <div css={[clear, css({ '--row-height': cssHeight(height) })]}>
      {tab === 'outright' ? (
        <OutrightList items={items} returnedRow={returnedRow} onNearEnd={onNearEnd} />
      ) : (
        <WindowedList
          items={items}
          heightOf={heightOf}
          renderItem={renderItem}
          createNeighbours={createSamePlace}
          returnedRow={returnedRow}
          onNearEnd={onNearEnd}
          headsStickAt={listTop}
        />
      )}
      {hasMore && hasFailedMore && !isLoadingMore && (
        <div css={more}>
          <Button onClick={onMore}>
            <Trans>Load more events</Trans>
          </Button>
        </div>
      )}
      {hasMore && (!hasFailedMore || isLoadingMore) && <RowSkeleton device={device} />}
    </div>
  )
}
