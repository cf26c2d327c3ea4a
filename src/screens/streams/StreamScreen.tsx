import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import type { Event } from '#domain/event.ts'
import { failureOf } from '#machines/failure.ts'
import { eventQuery } from '#src/api/events.ts'
import { useClient } from '#src/client/context.tsx'
import { useAskAgain } from '#src/client/useAskAgain.ts'
import { Streams } from '#src/features/streams/Streams.tsx'
import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { buttonLook } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Name } from '#src/ui/Name.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { StillLoading } from '#src/ui/StillLoading.tsx'
import { lowest, phone, space, text } from '#src/ui/theme/scale.ts'
import { visuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { errorText } from '#src/words/errors.ts'
import { eventName, isolated } from '#src/words/events.ts'

const styles = {
  screen: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space[2],
    maxWidth: 960,
    padding: `${space[2]}px 0`,
    [phone]: { padding: space[2] },
    [lowest]: { padding: space[2] },
  }),
  head: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minWidth: 0,
    minHeight: 40,
    '> h1': { minWidth: 0, fontSize: text.l, overflow: 'hidden' },
    '> a': { flex: 'none' },
    // The picture has the height: the heading is for the ear alone, and the window leads to the bets.
    [lowest]: { minHeight: 0, '> h1': visuallyHidden, '> a': { display: 'none' } },
  }),
}

/** The app of streams: one event's, upright or on its side [STAT-07] [ROUTE-08]. */
export function StreamScreen({ eventId }: { eventId: string }) {
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
        <Trans>Live streams</Trans>
      </ScreenHeading>
      {event === null ? (
        <EmptyState
          icon="play"
          title={<Trans>No streams of this event now</Trans>}
          action={
            <Link to="/events" search={{ tab: 'inplay' }}>
              <Trans>See what is in play</Trans>
            </Link>
          }
        />
      ) : error !== null ? (
        <ErrorState title={<Trans>The streams could not be loaded</Trans>} onRetry={() => void refetch()}>
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
      <Streams event={event} />
    </>
  )
}
