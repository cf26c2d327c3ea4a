import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import { RowPlace } from '#src/features/eventRow/RowPlace.tsx'
import { useRowLook } from '#src/features/eventRow/useRowLook.ts'
import { cssHeight, type Height } from '#src/ui/list/windowedList/height.ts'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import type { Device } from '#src/ui/theme/device.ts'
import { phone, radius } from '#src/ui/theme/scale.ts'

import { headGap, headHeightOf, phoneHeadGap } from './headHeight.ts'

const head = css({
  height: '100%',
  borderTop: `${headGap}px solid var(--surface-1)`,
  borderRadius: `${radius.m}px ${radius.m}px 0 0`,
  background: 'var(--surface-2)',
  borderBottom: '1px solid var(--border)',
  [phone]: { borderRadius: 0, borderTopWidth: phoneHeadGap },
})

/** A competition's head and its rows, before there is anything to write into them. */
export function ListSkeleton({ device }: { device: Device }) {
  const { heights, compact } = useRowLook(device)
  return (
    <div role="status" css={compact}>
      <VisuallyHidden>
        <Trans>Loading the events</Trans>
      </VisuallyHidden>
      <div style={{ height: cssHeight(headHeightOf(device)) }}>
        <HeadPlace />
      </div>
      {Array.from({ length: 8 }, (_, at) => (
        <RowSkeleton key={at} height={heights[2]} />
      ))}
    </div>
  )
}

/** The place of a head. */
export function HeadPlace() {
  return <div css={head} aria-hidden="true" />
}

/** One row of them. */
export function RowSkeleton({ height }: { height: Height }) {
  return (
    <div style={{ height: cssHeight(height) }} aria-hidden="true">
      <RowPlace />
    </div>
  )
}
