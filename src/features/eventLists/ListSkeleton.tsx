import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import { eventRowHeight } from '#src/features/eventRow/rowHeight.ts'
import type { Device } from '#src/ui/device.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { cssHeight } from '#src/ui/windowedList/height.ts'
import { rowPlace } from '#src/ui/windowedList/rowPlace.ts'

import { competitionHeadHeight } from './headHeight.ts'

const head = css({ height: cssHeight(competitionHeadHeight), background: 'var(--surface-3)' })

/** Rows of the size of what comes. */
export function ListSkeleton({ device }: { device: Device }) {
  return (
    <div role="status">
      <VisuallyHidden>
        <Trans>Loading the events</Trans>
      </VisuallyHidden>
      <div css={head} />
      {Array.from({ length: 8 }, (_, at) => (
        <RowSkeleton key={at} device={device} />
      ))}
    </div>
  )
}

/** One row of them. */
export function RowSkeleton({ device }: { device: Device }) {
  return <div css={rowPlace} style={{ height: cssHeight(eventRowHeight(device)) }} aria-hidden="true" />
}
