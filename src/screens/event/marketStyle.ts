import { css } from '@emotion/react'

import { cellHeightVariable } from '#src/features/odds/cellHeight.ts'
import { priceWidths, stackedCells } from '#src/features/odds/priceRoom.ts'
import { phone, radius, space, text } from '#src/ui/theme/scale.ts'

/** In rem, so that larger text is laid out as a narrower page is. From this width of the panel on, a market's name stands beside its prices. */
const beside = '@container markets (min-width: 40rem)'

const panel = css({
  background: 'var(--surface-2)',
  border: '1px solid var(--border)',
  borderRadius: radius.m,
  containerType: 'inline-size',
  containerName: 'markets',
  overflow: 'hidden',
  '& button': { scrollMarginBottom: 24 },
  // As high as the words that come.
  '& [data-blank]::before': { content: '"\\00a0"' },
  [phone]: { borderWidth: '1px 0', borderRadius: 0 },
})

const section = css({
  ...cellHeightVariable,
  padding: space[3],
  margin: 0,
  '& + &': { borderTop: '1px solid var(--border)' },
  '& > [data-body]': {
    display: 'grid',
    gap: space[2],
    [beside]: { gridTemplateColumns: '12.5rem minmax(0, 1fr)', columnGap: space[3] },
  },
  '& [data-head]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minWidth: 0,
    fontSize: text.m,
    color: 'var(--text-1)',
    // With the words of its standing this is as high as a cell, so that they move nothing.
    [beside]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignContent: 'center',
      gap: 0,
      height: 'var(--cell-height)',
    },
  },
  // As high as the way to the odds history lets it be, whether or not that is there.
  '& [data-head] > i': { height: 24 },
  '& h2': { flex: '1 1 0', minWidth: 0 },
  '& h2 > button': {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    maxWidth: '100%',
    minHeight: 24,
    marginLeft: -2,
    padding: `0 ${space[1]}px 0 0`,
    borderRadius: radius.s,
    fontWeight: 600,
    lineHeight: 1.25,
    textAlign: 'left',
    color: 'inherit',
    '& > svg': { color: 'var(--text-3)' },
    '&:hover, &:hover > svg': { color: 'var(--accent-strong)' },
  },
  // The way to its odds history makes the head no higher, and stands beside name and standing.
  '& [data-head] > a': {
    marginBlock: -8,
    [beside]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' },
  },
  '& [data-head] > span': { [beside]: { marginLeft: 20 } },
  '& [data-cells]': { display: 'grid', gap: space[1], minWidth: 0 },
  '& [data-fold]': { minWidth: 0 },
})

/** Each name goes above its price, and what it came to between them. */
const stacked = { '--cell-height': '3.25rem', ...stackedCells } as const

function whereCramped(cells: 'two' | 'three') {
  return Object.fromEntries(
    Object.entries(priceWidths).map(([oddsType, { panel }]) => [
      `[data-odds-type="${oddsType}"] &`,
      { [`@container markets (width < ${panel[cells]})`]: stacked },
    ]),
  )
}

const line = css({
  display: 'grid',
  gap: space[1],
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
})

const lineOfTwo = css(line, whereCramped('two'), { '--cell-room': 'calc((100cqi - 28px) / 2 - 14px)' })
const lineOfThree = css(line, whereCramped('three'), { '--cell-room': 'calc((100cqi - 32px) / 3 - 14px)' })

const list = css({
  display: 'grid',
  gap: space[1],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13.75rem, 100%), 1fr))',
})

/** Cells whose names stand above them: the price in the middle, its mark beside it, and how it ended at the edge. */
const cellsUnderHeads = {
  '& [data-rung] [data-part="label"]': { display: 'block', overflow: 'hidden' },
  '& [data-rung] [data-part="label"] > *': { display: 'none' },
  '--cell-areas': '"label sign price ."',
  '--cell-columns': 'minmax(0, 1fr) auto auto minmax(0, 1fr)',
  display: 'grid',
  gap: space[1],
  '& > [data-heads], & > [data-rung]': {
    display: 'grid',
    gridTemplateColumns: 'var(--rung)',
    gap: space[1],
    alignItems: 'center',
    minWidth: 0,
  },
  '& > [data-heads]': {
    fontSize: text.s,
    lineHeight: 1.3,
    color: 'var(--text-2)',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
} as const

/** What a cell has beside its price: paddings, borders and the sign. */
const besidePrice = '2rem'

const headed = css(cellsUnderHeads, {
  '--rung': 'repeat(2, minmax(0, 1fr))',
  '--cell-room': `calc((100cqi - 28px) / 2 - ${besidePrice})`,
})
const headedOfThree = css({
  '--rung': 'repeat(3, minmax(0, 1fr))',
  '--cell-room': `calc((100cqi - 32px) / 3 - ${besidePrice})`,
  // A mark goes above its price where both have no room side by side.
  '@container markets (width < 18rem)': {
    ...stackedCells,
    '--cell-height': '3.25rem',
    '--cell-room': 'calc((100cqi - 32px) / 3 - 14px)',
  },
})

const lineWidth = '6rem'

const ladder = css(cellsUnderHeads, {
  '--rung': `minmax(0, 1fr) ${lineWidth} minmax(0, 1fr)`,
  '--cell-room': `calc((100cqi - 32px - ${lineWidth}) / 2 - ${besidePrice})`,
  '& [data-heads] > span': { color: 'var(--text-3)' },
  '& [data-line]': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    lineHeight: 1.15,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    fontSize: text.m,
    '& > b': { fontWeight: 400, color: 'var(--text-1)' },
    '& > small': { display: 'flex', gap: space[1], fontSize: text.xs, color: 'var(--text-3)' },
    '& [data-word]': { color: 'var(--text-1)', fontWeight: 600 },
  },
  '& [data-main] > b': { fontWeight: 700 },
  // Beside the longest prices there is no room for how they ended: it goes above them.
  '[data-odds-type="indo"] &': { '@container markets (width < 23rem)': stacked },
  // With very large text the line stands above its prices.
  '@container markets (width < 17rem)': {
    '--rung': 'repeat(2, minmax(0, 1fr))',
    '--cell-room': `calc((100cqi - 28px) / 2 - ${besidePrice})`,
    '& [data-line]': { gridArea: '1 / 1 / 2 / 3' },
    '& [data-heads] > span': { display: 'none' },
  },
})

export const marketStyle = { panel, section, lineOfTwo, lineOfThree, list, headed, headedOfThree, ladder }
