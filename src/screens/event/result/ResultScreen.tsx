import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { Event } from '#domain/market/event.ts'
import { failureOf } from '#machines/failure.ts'
import { eventQuery } from '#src/api/lists/events.ts'
import { useClient } from '#src/client/context.tsx'
import { useAskAgain } from '#src/client/hooks/useAskAgain.ts'
import { NextMatches } from '#src/features/eventLists/deferredLists.tsx'
import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { StillLoading } from '#src/ui/feedback/StillLoading.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { errorText } from '#src/words/errors.ts'
import { eventName } from '#src/words/match/events.ts'

import { EventSkeleton } from '../EventSkeleton.tsx'
import type { EventView } from '../views/eventViews.ts'
import { EventViews } from '../views/EventViews.tsx'
import { BackToResults } from './BackToResults.tsx'
import { ResultHeader } from './ResultHeader.tsx'
import { SettledMarkets } from './SettledMarkets.tsx'

const styles = {
  screen: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    alignContent: 'start',
    paddingTop: space[2],
  }),
  parts: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] }),
}

interface ResultScreenProps {
  eventId: string
  view: EventView
  onView: (view: EventView) => void
  /** The part of the match whose markets are shown; null for the first. */
  part: string | null
  onPart: (part: string) => void
}

/** What became of a match or an outright: its score, its maps, and how its markets ended [BROWSE-13]. */
export function ResultScreen({ eventId, ...shown }: ResultScreenProps) {
  return (
    <div css={styles.screen}>
      <BackToResults />
      <ResultContent key={eventId} eventId={eventId} {...shown} />
    </div>
  )
}

function ResultContent({ eventId, ...shown }: ResultScreenProps) {
  const { i18n } = useLingui()
  const askAgain = useAskAgain()
  const { data: event, error, refetch } = useQuery(eventQuery(useClient(), eventId))
  if (event) return <ResultDetail event={event} {...shown} />
  if (event === undefined && error === null)
    return (
      <StillLoading onRetry={askAgain}>
        <EventSkeleton view={shown.view} isResult />
      </StillLoading>
    )
  return (
    <>
      <ScreenHeading isHidden>
        <Trans context="result of a match">Result</Trans>
      </ScreenHeading>
      {event === null ? (
        <EmptyState icon="calendar" title={<Trans>Result not found</Trans>}>
          <Trans>It may be too old. Results go back 3 months.</Trans>
        </EmptyState>
      ) : (
        <ErrorState title={<Trans>Couldn't load this result</Trans>} onRetry={() => void refetch()}>
          {errorText(i18n, failureOf(error))}
        </ErrorState>
      )}
    </>
  )
}

function ResultDetail({
  event,
  view,
  onView,
  part,
  onPart,
}: { event: Event } & Omit<ResultScreenProps, 'eventId'>) {
  const { i18n, t } = useLingui()
  return (
    <article aria-label={eventName(i18n, event)} data-event={event.eventId} css={styles.parts}>
      <ResultHeader event={event} />
      <EventViews
        event={event}
        inPlay={false}
        view={view}
        onView={onView}
        marketsName={t({ message: 'Results', context: 'how the markets of this match were settled' })}
      >
        <SettledMarkets event={event} part={part} onPart={onPart} />
        <NextMatches event={event} />
      </EventViews>
    </article>
  )
}
