import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'

import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { radius } from '#src/ui/theme/scale.ts'

import { pictureStyle } from './player/pictureStyle.ts'
import { useStreamPlayer, useWatched } from './player/useStreamPlayer.ts'

const styles = {
  place: css(pictureStyle, { borderRadius: radius.m, border: '1px solid var(--border)', overflow: 'hidden' }),
  offer: css({ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center' }),
}

interface StreamDockProps {
  eventId: string
  /** Opens the best of the event's streams. */
  onWatch: () => void
}

/** A page's place for what is watched of an event, or the offer to watch. */
export function StreamDock({ eventId, onWatch }: StreamDockProps) {
  if (useWatched()?.eventId === eventId) return <Dock />
  return (
    <div css={styles.place}>
      <div css={styles.offer}>
        <Button variant="primary" isLarge onClick={onWatch}>
          <Icon name="play" />
          <Trans context="verb: button">Watch</Trans>
        </Button>
      </div>
    </div>
  )
}

function Dock() {
  const player = useStreamPlayer()
  const place = useRef<HTMLDivElement>(null)
  // Given up before the place leaves the page, so that the picture can move on without a break.
  useLayoutEffect(() => (place.current === null ? undefined : player.dock(place.current)), [player])
  return <div ref={place} css={styles.place} />
}
