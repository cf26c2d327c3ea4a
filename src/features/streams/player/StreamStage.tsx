import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import type { Watched } from '#machines/stream/types.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Spinner } from '#src/ui/feedback/Spinner.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import { StreamControls } from './StreamControls.tsx'
import { StreamFrame } from './StreamFrame.tsx'
import type { StreamPlayer } from './streamPlayer.ts'
import { useStream } from './useStreamPlayer.ts'

const styles = {
  all: css({
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    height: '100%',
    background: 'var(--surface-1)',
  }),
  picture: css({
    position: 'relative',
    minHeight: 0,
    '> video, > iframe': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      border: 0,
      objectFit: 'contain',
    },
  }),
  over: css({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[2],
    padding: space[2],
    textAlign: 'center',
    fontSize: text.s,
    color: 'var(--text-1)',
    '&[data-solid]': { background: 'var(--surface-1)' },
  }),
}

interface StreamStageProps {
  player: StreamPlayer
  watched: Watched
}

/** What is watched, with its controls under it: made once, and moved with the member. */
export function StreamStage({ player, watched }: StreamStageProps) {
  const opened = useStream(({ context }) => context.opened) ?? 0
  const video = useRef<HTMLVideoElement>(null)
  const isFrame = watched.stream.kind === 'iframe'
  return (
    <div css={styles.all} data-stage="">
      <div css={styles.picture}>
        {isFrame ? (
          <StreamFrame key={opened} watched={watched} />
        ) : (
          <>
            <StreamVideo key={opened} player={player} watched={watched} opened={opened} video={video} />
            <Standing player={player} />
          </>
        )}
      </div>
      <StreamControls player={player} watched={watched} video={video} />
    </div>
  )
}

interface StreamVideoProps extends StreamStageProps {
  opened: number
  video: React.RefObject<HTMLVideoElement | null>
}

function StreamVideo({ player, watched, opened, video }: StreamVideoProps) {
  useEffect(
    () => (video.current === null ? undefined : player.show(video.current, opened)),
    [player, video, opened],
  )
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is live comes without
  return <video ref={video} playsInline aria-label={watched.stream.label} />
}

/** What keeps the picture from coming, over it. */
function Standing({ player }: { player: StreamPlayer }) {
  const { t } = useLingui()
  const isWaitedFor = useStream(
    (stream) => stream.matches({ watching: 'loading' }) || stream.matches({ watching: 'stalled' }),
  )
  const hasFailed = useStream((stream) => stream.matches('failed'))
  const hasEnded = useStream((stream) => stream.matches({ watching: 'ended' }))
  const retry = (
    <Button onClick={player.retry}>
      <Trans context="verb: try again what failed">Retry</Trans>
    </Button>
  )
  if (isWaitedFor === true)
    return (
      <div css={styles.over} role="status">
        <Spinner />
        <VisuallyHidden>{t`Loading the stream`}</VisuallyHidden>
      </div>
    )
  if (hasFailed === true)
    return (
      <div css={styles.over} role="alert" data-solid="">
        <strong>
          <Trans>Couldn't load this stream</Trans>
        </strong>
        {retry}
      </div>
    )
  return (
    hasEnded === true && (
      <div css={styles.over} role="status" data-solid="">
        <strong>
          <Trans>This stream has ended</Trans>
        </strong>
        {retry}
      </div>
    )
  )
}
