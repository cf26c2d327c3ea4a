import { css } from '@emotion/react'

import { phone, radius, space, text } from '#src/ui/theme/scale.ts'

/** px of the column beside the markets. */
const columnWidth = 168

const frame = css({
  display: 'grid',
  gridTemplateColumns: `${columnWidth}px minmax(0, 1fr)`,
  alignItems: 'start',
  gap: space[2],
  padding: space[2],
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] },
})

const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], minWidth: 0 })

/** One below the other beside the markets; on phones side by side in the row of views. */
const list = css({
  position: 'relative',
  display: 'grid',
  gap: 2,
  minWidth: 0,
  '> button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minHeight: 32,
    padding: '4px 10px',
    borderRadius: radius.s,
    fontSize: text.s,
    lineHeight: 1.2,
    textAlign: 'start',
    color: 'var(--text-2)',
    '&:hover': { background: 'var(--surface-3)', color: 'var(--text-1)' },
    '&:focus-visible': { outlineOffset: -2 },
    '& > [data-words]': { display: 'inline-flex', alignItems: 'center', gap: space[1], minWidth: 0 },
    '& > [data-count]': { flex: 'none', fontSize: text.xs, fontWeight: 400, color: 'var(--text-3)' },
    '&[aria-selected="true"]': {
      background: 'var(--accent-surface)',
      color: 'var(--text-1)',
      fontWeight: 600,
      '& > [data-count]': { color: 'var(--text-2)' },
    },
    '@media (pointer: coarse)': { minHeight: 40 },
    '@media (forced-colors: active)': { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
  },
  '& [data-dot]': { width: 6, height: 6, flex: 'none', borderRadius: '50%', background: 'var(--live)' },
  [phone]: {
    display: 'flex',
    gap: space[1],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingInlineEnd: 28,
    '> button': {
      flex: 'none',
      minHeight: 32,
      height: 32,
      padding: `0 ${space[3]}px`,
      borderRadius: 16,
      whiteSpace: 'nowrap',
      '&[aria-selected="true"]': { background: 'var(--surface-3)' },
      '@media (pointer: coarse)': { minHeight: 36, height: 36 },
    },
  },
})

const search = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  color: 'var(--text-3)',
  '> svg': { position: 'absolute', insetInlineStart: space[2], pointerEvents: 'none' },
  '> input': {
    width: '100%',
    minWidth: 0,
    height: 32,
    padding: `0 ${space[2]}px 0 28px`,
    background: 'var(--surface-2)',
    color: 'var(--text-1)',
    border: '1px solid var(--border-strong)',
    borderRadius: radius.s,
    fontSize: text.s,
    '&::placeholder': { color: 'var(--text-3)', opacity: 1 },
    // At 16 px a phone does not zoom into it.
    '@media (pointer: coarse)': { height: 40, fontSize: 'max(16px, 0.9375rem)' },
  },
})

export const choiceStyle = { frame, column, list, search }
