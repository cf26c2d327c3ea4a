import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'

import { tabsHeight } from '#src/ui/controls/tabsHeight.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { useDevice } from '#src/ui/theme/device.ts'
import { space } from '#src/ui/theme/scale.ts'

import { type PlacedEvent, statsPlaces, type StatsView } from './statsPlaces.ts'

const style = css({ display: 'grid', gap: space[2] })

/** Statistics on their way, each part in the place of what comes. */
export function StatsSkeleton({ event, view }: { event: PlacedEvent; view: StatsView }) {
  const { t } = useLingui()
  const { hasTabs, blocks } = statsPlaces(event, view, useDevice() === 'phone')
  return (
    <div css={style} role="status" aria-label={t`Loading the stats`}>
      {hasTabs && <Skeleton height={tabsHeight.mouse} />}
      {blocks.map((rem, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- they stand one below the other, and are never others
        <Skeleton key={at} height={`${rem}rem`} />
      ))}
    </div>
  )
}
