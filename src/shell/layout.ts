import { css } from '@emotion/react'

import { desktop, inset, layer, pad, phone, space, width } from '#src/ui/theme/scale.ts'

import { bottomBarHeight, gamesWidth, roomyFrom, slipWidth, topBarHeight, widest } from './measures.ts'

export const roomyQuery = `(min-width: ${width(roomyFrom)})`

/** Where the sticky parts of a screen may begin: below the top bar. */
export const shellTop = 'var(--shell-top)'

/** For the page itself: what the keyboard comes to is scrolled to where no bar covers it. */
export const shellRoot = css({
  ':root': {
    '--top-bar': `calc(${topBarHeight}px + ${inset.top})`,
    '--shell-top': 'var(--top-bar)',
    '--shell-bottom': '0px',
    // There it leaves with the page.
    [phone]: {
      '--shell-top': inset.top,
      '--shell-bottom': `calc(${bottomBarHeight} + ${inset.bottom})`,
    },
    scrollPaddingTop: shellTop,
    scrollPaddingBottom: 'var(--shell-bottom)',
  },
})

/** At least so much on each side, and no less than the notch. */
function besideNotch(least: number): string {
  return `0 max(${least}px, ${inset.right}) 0 max(${least}px, ${inset.left})`
}

export const shellStyles = {
  shell: css({ minHeight: '100dvh' }),
  top: css({
    position: 'sticky',
    top: 0,
    zIndex: layer.bar,
    height: 'var(--top-bar)',
    paddingTop: inset.top,
    [phone]: { position: 'relative' },
    background: 'var(--surface-2)',
    borderBottom: '1px solid var(--border)',
  }),
  topInner: css({
    height: '100%',
    maxWidth: widest,
    margin: '0 auto',
    padding: besideNotch(space[4]),
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    [phone]: { padding: besideNotch(space[3]), gap: space[2] },
  }),
  columns: css({
    maxWidth: widest,
    margin: '0 auto',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: `0 ${inset.right} var(--shell-bottom) ${inset.left}`,
    [pad]: { '&:not([data-games="none"])': { gridTemplateColumns: `${gamesWidth.strip}px minmax(0, 1fr)` } },
    [desktop]: {
      '&[data-games="open"]': {
        gridTemplateColumns: `${gamesWidth.open}px minmax(0, 1fr) ${slipWidth}px`,
      },
      '&[data-games="collapsed"]': {
        gridTemplateColumns: `${gamesWidth.strip}px minmax(0, 1fr) ${slipWidth}px`,
      },
    },
  }),
  /** A column beside the centre: always in reach, scrolling on its own. */
  side: css({
    position: 'sticky',
    top: shellTop,
    height: `calc(100dvh - ${shellTop} - var(--keyboard, 0px))`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  }),
  games: css({ borderInlineEnd: '1px solid var(--border)', scrollbarWidth: 'thin' }),
  // What is watched stands above it.
  slip: css({
    borderInlineStart: '1px solid var(--border)',
    overflowY: 'hidden',
    paddingTop: 'var(--stream-room, 0px)',
  }),
  centre: css({
    minWidth: 0,
    minHeight: 'calc(100dvh - var(--top-bar) - var(--shell-bottom))',
    padding: `0 ${space[2]}px ${space[8]}px`,
    [phone]: { padding: 0 },
    '&:focus': { outline: 'none' },
  }),
  bottom: css({
    position: 'fixed',
    inset: 'auto 0 0 0',
    zIndex: layer.bar,
    height: 'var(--shell-bottom)',
    padding: `0 ${inset.right} ${inset.bottom} ${inset.left}`,
    background: 'var(--surface-2)',
    borderTop: '1px solid var(--border)',
  }),
}
