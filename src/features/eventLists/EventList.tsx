import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { Fragment, useEffect, useMemo, useRef, useState } from 'react'

import { EventRow } from '#src/features/eventRow/EventRow.tsx'
import { eventRowHeight } from '#src/features/eventRow/rowHeight.ts'
import { useAfterPaint } from '#src/ui/afterPaint.tsx'
import { useToolbars } from '#src/ui/arrowKeys/toolbars.ts'
import { Button } from '#src/ui/Button.tsx'
import type { Device } from '#src/ui/device.ts'
import { useTextSize } from '#src/ui/textSize.ts'
import { space } from '#src/ui/theme/scale.ts'
import { useVisibleRange } from '#src/ui/windowedList/useVisibleRange.ts'
import { mountedItems, offsetsOf } from '#src/ui/windowedList/visibleRange.ts'

import { CompetitionHead, competitionHeadHeight } from './CompetitionHead.tsx'
import type { ListItem } from './listItems.ts'
import { RowSkeleton } from './ListSkeleton.tsx'
import { mountedGroups } from './mountedGroups.ts'
import { createSamePlace } from './samePlace.ts'
import { useFocusedRow } from './useFocusedRow.ts'
import { useKeptPlace } from './useKeptPlace.ts'

const styles = {
  list: css({
    position: 'relative',
    width: '100%',
    // Of a row that the keyboard comes to, all is seen.
    '& a, & button': { scrollMarginBlock: 72 },
  }),
  more: css({ display: 'grid', justifyItems: 'center', padding: space[4] }),
  item: css({ position: 'absolute', top: 0, left: 0, width: '100%' }),
  // A row before it is made: two names and prices, as grounds of one box.
  coming: css({
    borderBottom: '1px solid var(--border)',
    background: `linear-gradient(var(--surface-3) 0 0) ${space[3]}px 32% / 140px 12px no-repeat, linear-gradient(var(--surface-3) 0 0) ${space[3]}px 68% / 108px 12px no-repeat, linear-gradient(var(--surface-3) 0 0) right ${space[3]}px center / 50% 50% no-repeat, var(--surface-2)`,
  }),
}

/** The next page is asked for when as many items are left. */
const restBeforeMore = 15

interface EventListProps {
  items: readonly ListItem[]
  device: Device
  hasMore: boolean
  isLoadingMore: boolean
  /** The next page could not be loaded: it is asked for again only by hand. */
  hasFailedMore: boolean
  onMore: () => void
}

/** A long list of which only what is seen is mounted; the window scrolls it [BROWSE-05]. */
export function EventList({ items, device, hasMore, isLoadingMore, hasFailedMore, onMore }: EventListProps) {
  const list = useRef<HTMLDivElement>(null)
  const rem = useTextSize()
  const rowHeight = eventRowHeight(device, { rem })
  const headHeight = competitionHeadHeight * rem
  const shown = useMemo(() => {
    const sizes = items.map(({ kind }) => (kind === 'competition' ? headHeight : rowHeight))
    return { items, offsets: offsetsOf(sizes) }
  }, [items, rowHeight, headHeight])
  useKeptPlace(list, shown)
  const { offsets } = shown
  const range = useVisibleRange(list, offsets)
  const isMade = useAfterPaint()
  const [findSamePlace] = useState(createSamePlace)
  useToolbars(list, findSamePlace)
  const focused = useFocusedRow(list, items)
  const mounted = mountedItems(
    range,
    items.findIndex(({ key }) => key === focused),
    items.length,
  )
  const placed = (at: number) => ({ transform: `translateY(${offsets[at] ?? 0}px)` })
  const sizeOf = (at: number) => (offsets[at + 1] ?? 0) - (offsets[at] ?? 0)
  const wantsMore =
    isMade && hasMore && !isLoadingMore && !hasFailedMore && range.end >= items.length - restBeforeMore
  useEffect(() => {
    if (wantsMore) onMore()
  }, [wantsMore, onMore])
  return (
    <>
      <div ref={list} data-event-list="" css={styles.list} style={{ height: offsets.at(-1) ?? 0 }}>
        {!isMade &&
          mounted.map((at) => (
            <div
              key={at}
              css={[styles.item, styles.coming]}
              style={{ ...placed(at), height: sizeOf(at) }}
              aria-hidden="true"
            />
          ))}
        {mountedGroups(items, isMade ? mounted : []).map(({ competition, name, head, rows }) => (
          <Fragment key={competition}>
            {head !== null && (
              <div css={styles.item} style={placed(head.at)}>
                <CompetitionHead {...head.item} />
              </div>
            )}
            <div role="list" aria-label={name}>
              {rows.map(({ item, at }) => (
                <div
                  key={item.key}
                  role="listitem"
                  aria-posinset={item.position}
                  aria-setsize={item.count}
                  css={styles.item}
                  style={placed(at)}
                >
                  <EventRow event={item.event} />
                </div>
              ))}
            </div>
          </Fragment>
        ))}
      </div>
      {hasMore && hasFailedMore && !isLoadingMore && (
        <div css={styles.more}>
          <Button onClick={onMore}>
            <Trans>Load more events</Trans>
          </Button>
        </div>
      )}
      {hasMore && (!hasFailedMore || isLoadingMore) && <RowSkeleton device={device} />}
    </>
  )
}
