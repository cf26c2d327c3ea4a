import { css } from '@emotion/react'

import { phone, radius, space, text } from '#src/ui/theme/scale.ts'

/** px of the strip under the head. */
export const stripHeight = 48

const strip = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-maps="true"]': { gridTemplateColumns: 'minmax(0, auto) minmax(5rem, 1fr)' },
  alignItems: 'center',
  gap: space[4],
  height: stripHeight,
  padding: `0 ${space[3]}px`,
  background: 'var(--surface-2)',
  borderBlock: '1px solid var(--border)',
  [phone]: { gap: 10, padding: `0 ${space[2]}px` },
})

/** The parts of the match side by side: they scroll where there are many. */
const parts = css({
  position: 'relative',
  display: 'flex',
  gap: space[1],
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '> button': {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    flex: 'none',
    minWidth: 64,
    height: 40,
    padding: `0 ${space[2]}px`,
    borderRadius: radius.s,
    background: 'var(--surface-3)',
    color: 'var(--text-2)',
    fontSize: text.xs,
    lineHeight: '1rem',
    whiteSpace: 'nowrap',
    '&:hover': { background: 'var(--surface-4)' },
    '&:focus-visible': { outlineOffset: -2 },
    '& b': { fontSize: text.s, fontWeight: 500, color: 'var(--text-1)' },
    '&[data-live]': { background: 'var(--live-surface)', color: 'var(--live)' },
    '&[aria-pressed="true"]': {
      boxShadow: 'inset 0 0 0 1px var(--border-strong)',
      '& b': { fontWeight: 600 },
    },
  },
  [phone]: { '> button': { minWidth: 50, padding: `0 ${space[1]}px` } },
})

const about = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  fontSize: text.s,
  color: 'var(--text-2)',
  '> b': {
    minWidth: 0,
    fontWeight: 400,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
})

export const stripStyle = { strip, parts, about }
