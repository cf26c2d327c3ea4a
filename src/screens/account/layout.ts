import { css } from '@emotion/react'

import { card } from '#src/ui/list/card.ts'
import { space, text, touch } from '#src/ui/theme/scale.ts'

/** How a page of the member's own is laid out. */
export const layout = {
  page: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    alignContent: 'start',
    maxWidth: 1200,
    padding: space[3],
    '> h1, > header > h1': { fontSize: text.l, fontWeight: 500 },
  }),
  head: css({ display: 'flex', alignItems: 'center', gap: space[1], minWidth: 0 }),
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
    gap: space[3],
    alignItems: 'start',
  }),
  column: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] }),
  section: css(card, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: `${space[3]}px ${space[4]}px`,
    '> h2': { paddingBottom: space[1], fontSize: text.m, fontWeight: 500 },
    '> :not(h2)': { paddingBlock: space[3], borderTop: '1px solid var(--border)' },
    '> :last-child': { paddingBottom: space[1] },
  }),
}

/** Back to the account settings, before the heading of a page of its own. */
export const backLink = css({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  marginInlineStart: -space[2],
  color: 'var(--text-2)',
  [touch]: { width: 44, height: 44 },
})
