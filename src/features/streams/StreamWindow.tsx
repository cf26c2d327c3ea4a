import { css, Global } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

import { floating, layer, pad, phone, radius, space } from '#src/ui/theme/scale.ts'

import { pictureStyle } from './pictureStyle.ts'
import { StreamStage } from './StreamStage.tsx'
import { useStreamPlayer } from './useStreamPlayer.ts'

/** The window keeps to the screen's own column: beside it stand the games and the slip, under it the bar of phones. */
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
  '&[data-corner^="bottom"]': { bottom: `calc(var(--shell-bottom) + ${space[2]}px)` },
  '&[data-corner^="top"]': { top: `calc(var(--shell-top) + ${space[2]}px)` },
  '&[data-corner$="Left"]': { left: `calc(var(--shell-left) + ${space[2]}px)` },
  '&[data-corner$="Right"]': { right: `calc(var(--shell-right) + ${space[2]}px)` },
})

/** What the keyboard comes to is scrolled to where the window does not cover it. */
const clear = {
  bottom: css({ ':root': { scrollPaddingBottom: 'calc(var(--shell-bottom) + 240px)' } }),
  top: css({ ':root': { scrollPaddingTop: 'calc(var(--shell-top) + 240px)' } }),
}

/** What is watched: where a page has a place for it there, else in a window that goes along with the member. */
export function StreamWindow() {
  const { t } = useLingui()
  const player = useStreamPlayer()
  const { watched, isDocked, corner } = useSelector(player.state)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (box.current === null ? undefined : player.liveIn(box.current)), [player])
  const title = watched?.title ?? ''
  const isShown = watched !== null && !isDocked
  return (
    <>
      <section
        data-stream-window=""
        data-corner={corner}
        hidden={!isShown}
        aria-label={t`Stream of ${title}`}
        css={style}
      >
        <div ref={box} css={pictureStyle} />
      </section>
      {watched !== null && createPortal(<StreamStage player={player} watched={watched} />, player.stage)}
      {isShown && <Global styles={corner.startsWith('bottom') ? clear.bottom : clear.top} />}
    </>
  )
}
