import { useLingui } from '@lingui/react/macro'

import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'

import { marketStyle } from './marketStyle.ts'
import { useColumnCount } from './useColumnCount.ts'

/** Markets on their way, in the places of what comes: a name and two prices each. */
export function MarketsSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading the markets`}>
      <MarketsShape />
    </div>
  )
}

/** The same without words, within something that is loading itself. */
export function MarketsShape() {
  const columns = useColumnCount() === 2 ? ['left', 'right'] : ['left']
  return (
    <div css={marketStyle.panel} aria-hidden="true">
      <div data-columns={columns.length}>
        {columns.map((column) => (
          <div key={column} data-column="">
            {['a', 'b', 'c', 'd'].map((group) => (
              <CardShape key={group} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function CardShape() {
  return (
    <div css={marketStyle.section}>
      <div data-head="">
        <Skeleton width="8rem" height="0.75rem" />
      </div>
      <div data-rung="" css={marketStyle.named}>
        <Skeleton height="var(--cell-height)" />
      </div>
    </div>
  )
}
