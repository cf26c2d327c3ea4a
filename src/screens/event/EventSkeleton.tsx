import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'

import { Skeleton } from '#src/ui/Skeleton.tsx'
import { tabsHeight } from '#src/ui/tabsHeight.ts'
import { space, touch } from '#src/ui/theme/scale.ts'

import type { EventView } from './eventViews.ts'
import { headerStyle } from './headerStyle.ts'
import { MarketsShape } from './MarketsSkeleton.tsx'

const styles = {
  page: css({
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    // As high as the words that come.
    '& [data-blank]::before': { content: '"\\00a0"' },
  }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[6],
    height: tabsHeight.mouse,
    [touch]: { height: tabsHeight.touch },
    padding: `0 ${space[3]}px`,
    borderBottom: '1px solid var(--border)',
  }),
  team: css({ justifySelf: 'center', width: '60%' }),
}

interface EventSkeletonProps {
  view: EventView
  /** Rows of a table stand in the head of a result, where a match has its score. */
  isResult?: boolean
}

/** An event on its way: every part of its page in the very place where it will stand. */
export function EventSkeleton({ view, isResult = false }: EventSkeletonProps) {
  const { t } = useLingui()
  const isBets = view === 'bet'
  return (
    <div css={styles.page} role="status" aria-label={t`Loading the event`}>
      <div css={headerStyle} aria-hidden="true">
        <div data-about="">
          <Skeleton width={24} height={24} />
          <b data-blank="" />
          <Skeleton width="35%" height="0.75rem" />
        </div>
        {isResult ? <Skeleton height="6.125rem" /> : <BoardShape />}
      </div>
      <TabsShape count={4} />
      {isBets && !isResult && <TabsShape count={2} />}
      {isBets && <TabsShape count={3} />}
      {isBets ? <MarketsShape /> : <Skeleton height={246} />}
    </div>
  )
}

function BoardShape() {
  return (
    <div data-board="">
      <span css={styles.team}>
        <Skeleton height="1rem" />
      </span>
      <span data-middle="">
        <Skeleton width={56} height="1.25rem" />
      </span>
      <span css={styles.team}>
        <Skeleton height="1rem" />
      </span>
    </div>
  )
}

function TabsShape({ count }: { count: number }) {
  return (
    <div css={styles.row} data-row="" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} width={48} height="0.75rem" />
      ))}
    </div>
  )
}
