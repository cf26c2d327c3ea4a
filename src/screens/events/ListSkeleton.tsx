import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import { eventRowHeight } from '#src/features/eventRow/rowHeight.ts'
import type { Device } from '#src/features/shell/device.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

import { competitionHeadHeight } from './CompetitionHead.tsx'

const styles = {
  row: css({ padding: space[2], borderBottom: '1px solid var(--border)', background: 'var(--surface-2)' }),
  head: css({ height: competitionHeadHeight, padding: space[2], background: 'var(--surface-3)' }),
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

/** One row of them. */
export function RowSkeleton({ device }: { device: Device }) {
  const height = eventRowHeight(device)
  return (
    <div css={styles.row} style={{ height }}>
      <Skeleton height={height - 2 * space[2] - 1} />
    </div>
  )
}
