import { css } from '@emotion/react'

import { cellsInLine, priceWidths, stackedCells } from '#src/features/odds/priceRoom.ts'
import { padOrWider, phone, space, text } from '#src/ui/theme/scale.ts'

// In rem, so that larger text is laid out as a narrower list is.
/** Below this the names need the room of the lines. */
export const narrow = '@container event-row (width < 34rem)'
/** A phone's row whose prices go below its teams: below `besideFrom`. */
export const pricesBelow = '@container event-row (width < 19rem)'

/** What stands in a cell beside its price: paddings, and the widest label and sign there are, such as "O 215.5 ½✓". */
const inLine = {
  ...cellsInLine,
  '--cell': 'calc(var(--price) + 1.3rem + 20px)',
  '--own': 'calc(var(--price) + 2rem + 20px)',
  '--handicap': 'calc(var(--price) + 4.1rem + 20px)',
  '--total': 'calc(var(--price) + 4.3rem + 20px)',
} as const
const stacked = {
  ...stackedCells,
  '--cell': 'calc(max(var(--price), 1.9rem) + 17px)',
  '--own': 'calc(max(var(--price), 2.4rem) + 17px)',
  '--handicap': 'calc(max(var(--price), 4.1rem) + 17px)',
  '--total': 'calc(max(var(--price), 4.3rem) + 17px)',
} as const

type Style = Readonly<Record<string, unknown>>

/** By odds type, below the width at which its cells of one line have room. */
function whereCramped(style: Style): Style {
  return Object.fromEntries(
    Object.entries(priceWidths).map(([oddsType, { row }]) => [
      `[data-odds-type="${oddsType}"] &`,
      { [`@container event-row (width < ${row.list})`]: style },
    ]),
  )
}

/** In a list with draws, below the width at which three cells have room beside each other. */
export function whereThreeHaveNoRoom(style: Style): Style {
  return Object.fromEntries(
    Object.entries(priceWidths).map(([oddsType, { row }]) => [
      `[data-odds-type="${oddsType}"][data-draw="true"] &`,
      { [`@container event-row (width < ${row.three})`]: style },
    ]),
  )
}

/** Cells of a phone's row, two lines each. They give way where an odds type's longest price has no room. */
const phoneCells = {
  ...stackedCells,
  '--cell-padding': '3px',
  '--cells': 'calc(2 * min(max(var(--price), 4.3rem) + 9px, 27cqi) + 4px)',
  '--cell-room': 'calc(27cqi - 9px)',
  '[data-draw="true"][data-market="winner"] &': {
    '--cells': 'calc(3 * min(max(var(--price), 1.9rem) + 9px, 20cqi) + 8px)',
    '--cell-room': 'calc(20cqi - 9px)',
  },
} as const

/** The one grid of all rows of a list and of their heads. Its font is that of prices, in whose digits it measures. */
export const gridStyle = css({
  ...inLine,
  '--winner': 'var(--cell)',
  display: 'grid',
  columnGap: space[2],
  height: '100%',
  padding: `0 ${space[3]}px`,
  fontSize: text.m,
  fontWeight: 700,
  gridTemplateColumns: 'minmax(0, 1fr) var(--winner) var(--handicap) var(--total) 2.75rem',
  [padOrWider]: {
    ...whereCramped(stacked),
    '[data-own="true"] &': {
      gridTemplateColumns: 'minmax(0, 1fr) var(--winner) var(--handicap) var(--total) var(--own) 2.75rem',
    },
    '[data-draw="true"] &': { '--winner': 'calc(3 * max(var(--price), 1.9rem) + 3 * 17px + 8px)' },
    ...whereThreeHaveNoRoom({ '--winner': inLine['--cell'] }),
    '&&': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) var(--winner) 2.5rem' } },
  },
  [phone]: {
    ...phoneCells,
    gridTemplateColumns: 'minmax(0, 1fr) var(--cells)',
    [pricesBelow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '&, [data-draw="true"][data-market="winner"] &': { '--cell-room': 'calc((100cqi - 32px) / 3 - 9px)' },
    },
  },
})
