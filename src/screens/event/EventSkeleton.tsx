import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'

import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { useDevice } from '#src/ui/theme/device.ts'
import { phone, space } from '#src/ui/theme/scale.ts'

import { BackInHead } from './head/BackToList.tsx'
import { headerStyle } from './head/headerStyle.ts'
import { pageStyle } from './head/stuck.ts'
import { choiceStyle } from './markets/choose/choiceStyle.ts'
import { MarketsShape } from './markets/MarketsSkeleton.tsx'
import { stripStyle } from './strip/stripStyle.ts'
import type { EventView } from './views/eventViews.ts'
import { viewsStyle } from './views/viewsStyle.ts'

const styles = {
  body: css({ padding: space[2] }),
  side: css({ display: 'flex', flex: 1, justifyContent: 'flex-end' }),
  column: css({ display: 'grid', gap: space[2], [phone]: { display: 'none' } }),
  result: css({ padding: space[3] }),
}

interface EventSkeletonProps {
  view: EventView
  /** Rows of a table stand in the head of a result, where a match has its score. */
  isResult?: boolean
}

/** An event on its way: every part of its page in the very place where it will stand. */
export function EventSkeleton({ view, isResult = false }: EventSkeletonProps) {
  const { t } = useLingui()
  return (
    <div css={pageStyle}>
      {!isResult && <HeadShape />}
      <div role="status" aria-label={t`Loading the event`}>
        {isResult ? (
          <div css={styles.result}>
            <Skeleton height="8.5rem" />
          </div>
        ) : (
          <div css={stripStyle.strip} data-strip="" aria-hidden="true">
            <Skeleton width={200} height={32} />
          </div>
        )}
        <div css={viewsStyle.row} data-views="" aria-hidden="true">
          {['a', 'b', 'c', 'd'].map((each) => (
            <Skeleton key={each} width={56} height="0.75rem" />
          ))}
        </div>
        {view === 'bet' && !isResult ? (
          <BetsShape />
        ) : (
          <div css={styles.body}>
            <Skeleton height={246} />
          </div>
        )}
      </div>
    </div>
  )
}

/** One can go back while it comes. */
function HeadShape() {
  return (
    <div css={headerStyle.box}>
      <div css={headerStyle.row} data-board="">
        <span data-side="home">
          <BackInHead />
          <span css={styles.side} aria-hidden="true">
            <Skeleton width="60%" height="0.9375rem" />
          </span>
        </span>
        <span data-middle="" aria-hidden="true">
          <Skeleton width={72} height="1.75rem" />
        </span>
        <span data-side="away" aria-hidden="true">
          <Skeleton width="60%" height="0.9375rem" />
        </span>
      </div>
    </div>
  )
}

function BetsShape() {
  const isPhone = useDevice() === 'phone'
  return (
    <div css={choiceStyle.frame} aria-hidden="true">
      {!isPhone && (
        <div css={styles.column}>
          {['a', 'b', 'c', 'd', 'e'].map((each) => (
            <Skeleton key={each} height={32} />
          ))}
        </div>
      )}
      <MarketsShape />
    </div>
  )
}
