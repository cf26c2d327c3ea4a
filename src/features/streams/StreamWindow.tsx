import { css, Global } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

import { useDevice } from '#src/ui/theme/device.ts'
import { desktop, floating, layer, pad, phone, radius, space } from '#src/ui/theme/scale.ts'

import { barHeight, pictureStyle } from './player/pictureStyle.ts'
import { StreamStage } from './player/StreamStage.tsx'
import { useStreamPlayer, useWatched } from './player/useStreamPlayer.ts'

/**
 * On a desktop the window is the head of the slip's column, which makes room for it: there it lies over no price. Else it
 * keeps to a corner of the screen's own column. Folded it is its bar of controls alone.
 */
const style = css({
  position: 'fixed',
  zIndex: layer.window,
  width: 320,
  borderRadius: radius.m,
  border: '1px solid var(--border)',
  boxShadow: floating,
  overflow: 'hidden',
  [phone]: { width: 212 },
  [pad]: { width: 280 },
  '&[data-folded="true"] > div::before': { display: 'none' },
  '&[data-corner^="bottom"]': { bottom: `calc(var(--shell-bottom) + ${space[2]}px)` },
  '&[data-corner^="top"]': { top: `calc(var(--shell-top) + ${space[2]}px)` },
  '&[data-corner$="Left"]': { left: `calc(var(--shell-left) + ${space[2]}px)` },
  '&[data-corner$="Right"]': { right: `calc(var(--shell-right) + ${space[2]}px)` },
  [desktop]: {
    '&[data-corner]': { inset: 'var(--shell-top) calc(var(--shell-right) - var(--slip-width)) auto auto' },
    width: 'var(--slip-width)',
    border: 0,
    borderBottom: '1px solid var(--border)',
    borderRadius: 0,
    boxShadow: 'none',
  },
})

/** What the keyboard comes to is scrolled to where the window does not cover it. */
const clear = {
  bottom: css({ ':root': { scrollPaddingBottom: 'calc(var(--shell-bottom) + 240px)' } }),
  top: css({ ':root': { scrollPaddingTop: 'calc(var(--shell-top) + 240px)' } }),
}

/** What the slip's column leaves to the window above it. */
const roomFor = {
  picture: css({
    ':root': { '--stream-room': `calc(var(--slip-width) * 9 / 16 + ${barHeight.mouse + 1}px)` },
  }),
  bar: css({ ':root': { '--stream-room': `${barHeight.mouse + 1}px` } }),
}

/** What is watched: where a page has a place for it there, else in a window that goes along with the member. */
export function StreamWindow() {
  const { t } = useLingui()
  const player = useStreamPlayer()
  const watched = useWatched()
  const { isDocked, corner, isFolded } = useSelector(player.state)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (box.current === null ? undefined : player.liveIn(box.current)), [player])
  const title = watched?.title ?? ''
  const isShown = watched !== null && !isDocked
  const isBeside = useDevice() === 'desktop'
  return (
    <>
      <section
        data-stream-window=""
        data-corner={corner}
        data-folded={isFolded}
        hidden={!isShown}
        aria-label={t`Stream of ${title}`}
        css={style}
      >
        <div ref={box} css={pictureStyle} />
      </section>
      {watched !== null && createPortal(<StreamStage player={player} watched={watched} />, player.stage)}
      {isShown && isBeside && <Global styles={isFolded ? roomFor.bar : roomFor.picture} />}
      {isShown && !isBeside && !isFolded && (
        <Global styles={corner.startsWith('bottom') ? clear.bottom : clear.top} />
      )}
    </>
  )
}
