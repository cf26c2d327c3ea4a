import { useLingui } from '@lingui/react/macro'

import { Skeleton } from '#src/ui/Skeleton.tsx'

import { marketStyle } from './marketStyle.ts'

/** Markets on their way, in the places of what comes: a name, the heads of two sides and their prices. */
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
  return (
    <div css={marketStyle.panel} aria-hidden="true">
      {['a', 'b', 'c', 'd'].map((group) => (
        <div key={group} css={marketStyle.section}>
          <div data-body="">
            <div data-head="">
              <Skeleton width="8rem" height="0.75rem" />
              <i data-height="" />
            </div>
            <div data-fold="" css={marketStyle.headed}>
              <div data-heads="">
                <span data-blank="" />
                <span data-blank="" />
              </div>
              <div data-rung="">
                <Skeleton height="var(--cell-height)" />
                <Skeleton height="var(--cell-height)" />
              </div>
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
