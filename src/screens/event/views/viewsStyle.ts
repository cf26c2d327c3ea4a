import { css } from '@emotion/react'

import { floating, layer, lowest, phone, radius, space, text } from '#src/ui/theme/scale.ts'

/** px of the row of views. */
export const viewsHeight = 44

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  height: viewsHeight,
  padding: `0 ${space[2]}px`,
  position: 'sticky',
  top: 'var(--views-top)',
  zIndex: layer.overRows,
  background: 'var(--surface-1)',
  borderBottom: '1px solid var(--border)',
  [lowest]: { position: 'static' },
  // The tabs have the height of the row, and its line below them.
  '& > [role="tablist"]': { flex: '1 1 auto', minWidth: 0, height: '100%', borderBottom: 0, gap: 0 },
  '& > [role="tablist"] > [role="tab"]': { minHeight: 0, height: '100%', whiteSpace: 'nowrap' },
})

/** The switch between kinds of bets: equal parts in one box. */
const kinds = css({
  flex: 'none',
  '& > [role="tablist"]': {
    gap: 0,
    padding: 2,
    border: 0,
    borderRadius: radius.m,
    background: 'var(--surface-3)',
    boxShadow: 'inset 0 0 0 1px var(--border)',
  },
  '& > [role="tablist"] > [role="tab"]': {
    minHeight: 28,
    padding: `0 ${space[3]}px`,
    border: 0,
    borderRadius: 6,
    whiteSpace: 'nowrap',
    '&[aria-selected="true"]': { background: 'var(--surface-4)' },
  },
  '@media (forced-colors: active)': { '& [aria-selected="true"]': { outline: '2px solid Highlight' } },
})

/** Where the choices of markets stand on phones: they fade out before the end of the row. */
const slot = css({
  flex: '1 1 auto',
  minWidth: 0,
  maskImage: 'linear-gradient(90deg, #000 calc(100% - 28px), transparent)',
})

const pill = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  height: 32,
  padding: `0 ${space[3]}px`,
  borderRadius: 16,
  background: 'var(--accent-surface)',
  color: 'var(--text-1)',
  fontSize: text.s,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@media (pointer: coarse)': { height: 36, borderRadius: 18 },
  '@media (forced-colors: active)': { border: '1px solid' },
})

const menu = css({
  position: 'absolute',
  top: '100%',
  insetInlineStart: space[2],
  zIndex: layer.window,
  display: 'grid',
  minWidth: '12rem',
  padding: space[1],
  background: 'var(--surface-2)',
  border: '1px solid var(--border)',
  borderRadius: radius.m,
  boxShadow: floating,
  '& > button': {
    minHeight: 44,
    padding: `0 ${space[3]}px`,
    borderRadius: radius.s,
    fontSize: text.s,
    textAlign: 'start',
    color: 'var(--text-1)',
    '&:hover, &:focus-visible': { background: 'var(--surface-3)', outlineOffset: -2 },
    '&[aria-checked="true"]': { fontWeight: 600, background: 'var(--accent-surface)' },
  },
})

const panel = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] })
/** What is shown beside the bets has a margin of its own. */
const inset = css({ padding: space[2], [phone]: { padding: `${space[2]}px 0` } })

export const viewsStyle = { row, kinds, slot, pill, menu, panel, inset }
