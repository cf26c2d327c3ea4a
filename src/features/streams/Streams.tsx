import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'

import type { Event } from '#domain/market/event.ts'
import type { Stream } from '#domain/market/stream.ts'
import { failureOf } from '#machines/failure.ts'
import { streamsQuery } from '#src/api/match/streams.ts'
import { useClient } from '#src/client/context.tsx'
import { useAskAgain } from '#src/client/hooks/useAskAgain.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { RetryNotice } from '#src/ui/feedback/RetryNotice.tsx'
import { StillLoading } from '#src/ui/feedback/StillLoading.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { lowest, space } from '#src/ui/theme/scale.ts'
import { errorText } from '#src/words/errors.ts'
import { eventName } from '#src/words/match/events.ts'

import { pictureStyle } from './player/pictureStyle.ts'
import { useStream, useStreamPlayer } from './player/useStreamPlayer.ts'
import { StreamDock } from './StreamDock.tsx'
import { StreamList } from './StreamList.tsx'

const styles = {
  all: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    // On its side a phone has the list beside the picture, and the picture all the height there is.
    [lowest]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(9rem, 14rem)',
      '--picture': 'max(7rem, calc(100dvh - var(--shell-top) - var(--shell-bottom) - 64px))',
    },
  }),
}

/** The streams of an event: one is watched, the others can be [STAT-07]. */
export function Streams({ event }: { event: Pick<Event, 'eventId' | 'home' | 'away'> }) {
  const { i18n, t } = useLingui()
  const askAgain = useAskAgain()
  const { eventId } = event
  const { data: streams, error, isError, refetch } = useQuery(streamsQuery(useClient(), eventId))
  const title = eventName(i18n, event)
  const watch = useWatching(eventId, title, streams)
  if (streams === undefined)
    return isError ? (
      <ErrorState title={<Trans>Couldn't load the streams</Trans>} onRetry={() => void refetch()}>
        {errorText(i18n, failureOf(error))}
      </ErrorState>
    ) : (
      <StillLoading onRetry={askAgain}>
        <div role="status" css={styles.all}>
          <VisuallyHidden>{t`Loading the streams`}</VisuallyHidden>
          <div css={pictureStyle} />
        </div>
      </StillLoading>
    )
  const [best] = streams
  if (best === undefined)
    return (
      <EmptyState icon="play" title={<Trans>No streams for this event right now</Trans>}>
        <Trans>Streams are available while a match is in play.</Trans>
      </EmptyState>
    )
  return (
    <div css={styles.all}>
      <StreamDock eventId={eventId} onWatch={() => watch(best)} />
      <div>
        {isError && (
          <RetryNotice onRetry={() => void refetch()}>
            <Trans>These streams may not be up to date.</Trans>
          </RetryNotice>
        )}
        <StreamList eventId={eventId} streams={streams} onWatch={watch} />
      </div>
    </div>
  )
}

/** Watches a stream of the event. If the player was on the last time, it is on here at once, without sound. */
function useWatching(eventId: string, title: string, streams: readonly Stream[] | undefined) {
  const player = useStreamPlayer()
  const isIdle = useStream((stream) => stream.matches('idle')) === true
  const isActive = useSelector(player.state, (state) => state.isActive)
  const best = streams?.[0]
  useEffect(() => {
    if (isIdle && isActive && best !== undefined)
      player.open({ eventId, title, stream: best }, { isMuted: true })
  }, [player, isIdle, isActive, best, eventId, title])
  return (stream: Stream): void => player.open({ eventId, title, stream })
}
