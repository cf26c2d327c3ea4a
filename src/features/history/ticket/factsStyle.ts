import { css } from '@emotion/react'

import { space, text } from '#src/ui/theme/scale.ts'

/**
 * Facts in three equal columns, names above what they are: the first at the left edge, the last at the right one, so that
 * money stands below money from ticket to ticket.
 */
export const moneyFacts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[2],
  fontSize: text.s,
  fontVariantNumeric: 'tabular-nums',
  '> div': { textAlign: 'center' },
  '> :first-of-type': { textAlign: 'start' },
  '> :last-of-type': { gridColumnEnd: -1, textAlign: 'end' },
  '& dt': { fontSize: text.xs, color: 'var(--text-3)' },
  '& dd': { fontWeight: 600, color: 'var(--text-1)', overflowWrap: 'anywhere' },
})

/** Odds of a ticket as a whole: each a line, under the prices of its selections. */
export const oddsFacts = css({
  display: 'grid',
  fontSize: text.s,
  fontVariantNumeric: 'tabular-nums',
  '> div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: space[3],
    minHeight: 24,
  },
  '& dt': { color: 'var(--text-2)' },
  '& dd': { display: 'grid', justifyItems: 'end', fontWeight: 600, color: 'var(--text-1)' },
})
