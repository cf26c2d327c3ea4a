import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useCallback } from 'react'

import { findInSightWithin } from '#src/ui/list/arrowKeys/findInSight.ts'
import { ListEndNote, PageEnd } from '#src/ui/list/PageEnd.tsx'
import { useIsScrolled } from '#src/ui/list/useIsScrolled.ts'
import { cssHeight, type Height, heightInPx } from '#src/ui/list/windowedList/height.ts'
import { WindowedList } from '#src/ui/list/windowedList/WindowedList.tsx'
import { useTextSize } from '#src/ui/text/textSize.ts'
import { space, text } from '#src/ui/theme/scale.ts'

import type { ResultItem } from './resultItems.ts'
import { resultPlace } from './resultPlace.ts'
import { ResultRow, resultRowHeight } from './ResultRow.tsx'

const dayHeight: Height = { rem: 2, px: 0 }

const styles = {
  day: css({
    display: 'flex',
    alignItems: 'center',
    height: cssHeight(dayHeight),
    padding: `0 ${space[3]}px`,
    background: 'var(--surface-3)',
    fontSize: text.s,
    fontWeight: 500,
  }),
}

const createInSight = () => findInSightWithin((stop) => stop.closest('[data-windowed-list]'))

interface ResultListProps {
  items: readonly ResultItem[]
  /** The result whose page one comes back from. */
  returnedRow: string | null
  hasMore: boolean
  isLoadingMore: boolean
  /** The next page could not be loaded: it is asked for again only by hand. */
  hasFailedMore: boolean
  /** There are more than are shown in one list. */
  isFull: boolean
  onMore: () => void
}

/** Results under their days, newest first, page after page [BROWSE-05] [BROWSE-13]. */
export function ResultList(props: ResultListProps) {
  const { items, returnedRow, hasMore, isLoadingMore, hasFailedMore, isFull, onMore } = props
  const textSize = useTextSize()
  const heightOf = useCallback(
    ({ kind }: ResultItem) => heightInPx(kind === 'day' ? dayHeight : resultRowHeight, textSize),
    [textSize],
  )
  const canAsk = hasMore && !isFull
  const isScrolled = useIsScrolled()
  const byHand = hasFailedMore || !isScrolled
  return (
    <>
      <WindowedList
        items={items}
        heightOf={heightOf}
        renderItem={(item) =>
          item.kind === 'day' ? <h2 css={styles.day}>{item.name}</h2> : <ResultRow event={item.event} />
        }
        renderPlace={() => <div css={resultPlace} />}
        createNeighbours={createInSight}
        returnedRow={returnedRow}
        onNearEnd={canAsk && !isLoadingMore && !byHand ? onMore : null}
      />
      {canAsk && (
        <PageEnd
          isLoading={isLoadingMore}
          byHand={byHand}
          failed={hasFailedMore ? <Trans>Couldn't load more results.</Trans> : null}
          more={<Trans>Show more results</Trans>}
          place={<ResultRowSkeleton />}
          onMore={onMore}
        />
      )}
      {isFull && (
        <ListEndNote>
          <Trans>Showing the latest results only. Narrow the dates, game or competition to see others.</Trans>
        </ListEndNote>
      )}
    </>
  )
}

function ResultRowSkeleton() {
  return <div css={resultPlace} aria-hidden="true" />
}

/** Results on their way, in the size of what comes. */
export function ResultListSkeleton() {
  return (
    <div role="status">
      <div css={styles.day}>
        <Trans>Loading the results</Trans>
      </div>
      {Array.from({ length: 8 }, (_, at) => (
        <ResultRowSkeleton key={at} />
      ))}
    </div>
  )
}
