import { css } from '@emotion/react'

import { card } from '#src/ui/list/card.ts'
import { phone, space, text } from '#src/ui/theme/scale.ts'

/** px of a row of which only the head is shown. */
export const rowHeight = 64

/** The rows, one below the other on one ground. */
export const rowsStyle = css(card, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  '> * + *': { borderTop: '1px solid var(--border)' },
})

/**
 * The head of a row, which opens the rest: place, mark, name over the bet, share of the greatest, profit, reviews. All
 * heads have these columns, on a phone the last two in one.
 */
export const headStyle = css({
  display: 'grid',
  gridTemplateColumns: '24px 40px minmax(0, 1.3fr) minmax(0, 1fr) minmax(8.5rem, auto) 7.5rem 16px',
  alignItems: 'center',
  columnGap: space[3],
  width: '100%',
  minHeight: rowHeight,
  padding: `${space[2]}px ${space[3]}px`,
  textAlign: 'start',
  fontSize: text.s,
  fontVariantNumeric: 'tabular-nums',
  color: 'var(--text-1)',
  '&:hover': { background: 'var(--surface-3)' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-expanded=true]': { background: 'var(--accent-surface)' },
  '& [data-place]': { color: 'var(--text-3)' },
  '&[aria-expanded=true] [data-place]': { color: 'var(--text-2)' },
  '& [data-who]': { display: 'grid', gap: 2, minWidth: 0 },
  '& [data-name]': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& [data-facts]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[2],
    fontSize: text.xs,
    color: 'var(--text-2)',
  },
  '& [data-bar]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 2.5rem',
    alignItems: 'center',
    gap: space[2],
    fontSize: text.xs,
    color: 'var(--text-2)',
    textAlign: 'end',
    '> i': { height: 6, borderRadius: 3, background: 'var(--surface-4)', overflow: 'hidden' },
    '> i > i': { display: 'block', height: 6, background: 'var(--win)' },
  },
  '& [data-profit]': {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontWeight: 600,
    fontSize: text.m,
    color: 'var(--win)',
  },
  '& [data-reviews]': {
    display: 'grid',
    justifyItems: 'end',
    gap: 2,
    fontSize: text.xs,
    color: 'var(--text-2)',
  },
  [phone]: {
    gridTemplateColumns: '18px 28px minmax(0, 1fr) auto 16px',
    columnGap: space[2],
    padding: `${space[2]}px`,
    '& [data-bar]': { display: 'none' },
    '& [data-profit]': { gridColumn: 4, gridRow: 1, alignSelf: 'end' },
    '& [data-reviews]': { gridColumn: 4, gridRow: 2, alignSelf: 'start' },
    '& [data-place], & [data-mark], & [data-who], & [data-chevron]': { gridRow: '1 / 3' },
  },
})
