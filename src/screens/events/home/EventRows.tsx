import { css } from '@emotion/react'
import { useMemo } from 'react'

import type { Event } from '#domain/event.ts'
import { EventColumns } from '#src/features/eventRow/EventColumns.tsx'
import { EventRow } from '#src/features/eventRow/EventRow.tsx'
import { columnsHeight } from '#src/features/eventRow/rowHeight.ts'
import { useRowHeight } from '#src/features/eventRow/useRowHeight.ts'
import { useDevice } from '#src/ui/device.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { useTextSize } from '#src/ui/textSize.ts'
import { radius, space } from '#src/ui/theme/scale.ts'
import { cssHeight, heightInPx } from '#src/ui/windowedList/height.ts'

import { useListLook } from '../useListLook.ts'

const styles = {
  // To the edges of the page, as the lists are.
  rows: css({
    marginInline: -space[3],
    '> ul': { margin: 0, padding: 0, listStyle: 'none', borderTop: '1px solid var(--border)' },
  }),
  places: css({ display: 'grid', gap: 1, borderRadius: radius.m, overflow: 'hidden' }),
}

/** A few events with their prices, as rows of a list. */
export function EventRows({ label, events }: { label: string; events: readonly Event[] }) {
  const device = useDevice()
  const { shows, columns, attributes } = useListLook(useMemo(() => [{ events }], [events]))
  return (
    <div css={[styles.rows, css({ '--row-height': cssHeight(useRowHeight(device)) })]} {...attributes}>
      {device !== 'phone' && <EventColumns columns={columns} hasDraw={shows.hasDraw} />}
      <ul aria-label={label}>
        {events.map((event) => (
          <li key={event.eventId}>
            <EventRow event={event} columns={columns} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The places of so many rows. */
export function RowPlaces({ count }: { count: number }) {
  const device = useDevice()
  const height = heightInPx(useRowHeight(device), useTextSize())
  return (
    <div css={styles.places}>
      {device !== 'phone' && <div style={{ height: cssHeight(columnsHeight) }} />}
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} height={height} />
      ))}
    </div>
  )
}
