import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'

import { Skeleton } from '#src/ui/Skeleton.tsx'
import { space } from '#src/ui/theme/scale.ts'

const style = css({ display: 'grid', gap: space[2] })

/** Statistics on their way, in the places of what comes: the maps, one table, two teams of five. */
export function StatsSkeleton() {
  const { t } = useLingui()
  return (
    <div css={style} role="status" aria-label={t`Loading the statistics`}>
      <Skeleton height={41} />
      <Skeleton height={102} />
      <Skeleton height={246} />
      <Skeleton height={246} />
    </div>
  )
}
