import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'

import { Skeleton } from '#src/ui/Skeleton.tsx'
import { space } from '#src/ui/theme/scale.ts'

const style = css({ display: 'grid', gap: space[3] })

/** A history on its way, in the size of what comes. */
export function OddsHistorySkeleton() {
  const { t } = useLingui()
  return (
    <div css={style} role="status" aria-label={t`Loading the odds history`}>
      <Skeleton height="21.5rem" />
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} height="2.5rem" />
      ))}
    </div>
  )
}
