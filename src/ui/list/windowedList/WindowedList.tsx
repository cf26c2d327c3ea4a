import { css } from '@emotion/react'
import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'

import { type FindNeighbour, useToolbars } from '#src/ui/list/arrowKeys/toolbars.ts'
import { layer } from '#src/ui/theme/scale.ts'
import { useAfterPaint } from '#src/ui/timing/afterPaint.tsx'

import { mountedSections, type SectionSpan, sectionSpans, type WindowedItem } from './sections.ts'
import { useFocusedRow } from './useFocusedRow.ts'
import { useKeptPlace } from './useKeptPlace.ts'
import { useVisibleRange } from './useVisibleRange.ts'
import { mountedItems, offsetsOf } from './visibleRange.ts'

const styles = {
  list: css({
    position: 'relative',
    width: '100%',
    // Of a row that the keyboard comes to, all is seen.
    // Below tabs, days, tools and heads, which stay where they are.
    '& a, & button': { scrollMarginBlock: '160px 72px' },
  }),
  item: css({ position: 'absolute', top: 0, left: 0, width: '100%' }),
  // As high as the section, so that its head stays while any row of it is seen; only the head itself can be pressed.
  section: css({
    position: 'absolute',
    left: 0,
    width: '100%',
    zIndex: layer.stickyInPart,
    pointerEvents: 'none',
    '> *': { position: 'sticky', pointerEvents: 'auto' },
  }),
}

/** Items that are left below what is mounted when more are asked for. */
const restBeforeMore = 15

interface WindowedListProps<Item extends WindowedItem> {
  readonly items: readonly Item[]
  /** How high an item is, px, whatever it shows; the same function while no height changes. */
  readonly heightOf: (item: Item) => number
  readonly renderItem: (item: Item) => ReactNode
  /** What stands in the place of an item until it is made, as high as the item. */
  readonly renderPlace: (item: Item) => ReactNode
  /** Makes what finds the place above and below for the arrow keys; called once. */
  readonly createNeighbours: () => FindNeighbour
  /** The key of the row one comes back to: mounted at once, and marked for the focus. */
  readonly returnedRow: string | null
  /** The end is near; null where there is nothing to ask for now. */
  readonly onNearEnd: (() => void) | null
  /** It was waited for, and a picture of rows stood in its place: its rows are made at once. */
  readonly isWaitedFor?: boolean
  /** Where the heads of sections stay while their rows pass below, a length of CSS from the window's top; null where they go with them. */
  readonly headsStickAt?: string | null
}

/**
 * A long list of which only what is seen is mounted; the window scrolls it [BROWSE-05]. What is read stays in its place
 * when items come and go, and the row with the focus stays mounted wherever the list is scrolled to. A list that a press
 * opens has its height at once and its rows after the next paint, but for the row one comes back to, which takes the focus.
 */
export function WindowedList<Item extends WindowedItem>({
  items,
  heightOf,
  renderItem,
  renderPlace,
  createNeighbours,
  returnedRow,
  onNearEnd,
  isWaitedFor = false,
  headsStickAt = null,
}: WindowedListProps<Item>) {
  const list = useRef<HTMLDivElement>(null)
  const shown = useMemo(() => ({ items, offsets: offsetsOf(items.map(heightOf)) }), [items, heightOf])
  useKeptPlace(list, shown)
  const { offsets } = shown
  const range = useVisibleRange(list, offsets)
  const [findNeighbour] = useState(createNeighbours)
  useToolbars(list, findNeighbour)
  const focused = useFocusedRow(list, items) ?? returnedRow
  const mounted = mountedItems(
    range,
    items.findIndex(({ key }) => key === focused),
    items.length,
  )
  const isMade = useAfterPaint(isWaitedFor)
  const isMadeNow = (at: number): boolean => isMade || items[at]?.key === returnedRow
  const made = mounted.filter(isMadeNow)
  const coming = mounted.filter((at) => !isMadeNow(at))
  const isNearEnd = isMade && range.end >= items.length - restBeforeMore
  useEffect(() => {
    if (isNearEnd) onNearEnd?.()
  }, [isNearEnd, onNearEnd])
  const spans = useMemo(
    () => (headsStickAt === null ? null : sectionSpans(items, offsets)),
    [headsStickAt, items, offsets],
  )
  const placed = (at: number) => ({ transform: `translateY(${offsets[at] ?? 0}px)` })
  return (
    <div ref={list} data-windowed-list="" css={styles.list} style={{ height: offsets.at(-1) ?? 0 }}>
      {coming.map((at) => (
        <div
          key={at}
          css={styles.item}
          style={{ ...placed(at), height: (offsets[at + 1] ?? 0) - (offsets[at] ?? 0) }}
          aria-hidden="true"
        >
          {items[at] && renderPlace(items[at])}
        </div>
      ))}
      {mountedSections(items, made).map(({ section, heads, rows }) => (
        <Fragment key={section.key}>
          {spans === null || headsStickAt === null ? (
            heads.map(({ item, at }) => (
              <div key={item.key} css={styles.item} style={placed(at)}>
                {renderItem(item)}
              </div>
            ))
          ) : (
            <SectionHead span={spans.get(section.key)} stickAt={headsStickAt} renderItem={renderItem} />
          )}
          <div role="list" aria-label={section.name}>
            {rows.map(({ item, at }) => (
              <div
                key={item.key}
                role="listitem"
                aria-posinset={item.position ?? undefined}
                aria-setsize={section.count}
                data-row={item.key}
                data-returned={item.key === returnedRow ? '' : undefined}
                css={styles.item}
                style={placed(at)}
              >
                {renderItem(item)}
              </div>
            ))}
          </div>
        </Fragment>
      ))}
    </div>
  )
}

interface SectionHeadProps<Item> {
  readonly span: SectionSpan<Item> | undefined
  readonly stickAt: string
  readonly renderItem: (item: Item) => ReactNode
}

/** A section's head, which stays in sight while a row of the section is. */
function SectionHead<Item extends WindowedItem>({ span, stickAt, renderItem }: SectionHeadProps<Item>) {
  if (span === undefined) return null
  const { top, height, heads } = span
  return (
    <div data-section="" css={styles.section} style={{ top, height }}>
      {heads.map(({ item }) => (
        <div key={item.key} style={{ top: stickAt }}>
          {renderItem(item)}
        </div>
      ))}
    </div>
  )
}
