import { css } from '@emotion/react'

import { cellHeightVariable } from '#src/features/odds/cellHeight.ts'
import { phone, radius, space, text } from '#src/ui/theme/scale.ts'

/** px between two cells. */
const gap = 3

const panel = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[2],
  minWidth: 0,
  '& button': { scrollMarginBottom: 24 },
  // As high as the words that come.
  '& [data-blank]::before': { content: '"\\00a0"' },
  '& > [data-columns]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    alignItems: 'start',
  },
  '& > [data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& [data-column]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], minWidth: 0 },
})

/** A market's card: its name, and cells that are all as wide as each other. */
const section = css({
  ...cellHeightVariable,
  // What a figure of these odds has more than in euro odds.
  '--longer-price': '0px',
  '[data-odds-type="indo"] &': { '--longer-price': '1.75rem' },
  margin: 0,
  padding: `0 ${space[2]}px ${space[2]}px`,
  background: 'var(--surface-2)',
  borderRadius: radius.m,
  // It catches light on its upper edge.
  boxShadow: 'inset 0 1px color-mix(in srgb, var(--text-1) 5%, transparent)',
  containerType: 'inline-size',
  containerName: 'market',
  '@media (forced-colors: active)': { border: '1px solid' },
  '&[data-folded]': { paddingBottom: 0 },
  '& [data-head]': {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    minHeight: 36,
    paddingInlineStart: 2,
    fontSize: text.xs,
    lineHeight: '1rem',
    color: 'var(--text-2)',
    [phone]: { minHeight: 32 },
  },
  '& [data-head] > *': { flex: 'none' },
  '& [data-head] > h2': { flex: '1 1 auto', minWidth: 0 },
  '& h2 > button': {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    maxWidth: '100%',
    minHeight: 24,
    paddingInlineEnd: space[1],
    borderRadius: radius.s,
    fontSize: text.s,
    fontWeight: 500,
    lineHeight: 1.25,
    textAlign: 'start',
    color: 'var(--text-1)',
    '& > svg': { color: 'var(--text-3)' },
    '&:hover, &:hover > svg': { color: 'var(--accent-strong)' },
  },
  // Beside what keeps it from taking bets there is no room for both: which line is the main one, its band shows.
  '@container market (max-width: 30rem)': {
    '& [data-market-status]:not(:empty) ~ [data-main-line]': { display: 'none' },
  },
  // The link to its odds history makes the head no higher.
  '& [data-head] > a': { marginBlock: -8, marginInlineStart: -4 },
  '& [data-cells]': { display: 'grid', gap, minWidth: 0 },
  '& [data-fold]': { minWidth: 0 },
})

/**
 * Cells side by side, all of the same width; where a name has no room beside a price, all of them below each other: how
 * wide the names are, each line of cells says itself by `--needed`.
 */
const named = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap,
  minWidth: 0,
  '& > button': {
    flex: '1 1 calc((var(--needed) - 100%) * 999)',
    minWidth: 0,
    maxWidth: '100%',
  },
  '--cell-room': '6rem',
})

const list = css({
  display: 'grid',
  gap,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(var(--needed), 100%), 1fr))',
})

/** Lines of a market, each with its figure in the cells; whose they are stands once above them. */
const ladder = css({
  display: 'grid',
  gap,
  // Beside a handicap, its mark and the paddings.
  '--cell-room': `calc((100cqi - ${gap}px) / 2 - 5.25rem)`,
  '& [data-part="name"]': { display: 'none' },
  '& > [data-heads], & > [data-rung]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap,
    alignItems: 'center',
    minWidth: 0,
  },
  '& > [data-heads]': {
    fontSize: text.xs,
    lineHeight: '1rem',
    color: 'var(--text-2)',
    whiteSpace: 'nowrap',
    '& > *': { padding: `0 ${space[2]}px`, overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  // The main line lies in a band with a bar at its beginning.
  '& > [data-main]': {
    margin: `0 -${space[2]}px`,
    padding: `${space[1]}px ${space[2]}px`,
    background: 'var(--accent-surface)',
    boxShadow: 'inset 3px 0 var(--accent)',
  },
})

export const marketStyle = { panel, section, named, list, ladder }

/**
 * How wide a line of cells must be for its longest name to be next to its longest price: by their letters, since nothing
 * is measured. Beside them are a mark and the paddings.
 * @param prices euro odds
 */
export function neededBy(names: readonly string[], prices: readonly string[], inRow: number): string {
  const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length))
  const rem = longest(names) * 0.46875 + longest(prices) * 0.625 + 2
  return `calc(${inRow} * (${rem}rem + var(--longer-price)) + ${(inRow - 1) * gap}px)`
}
