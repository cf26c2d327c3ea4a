import { css } from '@emotion/react'

import { phone, radius, space, text } from '#src/ui/theme/scale.ts'

const panel = { background: 'var(--surface-2)', boxShadow: 'var(--edge)' } as const

const podium = {
  display: 'grid',
  justifyItems: 'center',
  alignSelf: 'end',
  gap: 2,
  minWidth: 0,
  paddingBlock: space[3],
  paddingInline: space[2],
  borderRadius: radius.m,
  textAlign: 'center',
  [phone]: { paddingInline: 2 },
} as const

/** A board: its podium, on which the first stands in the middle, and the rows below it. Who is read first is first. */
export const boardStyle = css({
  '--edge': 'inset 0 1px 0 color-mix(in srgb, var(--text-1) 5%, transparent)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr) minmax(0, 1fr)',
  columnGap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: text.s,
  fontVariantNumeric: 'tabular-nums',
  '> [data-podium]': { ...panel, ...podium, gridRow: 1, marginBottom: space[4] },
  '> [data-podium="1"]': {
    gridColumn: 2,
    paddingBlock: 20,
    background: 'linear-gradient(var(--accent-surface), var(--surface-2) 70%)',
  },
  '> [data-podium="2"]': { gridColumn: 1 },
  '> [data-podium="3"]': { gridColumn: 3 },
  '> :not([data-podium])': {
    ...panel,
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: '28px 28px minmax(4rem, 1fr) minmax(0, 1.4fr) minmax(6rem, auto)',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    padding: `${space[1]}px ${space[3]}px`,
    '& + li': { borderTop: '1px solid var(--border)', boxShadow: 'none' },
    '&:last-child': { borderRadius: `0 0 ${radius.m}px ${radius.m}px` },
    [phone]: { gridTemplateColumns: '18px 28px minmax(0, 1fr) auto', gap: space[2] },
  },
  '> [data-own]': { background: 'var(--accent-surface)' },
  '& [data-name]': {
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    fontWeight: 500,
    color: 'var(--text-1)',
  },
  '& [data-who]': { display: 'grid', minWidth: 0 },
  '& [data-place]': { color: 'var(--text-3)' },
  '& [data-facts]': { fontSize: text.xs, color: 'var(--text-3)' },
  '> [data-own] [data-facts]': { color: 'var(--text-2)' },
  '& [data-figure]': { textAlign: 'end', whiteSpace: 'nowrap', fontWeight: 600, color: 'var(--text-1)' },
  '&[data-measure="winnings"] [data-figure]': { color: 'var(--win)' },
  '> [data-podium] [data-figure]': { fontSize: text.m },
  '> [data-podium="1"] [data-figure]': { fontSize: text.l, [phone]: { fontSize: text.m } },
  '& [data-bar]': {
    height: 6,
    borderRadius: 3,
    background: 'var(--surface-3)',
    '> i': { display: 'block', height: 6, borderRadius: 3, background: 'var(--accent)' },
    [phone]: { display: 'none' },
  },
  '&[data-measure="winnings"] [data-bar] > i': { background: 'var(--win)' },
})
