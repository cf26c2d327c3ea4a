import { css } from '@emotion/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useMemo } from 'react'

import { failureOf } from '#machines/failure.ts'
import { useServerTime } from '#src/client/hooks/serverTime.ts'
import { useAskAgain } from '#src/client/hooks/useAskAgain.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { ResultFilters } from '#src/features/results/filters/ResultFilters.tsx'
import { ResultFind } from '#src/features/results/filters/ResultFind.tsx'
import { type Days, daysOf } from '#src/features/results/resultDays.ts'
import { resultItemsOf } from '#src/features/results/resultItems.ts'
import { ResultList, ResultListSkeleton } from '#src/features/results/ResultList.tsx'
import { type ResultsPlace } from '#src/features/results/resultsSearch.ts'
import { useResults } from '#src/features/results/useResults.ts'
import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { RetryNotice } from '#src/ui/feedback/RetryNotice.tsx'
import { StillLoading } from '#src/ui/feedback/StillLoading.tsx'
import { useReturnedPlace } from '#src/ui/list/windowedList/useReturnedPlace.ts'
import { Announcement } from '#src/ui/overlay/toasts/Toast.tsx'
import { phone, space, text } from '#src/ui/theme/scale.ts'
import { errorText } from '#src/words/errors.ts'
import { resultDatesName, resultDaysProblemText } from '#src/words/match/resultDates.ts'

const styles = {
  head: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    padding: `${space[2]}px ${space[3]}px`,
    minHeight: '3rem',
    '> h1': { fontSize: text.m, fontWeight: 500 },
    [phone]: { padding: space[2] },
  }),
  find: css({ flex: '1 1 0', minWidth: 0, maxWidth: '24rem', marginInlineStart: 'auto' }),
  count: css({ fontSize: text.s, color: 'var(--text-2)', fontVariantNumeric: 'tabular-nums' }),
}

/** What is over: by days, games and competitions, all of it in the address [BROWSE-13] [ROUTE-11]. */
export function ResultsScreen({ place }: { place: ResultsPlace }) {
  const { i18n } = useLingui()
  const panelId = useId()
  const today = useServerTime(useFormat().isoDay)
  const days = daysOf(place, today)
  const problem = typeof days === 'string' ? days : null
  const { dates, gameIds, competitionIds, isOutright, find } = place
  const name = JSON.stringify([days, isOutright, gameIds, competitionIds, find])
  return (
    <div>
      <div css={styles.head}>
        <ScreenHeading detail={resultDatesName(i18n, dates)}>
          <Trans context="results of matches">Results</Trans>
        </ScreenHeading>
        {typeof days !== 'string' && <ResultCount place={place} days={days} />}
        <div css={styles.find}>
          <ResultFind place={place} />
        </div>
      </div>
      <ResultFilters place={place} today={today} problem={problem} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-label={resultDatesName(i18n, dates)}>
        {typeof days === 'string' ? (
          <EmptyState icon="calendar" title={<Trans>No dates chosen</Trans>}>
            {resultDaysProblemText(i18n, days)}
          </EmptyState>
        ) : (
          <Results key={name} name={name} place={place} days={days} />
        )}
      </div>
    </div>
  )
}

interface ResultsProps {
  place: ResultsPlace
  days: Days
}

/** How many there are in all, once they are there, for the eye and the ear; of a search that has not read all, how many at least. */
function ResultCount({ place, days }: ResultsProps) {
  const { count, isReadingOn, hasNextPage } = useResults(place, days)
  if (count === undefined || isReadingOn) return null
  const isAtLeast = place.find !== undefined && hasNextPage
  return (
    <>
      <span css={styles.count} aria-hidden="true">
        {isAtLeast ? `${count}+` : count}
      </span>
      <Announcement>
        {isAtLeast ? (
          <Plural value={count} one="At least # result" other="At least # results" />
        ) : (
          <Plural value={count} one="# result" other="# results" />
        )}
      </Announcement>
    </>
  )
}

function Results({ place, days, name }: ResultsProps & { name: string }) {
  const { i18n } = useLingui()
  const { weekday } = useFormat()
  const askAgain = useAskAgain()
  const list = useResults(place, days)
  const returnedRow = useReturnedPlace(name)
  const { pages } = list
  const items = useMemo(() => pages && resultItemsOf(pages, weekday), [pages, weekday])
  const retry = (): void => void list.refetch()
  if (items === undefined) {
    if (!list.isError)
      return (
        <StillLoading onRetry={askAgain}>
          <ResultListSkeleton />
        </StillLoading>
      )
    return (
      <ErrorState title={<Trans>Couldn't load the results</Trans>} onRetry={retry}>
        {errorText(i18n, failureOf(list.error))}
      </ErrorState>
    )
  }
  if (items.length === 0 && list.isReadingOn) return <ResultListSkeleton />
  if (items.length === 0 && !list.isFetchNextPageError && !list.isFull)
    return (
      <EmptyState icon="calendar" title={<Trans>No results</Trans>}>
        <Trans>No results match. Try other dates or fewer filters.</Trans>
      </EmptyState>
    )
  return (
    <>
      {list.isRefetchError && (
        <RetryNotice onRetry={retry}>
          <Trans>These results may not be up to date.</Trans>
        </RetryNotice>
      )}
      <ResultList
        items={items}
        returnedRow={returnedRow}
        hasMore={list.hasNextPage}
        isLoadingMore={list.isFetchingNextPage || list.isReadingOn}
        hasFailedMore={list.isFetchNextPageError}
        isFull={list.isFull}
        onMore={list.onMore}
      />
    </>
  )
}
