import { css } from '@emotion/react'

import { card } from '#src/ui/list/card.ts'
import { phone, space, text } from '#src/ui/theme/scale.ts'

/** How the pages of the mini-games are laid out. */
export const lootboxStyle = {
  page: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space[3],
    maxWidth: 1200,
    marginInline: 'auto',
    padding: space[3],
    containerType: 'inline-size',
    '> h1': { fontSize: text.l, fontWeight: 500 },
    [phone]: { padding: space[2], '> h1': { padding: `${space[1]}px ${space[1]}px 0` } },
  }),
  panel: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] }),
  /** With a second column where there is room for both. */
  both: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[4],
    alignItems: 'start',
    '@container (min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  }),
  beside: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }),
  section: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    '> header': {
      display: 'flex',
      alignItems: 'baseline',
      gap: space[2],
      '> h2': { fontSize: text.m, fontWeight: 500 },
      '> a': { marginInlineStart: 'auto', fontSize: text.s, fontWeight: 500, color: 'var(--accent)' },
    },
  }),
  rows: css(card, {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    overflow: 'hidden',
    '> li + li': { borderTop: '1px solid var(--border)' },
  }),
  narrow: css({ maxWidth: 760 }),
  choice: css({ maxWidth: 320 }),
}
