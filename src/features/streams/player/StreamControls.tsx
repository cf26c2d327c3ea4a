import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { type RefObject, useEffect, useState } from 'react'

import { MoveButton } from './MoveButton.tsx'
import { barStyle } from './pictureStyle.ts'
import { StreamButton, streamButtonStyle, StreamMark } from './StreamButton.tsx'
import type { StreamPlayer, Watched } from './streamPlayer.ts'

const styles = {
  gap: css({ flex: 1, minWidth: 0 }),
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
  const { title, eventId, stream } = watched
  const backLabel = t`Back to ${title}`
  return (
    <div role="group" aria-label={t`Player`} css={barStyle}>
      {stream.kind === 'hls' && <SoundAndPlay player={player} />}
      <span css={styles.gap} />
      {isDocked ? (
        <>
          {stream.kind === 'hls' && <PictureInPicture video={video} />}
          <FullScreen player={player} />
        </>
      ) : (
        <>
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
          <MoveButton player={player} />
        </>
      )}
      <StreamButton icon="close" label={t`Close the stream`} onClick={player.close} />
    </div>
  )
}

function SoundAndPlay({ player }: { player: StreamPlayer }) {
  const { t } = useLingui()
  const { playing, isMuted, volume, isDocked } = useSelector(player.state)
  const isOn = playing === 'playing' || playing === 'loading'
  return (
    <>
      <StreamButton
        icon={isOn ? 'pause' : 'play'}
        label={isOn ? t`Pause` : t`Play`}
        onClick={player.togglePlay}
      />
      <StreamButton
        icon={isMuted ? 'silent' : 'sound'}
        label={isMuted ? t`Turn the sound on` : t`Turn the sound off`}
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
    <StreamButton icon="leaveFullScreen" label={t`Leave full screen`} onClick={toggle} />
  ) : (
    <StreamButton icon="fullScreen" label={t`Full screen`} onClick={toggle} />
  )
}
