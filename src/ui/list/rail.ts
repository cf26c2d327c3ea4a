import { css } from '@emotion/react'

import { space } from '#src/ui/theme/scale.ts'

/**
 * Cards side by side, as many as there are: what has no room is scrolled to, and the last 24 px fade to say so. It
 * reaches the edge of its page, whose padding is given as `--page-pad`.
 */
export const rail = css({
  // What is only read aloud is placed in it, and not in the page.
  position: 'relative',
  display: 'flex',
  gap: space[2],
  margin: 0,
  marginInlineEnd: `calc(-1 * var(--page-pad, ${space[3]}px))`,
  padding: `1px var(--page-pad, ${space[3]}px) 1px 1px`,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: 24,
  maskImage: 'linear-gradient(90deg, #000 calc(100% - 24px), transparent)',
  '> li': { display: 'grid', flex: 'none', scrollSnapAlign: 'start' },
})
