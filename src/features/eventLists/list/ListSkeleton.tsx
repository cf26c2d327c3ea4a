import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import { useRowHeights } from '#src/features/eventRow/useRowHeights.ts'
import { cssHeight } from '#src/ui/list/windowedList/height.ts'
import { rowPlace } from '#src/ui/list/windowedList/rowPlace.ts'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import type { Device } from '#src/ui/theme/device.ts'
import { phone, radius } from '#src/ui/theme/scale.ts'

import { headGap, headHeightOf, phoneHeadGap } from './headHeight.ts'

const head = css({
  borderTop: `${headGap}px solid var(--surface-1)`,
  borderRadius: `${radius.m}px ${radius.m}px 0 0`,
  background: 'var(--surface-2)',
  borderBottom: '1px solid var(--border)',
  [phone]: { borderRadius: 0, borderTopWidth: phoneHeadGap },
})

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
  return <div css={rowPlace} style={{ height: cssHeight(useRowHeights(device)[2]) }} aria-hidden="true" />
}
