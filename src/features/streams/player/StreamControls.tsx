import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { type RefObject, useEffect, useState } from 'react'

import type { Watched } from '#machines/stream/types.ts'
import { useDevice } from '#src/ui/theme/device.ts'
import { space, text } from '#src/ui/theme/scale.ts'

import { barStyle } from './pictureStyle.ts'
import { StreamButton, streamButtonStyle, StreamMark } from './StreamButton.tsx'
import type { StreamPlayer } from './streamPlayer.ts'
import { useStream } from './useStreamPlayer.ts'

const styles = {
  gap: css({ flex: 1, minWidth: 0 }),
  /** What is watched, where there is room for its name: over the controls, or before them. */
  title: css({
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    alignSelf: 'center',
    padding: `6px ${space[2]}px`,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    fontSize: text.s,
    lineHeight: 1.25,
    fontWeight: 500,
    color: 'var(--text-1)',
    '&:hover': { color: 'var(--accent-strong)' },
  }),
  volume: css({ width: 96, minWidth: 0, accentColor: 'var(--accent)' }),
}

interface StreamControlsProps {
  player: StreamPlayer
  watched: Watched
  video: RefObject<HTMLVideoElement | null>
}

/** The row of controls under the picture: all of them in a page's place, the few that count in the window. */
export function StreamControls({ player, watched, video }: StreamControlsProps) {
  const { t } = useLingui()
  const isDocked = useSelector(player.state, (state) => state.isDocked)
  // There it stands over the slip, and its picture takes the width.
  const isBeside = useDevice() === 'desktop'
  const { title, eventId, stream } = watched
  const backLabel = t`Back to ${title}`
  return (
    <div
      role="group"
      aria-label={t({ message: 'Video player', context: 'video controls' })}
      css={barStyle}
      data-controls=""
    >
      {!isDocked && !isBeside && (
        <Link
          to="/live-stream-app/$eventId"
          params={{ eventId }}
          aria-label={backLabel}
          css={styles.title}
          data-title=""
        >
          {title}
        </Link>
      )}
      {stream.kind === 'hls' && <SoundAndPlay player={player} />}
      <span css={styles.gap} />
      {isDocked ? (
        <>
          {stream.kind === 'hls' && <PictureInPicture video={video} />}
          <FullScreen player={player} />
        </>
      ) : (
        <>
          {isBeside && (
            <Link
              to="/events/$eventId"
              params={{ eventId }}
              search={{ view: 'streams' }}
              aria-label={backLabel}
              title={backLabel}
              css={streamButtonStyle}
            >
              <StreamMark name="back" />
            </Link>
          )}
          <Fold player={player} />
        </>
      )}
      <StreamButton icon="close" label={t`Close stream`} onClick={player.close} />
    </div>
  )
}

function SoundAndPlay({ player }: { player: StreamPlayer }) {
  const { t } = useLingui()
  const { isMuted, volume, isDocked } = useSelector(player.state)
  const isOn = useStream((stream) =>
    (['loading', 'playing', 'stalled'] as const).some((watching) => stream.matches({ watching })),
  )
  return (
    <>
      <StreamButton
        icon={isOn ? 'pause' : 'play'}
        label={
          isOn
            ? t({ message: 'Pause', context: 'video control' })
            : t({ message: 'Play', context: 'video control' })
        }
        onClick={player.togglePlay}
      />
      <StreamButton
        icon={isMuted ? 'silent' : 'sound'}
        label={isMuted ? t`Unmute` : t`Mute`}
        onClick={() => player.setMuted(!isMuted)}
      />
      {isDocked && (
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          aria-label={t`Volume`}
          css={styles.volume}
          value={Math.round(volume * 100)}
          onChange={({ target }) => player.setVolume(Number(target.value) / 100)}
        />
      )}
    </>
  )
}

/** Makes the window a bar, and a picture again. */
function Fold({ player }: { player: StreamPlayer }) {
  const { t } = useLingui()
  const isFolded = useSelector(player.state, (state) => state.isFolded)
  return (
    <StreamButton
      icon={isFolded ? 'unfold' : 'fold'}
      label={isFolded ? t`Show the picture` : t`Fold the stream away`}
      aria-expanded={!isFolded}
      onClick={() => player.setFolded(!isFolded)}
    />
  )
}

function PictureInPicture({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const { t } = useLingui()
  if (!document.pictureInPictureEnabled) return null
  const toggle = (): void => {
    const done =
      document.pictureInPictureElement === null
        ? video.current?.requestPictureInPicture()
        : document.exitPictureInPicture()
    // A browser that will not has its own reasons, such as a picture that has not come yet.
    void done?.catch(() => {})
  }
  return <StreamButton icon="picture" label={t`Picture in picture`} onClick={toggle} />
}

function FullScreen({ player }: { player: StreamPlayer }) {
  const { t } = useLingui()
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const look = (): void => setFull(document.fullscreenElement === player.stage)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [player])
  if (!document.fullscreenEnabled) return null
  const toggle = (): void => {
    const done = isFull ? document.exitFullscreen() : player.stage.requestFullscreen()
    void done.catch(() => {})
  }
  return isFull ? (
    <StreamButton icon="leaveFullScreen" label={t`Exit full screen`} onClick={toggle} />
  ) : (
    <StreamButton icon="fullScreen" label={t`Full screen`} onClick={toggle} />
  )
}
