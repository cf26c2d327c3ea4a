import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import { eventRowHeight } from '#src/features/eventRow/rowHeight.ts'
import { cellHeight } from '#src/features/odds/cellHeight.ts'
import type { Device } from '#src/ui/device.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { cssHeight } from '#src/ui/windowedList/height.ts'

import { competitionHeadHeight } from './headHeight.ts'

const styles = {
  head: css({ height: cssHeight(competitionHeadHeight), background: 'var(--surface-3)' }),
  row: css({
    display: 'grid',
    gap: space[2],
    alignContent: 'space-between',
    padding: `${space[2]}px ${space[3]}px`,
    borderBottom: '1px solid var(--border)',
    background: 'var(--surface-2)',
    overflow: 'hidden',
  }),
  wide: css({ gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignContent: 'center' }),
  names: css({ display: 'grid', gap: space[3], alignContent: 'center' }),
  cells: css({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[1] }),
}

/** Rows of the size of what comes. */
export function ListSkeleton({ device }: { device: Device }) {
  return (
    <div role="status">
      <VisuallyHidden>
        <Trans>Loading the events</Trans>
      </VisuallyHidden>
      <div css={styles.head} />
      {Array.from({ length: 8 }, (_, at) => (
        <RowSkeleton key={at} device={device} />
      ))}
    </div>
  )
}

/** One row of them: names, and cells for prices. */
export function RowSkeleton({ device }: { device: Device }) {
  const isPhone = device === 'phone'
  const cells = isPhone ? 3 : 6
  const cell = device === 'desktop' ? cellHeight.mouse : cellHeight.touch
  return (
    <div css={[styles.row, !isPhone && styles.wide]} style={{ height: cssHeight(eventRowHeight(device)) }}>
      <div css={styles.names}>
        <Skeleton width={140} height={12} />
        <Skeleton width={108} height={12} />
      </div>
      <div css={styles.cells}>
        {Array.from({ length: cells }, (_, at) => (
          <Skeleton key={at} height={`${cell}rem`} />
        ))}
      </div>
    </div>
  )
}
