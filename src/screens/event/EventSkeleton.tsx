import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'

import { Skeleton } from '#src/ui/Skeleton.tsx'
import { space } from '#src/ui/theme/scale.ts'

const style = css({ display: 'grid', gap: space[2] })

/** An event on its way, in the size of what comes. */
export function EventSkeleton() {
  const { t } = useLingui()
  return (
    <div css={style} role="status" aria-label={t`Loading the event`}>
      <Skeleton height={112} />
      <Skeleton height={40} width="60%" />
      <Skeleton height={40} width="60%" />
      {['a', 'b', 'c', 'd', 'e'].map((line) => (
        <Skeleton key={line} height={56} />
      ))}
    </div>
  )
}
