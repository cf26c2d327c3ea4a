import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useRef } from 'react'

import { Button } from '#src/ui/Button.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

import { StreamControls } from './StreamControls.tsx'
import { StreamFrame } from './StreamFrame.tsx'
import type { StreamPlayer, Watched } from './streamPlayer.ts'

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
    fontSize: text.m,
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
  const opened = useSelector(player.state, (state) => state.opened)
  const video = useRef<HTMLVideoElement>(null)
  const isFrame = watched.stream.kind === 'iframe'
  return (
    <div css={styles.all}>
      <div css={styles.picture}>
        {isFrame ? (
          <StreamFrame key={opened} watched={watched} />
        ) : (
          <>
            <StreamVideo key={opened} player={player} watched={watched} video={video} />
            <Standing player={player} />
          </>
        )}
      </div>
      <StreamControls player={player} watched={watched} video={video} />
    </div>
  )
}

interface StreamVideoProps extends StreamStageProps {
  video: React.RefObject<HTMLVideoElement | null>
}

function StreamVideo({ player, watched, video }: StreamVideoProps) {
  const { url } = watched.stream
  useEffect(
    () => (video.current === null ? undefined : player.play(video.current, url)),
    [player, video, url],
  )
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is live comes without
  return <video ref={video} playsInline aria-label={watched.stream.label} />
}

/** What keeps the picture from coming, over it. */
function Standing({ player }: { player: StreamPlayer }) {
  const { t } = useLingui()
  const playing = useSelector(player.state, (state) => state.playing)
  const retry = (
    <Button onClick={player.retry}>
      <Trans>Retry</Trans>
    </Button>
  )
  if (playing === 'loading')
    return (
      <div css={styles.over} role="status">
        <Spinner />
        <VisuallyHidden>{t`Loading the stream`}</VisuallyHidden>
      </div>
    )
  if (playing === 'failed')
    return (
      <div css={styles.over} role="alert" data-solid="">
        <strong>
          <Trans>This stream is not coming through</Trans>
        </strong>
        {retry}
      </div>
    )
  return (
    playing === 'ended' && (
      <div css={styles.over} role="status" data-solid="">
        <strong>
          <Trans>This stream has ended</Trans>
        </strong>
        {retry}
      </div>
    )
  )
}
