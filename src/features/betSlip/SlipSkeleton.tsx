import { css } from '@emotion/react'

import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { low, space } from '#src/ui/theme/scale.ts'

import { kindsStyle } from './kind/kindsStyle.ts'

const body = css({ padding: space[3], [low]: { padding: space[2] } })

/** The empty slip with its texts left out: what comes in its place stands where this stood. */
export function SlipSkeleton() {
  return (
    <div aria-hidden="true">
      <div css={kindsStyle.kinds}>
        <div css={kindsStyle.tabs}>
          <span css={kindsStyle.part} data-chosen="" />
          <span css={kindsStyle.part} />
          <span css={kindsStyle.part} />
        </div>
        <span css={kindsStyle.more} />
      </div>
      <div css={body}>
        <EmptyState icon="slip" title={<Skeleton width="10rem" height="1lh" />}>
          <Skeleton width="13rem" height="1lh" />
        </EmptyState>
      </div>
    </div>
  )
}
