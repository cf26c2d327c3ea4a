import { css } from '@emotion/react'

import { radius, space, text } from '#src/ui/theme/scale.ts'

/** What the parts of the analysis have in common. */
export const analysisStyle = {
  part: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4], alignContent: 'start' }),
  /** Both teams beside each other where there is room. */
  both: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
    gap: space[4],
    alignItems: 'start',
  }),
  card: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    padding: space[3],
    border: '1px solid var(--border)',
    borderRadius: radius.m,
    background: 'var(--surface-2)',
    '> h2': { fontSize: text.m, color: 'var(--text-1)', overflowWrap: 'anywhere' },
  }),
  lead: css({ margin: 0, fontSize: text.s, color: 'var(--text-2)' }),
}

/** px of a row of matches, and of its place before it comes. */
export const matchRowHeight = 44
