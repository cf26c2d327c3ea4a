import { css } from '@emotion/react'

import { cellHeightVariable } from '#src/features/odds/cellHeight.ts'
import { priceWidths, stackedCells } from '#src/features/odds/priceRoom.ts'
import { space, text } from '#src/ui/theme/scale.ts'

/** In rem, so that larger text is laid out as a narrower page is. From this width of the panel on, a market's name stands beside its prices. */
const beside = '@container markets (min-width: 40rem)'

const section = css({
  ...cellHeightVariable,
  padding: space[3],
  margin: 0,
  '& + &': { borderTop: '1px solid var(--border)' },
  '& > [data-body]': {
    display: 'grid',
    gap: space[2],
    [beside]: { gridTemplateColumns: '11.5rem minmax(0, 1fr)', columnGap: space[3] },
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
  // The way to its odds history makes the head no higher, and stands beside name and standing.
  '& [data-head] > a': {
    marginBlock: -8,
    [beside]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' },
  },
  '& [data-head] > span': { marginLeft: 'auto', [beside]: { marginLeft: 0 } },
  '& [data-cells]': { display: 'grid', gap: space[1], minWidth: 0 },
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

export const marketStyle = { section, lineOfTwo, lineOfThree, list }
