import { useCallback, useMemo } from 'react'

import type { Event } from '#domain/market/event.ts'
import type { Market } from '#domain/market/selection.ts'
import { findInSightWithin } from '#src/ui/list/arrowKeys/findInSight.ts'
import { heightInPx } from '#src/ui/list/windowedList/height.ts'
import { rowPlace } from '#src/ui/list/windowedList/rowPlace.ts'
import type { WindowedItem } from '#src/ui/list/windowedList/sections.ts'
import { WindowedList } from '#src/ui/list/windowedList/WindowedList.tsx'
import { useTextSize } from '#src/ui/text/textSize.ts'
import { useDevice, useMedia } from '#src/ui/theme/device.ts'

import type { ListItem } from '../list/listItems.ts'
import { OutrightCard } from './OutrightCard.tsx'
import { outrightHeight, type OutrightLayout, wideQuery } from './outrightLayout.ts'

interface OutrightItem extends WindowedItem {
  readonly event: Event
  readonly market: Market
}

function outrightsOf(items: readonly ListItem[]): OutrightItem[] {
  return items.flatMap((item) => {
    if (item.kind !== 'event') return []
    const { event } = item
    const section = { key: event.eventId, name: event.home, count: event.markets.length }
    return event.markets.map((market, at) => ({
      key: market.marketId,
      section,
      position: at + 1,
      event,
      market,
    }))
  })
}

const createInSight = () => findInSightWithin((stop) => stop.closest('[data-windowed-list]'))

interface OutrightListProps {
  /** Outright events, wherever they stand in their lists. */
  readonly items: readonly ListItem[]
  readonly returnedRow: string | null
  /** The end is near; null where there is nothing to ask for now. */
  readonly onNearEnd: (() => void) | null
}

/** Who wins it all: each question with everybody who may, at their prices [BROWSE-01]. */
export function OutrightList({ items, returnedRow, onNearEnd }: OutrightListProps) {
  const outrights = useMemo(() => outrightsOf(items), [items])
  const textSize = useTextSize()
  const isPhone = useDevice() === 'phone'
  const isWide = useMedia(wideQuery)
  const layout: OutrightLayout = isPhone ? 'phone' : isWide ? 'wide' : 'narrow'
  const heightOf = useCallback(
    ({ market }: OutrightItem) => heightInPx(outrightHeight(layout, market.selections.length), textSize),
    [layout, textSize],
  )
  return (
    <WindowedList
      items={outrights}
      heightOf={heightOf}
      renderItem={({ event, market }) => <OutrightCard event={event} market={market} layout={layout} />}
      renderPlace={() => <div css={rowPlace} />}
      createNeighbours={createInSight}
      returnedRow={returnedRow}
      onNearEnd={onNearEnd}
    />
  )
}
