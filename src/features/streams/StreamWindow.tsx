import { css, Global } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

import { useDevice } from '#src/ui/theme/device.ts'
import { belowDesktop, desktop, layer, lowest, pad } from '#src/ui/theme/scale.ts'

import { barHeight, pictureStyle } from './player/pictureStyle.ts'
import { StreamStage } from './player/StreamStage.tsx'
import { useStreamPlayer, useWatched } from './player/useStreamPlayer.ts'

/** px of the strip that the window is below the top bar, where the slip has no column of its own. */
const strip = { usual: 90, lowest: 54, line: 1 } as const

/** Its name in one line with its controls. */
const oneLine = {
  '& [data-controls]': {
    flexWrap: 'nowrap',
    alignContent: 'center',
    '& > [data-title]': { flexGrow: 1, flexBasis: 0, minWidth: 0, WebkitLineClamp: 1 },
    // The title has the room.
    '& > span': { flexGrow: 0 },
  },
} as const

/**
 * The window has a place of its own, and lies over no price: on a desktop it is the head of the slip's column, else a
 * strip below the top bar that stays while the page scrolls, the picture beside its controls. Either makes room for it.
 * Folded it is its bar of controls alone.
 */
const style = css({
  zIndex: layer.window,
  overflow: 'hidden',
  borderBottom: `${strip.line}px solid var(--border)`,
  background: 'var(--surface-2)',
  [desktop]: {
    position: 'fixed',
    inset: 'var(--shell-top) calc(var(--shell-right) - var(--slip-width)) auto auto',
    width: 'var(--slip-width)',
    '&[data-folded="true"] > div::before': { display: 'none' },
  },
  [belowDesktop]: {
    position: 'sticky',
    top: 'var(--bar-bottom)',
    '& > div': { height: 'calc(var(--stream-strip) - 1px)', '&::before, &::after': { display: 'none' } },
    '& [data-stage]': {
      gridTemplateRows: 'minmax(0, 1fr)',
      gridTemplateColumns: 'calc((var(--stream-strip) - 1px) * 16 / 9) minmax(0, 1fr)',
    },
    '& [data-controls]': {
      flexWrap: 'wrap',
      alignContent: 'space-between',
      height: '100%',
      border: 0,
      '& > [data-title]': { flex: '1 0 100%' },
    },
    // In one line with its controls, where there is one.
    [lowest]: oneLine,
    '&[data-folded="true"]': {
      '& [data-stage]': { gridTemplateColumns: '0 minmax(0, 1fr)' },
      ...oneLine,
    },
  },
})

/** What the slip's column leaves to the window above it. */
const besideSlip = {
  picture: css({
    ':root': { '--stream-room': `calc(var(--slip-width) * 9 / 16 + ${barHeight.mouse + 1}px)` },
  }),
  bar: css({ ':root': { '--stream-room': `${barHeight.mouse + 1}px` } }),
}

/** How high the strip is, below which everything else sticks. */
function underBar(height: number, lowHeight: number) {
  return css({
    ':root': {
      '--stream-strip': `${height + strip.line}px`,
      [lowest]: { '--stream-strip': `${lowHeight + strip.line}px` },
      '--bar-bottom': '0px',
      '--shell-top': 'var(--stream-strip)',
      [pad]: {
        '--bar-bottom': 'var(--top-bar)',
        '--shell-top': 'calc(var(--top-bar) + var(--stream-strip))',
      },
    },
  })
}

const inStrip = {
  picture: underBar(strip.usual, strip.lowest),
  bar: underBar(barHeight.touch, barHeight.touch),
}

/** What is watched: where a page has a place for it there, else in a window that goes along with the member. */
export function StreamWindow() {
  const { t } = useLingui()
  const player = useStreamPlayer()
  const watched = useWatched()
  const { isDocked, isFolded } = useSelector(player.state)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (box.current === null ? undefined : player.liveIn(box.current)), [player])
  const title = watched?.title ?? ''
  const isShown = watched !== null && !isDocked
  const isBeside = useDevice() === 'desktop'
  return (
    <>
      <section
        data-stream-window=""
        data-folded={isFolded}
        hidden={!isShown}
        aria-label={t`Stream of ${title}`}
        css={style}
      >
        <div ref={box} css={pictureStyle} />
      </section>
      {watched !== null && createPortal(<StreamStage player={player} watched={watched} />, player.stage)}
      {isShown && <Global styles={(isBeside ? besideSlip : inStrip)[isFolded ? 'bar' : 'picture']} />}
    </>
  )
}
