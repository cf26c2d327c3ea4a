import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import { useRowHeight } from '#src/features/eventRow/useRowHeight.ts'
import type { Device } from '#src/ui/device.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { cssHeight } from '#src/ui/windowedList/height.ts'
import { rowPlace } from '#src/ui/windowedList/rowPlace.ts'

import { headHeightOf } from './headHeight.ts'

const head = css({ background: 'var(--surface-3)' })

/** Rows of the size of what comes. */
export function ListSkeleton({ device }: { device: Device }) {
  return (
    <div role="status">
      <VisuallyHidden>
        <Trans>Loading the events</Trans>
      </VisuallyHidden>
      <div css={head} style={{ height: cssHeight(headHeightOf(device)) }} />
      {Array.from({ length: 8 }, (_, at) => (
        <RowSkeleton key={at} device={device} />
      ))}
    </div>
  )
}

/** One row of them. */
export function RowSkeleton({ device }: { device: Device }) {
  return <div css={rowPlace} style={{ height: cssHeight(useRowHeight(device)) }} aria-hidden="true" />
}
