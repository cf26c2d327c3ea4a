import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'

import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { useDevice } from '#src/ui/theme/device.ts'
import { space } from '#src/ui/theme/scale.ts'

const style = css({ display: 'grid', gap: space[3] })

/** A history on its way, in the size of what comes. */
export function OddsHistorySkeleton() {
  const { t } = useLingui()
  const isPhone = useDevice() === 'phone'
  return (
    <div css={style} role="status" aria-label={t`Loading the odds history`}>
      <Skeleton height={isPhone ? '23.5rem' : '21.1875rem'} />
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} height="2.5rem" />
      ))}
    </div>
  )
}
