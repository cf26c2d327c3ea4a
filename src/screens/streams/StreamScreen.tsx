import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import type { Event } from '#domain/market/event.ts'
import { failureOf } from '#machines/failure.ts'
import { eventQuery } from '#src/api/lists/events.ts'
import { useClient } from '#src/client/context.tsx'
import { useAskAgain } from '#src/client/hooks/useAskAgain.ts'
import { useEventChannel } from '#src/client/hooks/useEventChannel.ts'
import { Streams } from '#src/features/streams/Streams.tsx'
import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { buttonLook } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { StillLoading } from '#src/ui/feedback/StillLoading.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { visuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { lowest, padOrWider, phone, space, text } from '#src/ui/theme/scale.ts'
import { errorText } from '#src/words/errors.ts'
import { eventName, isolated } from '#src/words/match/events.ts'

import { StreamBets } from './StreamBets.tsx'
import { StreamScore } from './StreamScore.tsx'

const styles = {
  screen: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space[2],
    padding: `${space[2]}px 0`,
    [phone]: { padding: space[2] },
    [lowest]: { padding: space[2] },
  }),
  /** The picture with the score, and beside them what can be bet. */
  both: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[2],
    '> div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], minWidth: 0 },
    [padOrWider]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(15rem, 20rem)' },
    [lowest]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  head: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minWidth: 0,
    minHeight: 40,
    '> h1': { minWidth: 0, fontSize: text.m, overflow: 'hidden' },
    '> a': { flex: 'none' },
    // The picture has the height: the heading is for the ear alone, and the window leads to the bets.
    [lowest]: { minHeight: 0, '> h1': visuallyHidden, '> a': { display: 'none' } },
  }),
}

/** The app of streams: one event's, upright or on its side [STAT-07] [ROUTE-08]. */
export function StreamScreen({ eventId }: { eventId: string }) {
  useEventChannel(eventId)
  return (
    <div css={styles.screen}>
      <StreamsOf eventId={eventId} />
    </div>
  )
}

function StreamsOf({ eventId }: { eventId: string }) {
  const { i18n, t } = useLingui()
  const askAgain = useAskAgain()
  const { data: event, error, refetch } = useQuery(eventQuery(useClient(), eventId))
  if (event) return <WithHead event={event} />
  return (
    <>
      <ScreenHeading isHidden>
        <Trans context="videos of matches in play">Live streams</Trans>
      </ScreenHeading>
      {event === null ? (
        <EmptyState
          icon="play"
          title={<Trans>No streams for this event right now</Trans>}
          action={
            <Link to="/events" search={{ tab: 'inplay' }}>
              <Trans>View in-play matches</Trans>
            </Link>
          }
        />
      ) : error !== null ? (
        <ErrorState title={<Trans>Couldn't load the streams</Trans>} onRetry={() => void refetch()}>
          {errorText(i18n, failureOf(error))}
        </ErrorState>
      ) : (
        <StillLoading onRetry={askAgain}>
          <div role="status" aria-label={t`Loading the streams`}>
            <Skeleton height={320} />
          </div>
        </StillLoading>
      )}
    </>
  )
}

function WithHead({ event }: { event: Event }) {
  const { i18n } = useLingui()
  const { eventId, home, away } = event
  return (
    <>
      <div css={styles.head}>
        <ScreenHeading title={eventName(i18n, { home: isolated(home), away: isolated(away) })}>
          <Name lines={2}>{eventName(i18n, event)}</Name>
        </ScreenHeading>
        <Link to="/events/$eventId" params={{ eventId }} css={buttonLook({ variant: 'primary' })}>
          <Trans>Bet on this match</Trans>
        </Link>
      </div>
      <div css={styles.both}>
        <div>
          <StreamScore event={event} />
          <Streams event={event} />
        </div>
        <StreamBets event={event} />
      </div>
    </>
  )
}
