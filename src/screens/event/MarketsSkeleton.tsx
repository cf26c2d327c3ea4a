import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'

import { Skeleton } from '#src/ui/Skeleton.tsx'
import { space } from '#src/ui/theme/scale.ts'

const style = css({ display: 'grid', gap: space[2] })

/** Markets on their way. */
export function MarketsSkeleton() {
  const { t } = useLingui()
  return (
    <div css={style} role="status" aria-label={t`Loading the markets`}>
      {['a', 'b', 'c'].map((line) => (
        <Skeleton key={line} height={56} />
      ))}
    </div>
  )
}
