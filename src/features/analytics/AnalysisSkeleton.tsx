import { css } from '@emotion/react'

import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { space } from '#src/ui/theme/scale.ts'

import { matchRowHeight } from './analysisStyle.ts'

const style = css({ display: 'grid', gap: space[4] })

const rows = 6

/** The places of an analysis: the head, then rows of matches. */
export function AnalysisSkeleton({ hasTabs = false }: { hasTabs?: boolean }) {
  return (
    <div css={style}>
      {hasTabs && <Skeleton height={40} />}
      <Skeleton height={118} />
      {Array.from({ length: rows }, (_, at) => (
        <Skeleton key={at} height={matchRowHeight} />
      ))}
    </div>
  )
}
