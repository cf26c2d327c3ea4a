import { css } from '@emotion/react'

import { touch } from '#src/ui/theme/scale.ts'

/** px of the row of controls under a picture. */
export const barHeight = { mouse: 32, touch: 44 }

/**
 * A place for the player, of its very size before it is there: the picture with the row of controls under it. A screen that
 * is low says with `--picture` how high the picture may be.
 */
export const pictureStyle = css({
  position: 'relative',
  width: '100%',
  background: 'var(--surface-1)',
  '&::before': {
    content: '""',
    display: 'block',
    aspectRatio: '16 / 9',
    width: '100%',
    maxHeight: 'var(--picture, none)',
  },
  '&::after': {
    content: '""',
    display: 'block',
    height: barHeight.mouse,
    [touch]: { height: barHeight.touch },
  },
})

export const barStyle = css({
  display: 'flex',
  alignItems: 'center',
  height: barHeight.mouse,
  minWidth: 0,
  padding: '0 2px',
  background: 'var(--surface-2)',
  borderTop: '1px solid var(--border)',
  [touch]: { height: barHeight.touch },
})
