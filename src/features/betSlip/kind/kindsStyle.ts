import { css } from '@emotion/react'

import { forcedColours, low, radius, space, touch } from '#src/ui/theme/scale.ts'

/** Where the kinds stand in the slip's head: the same box while its code is on the way. */
export const kindsStyle = {
  kinds: css({
    position: 'relative',
    display: 'flex',
    flex: 'none',
    gap: 2,
    margin: `${space[2]}px ${space[3]}px`,
    padding: 2,
    borderRadius: 6,
    background: 'var(--surface-3)',
    [low]: { marginBlock: space[1] },
  }),
  // Parts of one width, whatever is counted in them: none is cut, and none moves.
  tabs: css({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', flex: 1, gap: 2 }),
  part: css({
    minHeight: 28,
    borderRadius: radius.s,
    '&[aria-selected="true"], &[data-chosen]': {
      background: 'var(--surface-4)',
      // oxlint-disable-next-line lingui/no-unlocalized-strings -- of a style
      [forcedColours]: { border: '2px solid Highlight' },
    },
    [touch]: { minHeight: 36 },
    [low]: { minHeight: 28 },
  }),
  more: css({ flex: 'none', width: 36 }),
}
