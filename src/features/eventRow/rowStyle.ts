import { css } from '@emotion/react'

import { cellHeight } from '#src/features/odds/cellHeight.ts'
import { cellsInLine, priceWidths, stackedCells } from '#src/features/odds/priceRoom.ts'
import { mouse, padOrWider, phone, radius, space, text } from '#src/ui/theme/scale.ts'
import { cssHeight } from '#src/ui/windowedList/height.ts'

import { columnsHeight, phoneRow, rowHeights } from './rowHeight.ts'

/**
 * In rem, so that larger text is laid out as a narrower list is. Below this, and on phones, the names need the room of
 * the lines.
 */
const narrow = '@container event-row (width < 38.75rem)'
/** A list so narrow in its text that this must be large: names take two lines. */
const narrowest = '@container event-row (width < 30rem)'

/** What rows and their heads share: they ask for their own width, so that any shell may hold them. */
const frame = css({ containerType: 'inline-size', containerName: 'event-row' })

/** The handicap and the total are left to the event's own page. */
const withoutLines = {
  '& [data-column="handicap"], & [data-column="total"], & [data-further="wide"]': { display: 'none' },
  '& [data-further="narrow"]': { display: 'inline' },
  '& a[data-more="narrow"]': { display: 'grid' },
} as const

/** What stands in a cell beside its price: paddings, and the widest label and sign there are, such as "O 215.5 ½✓". */
const inLine = {
  ...cellsInLine,
  '--cell': 'calc(var(--price) + 1.3rem + 20px)',
  '--handicap': 'calc(var(--price) + 4.1rem + 20px)',
  '--total': 'calc(var(--price) + 4.3rem + 20px)',
} as const
const stacked = {
  ...stackedCells,
  '--cell': 'calc(max(var(--price), 1.9rem) + 17px)',
  '--handicap': 'calc(max(var(--price), 4.1rem) + 17px)',
  '--total': 'calc(max(var(--price), 4.3rem) + 17px)',
} as const

// Where the lines are left out there is room for the others again, unless the text is very large.
const crampedList = (width: string) => `((width < 30rem) or (38.75rem <= width < ${width}))`
const crampedPhone = (width: string) => `(width < ${width})`

function stackedWhere(room: 'list' | 'phone', cramped: (width: string) => string) {
  return Object.fromEntries(
    Object.entries(priceWidths).map(([oddsType, { row }]) => [
      `[data-odds-type="${oddsType}"] &`,
      { [`@container event-row ${cramped(row[room])}`]: stacked },
    ]),
  )
}

/** The one grid of all rows of a list and of their heads. Its font is that of prices, in whose digits it measures. */
const grid = css({
  ...inLine,
  [padOrWider]: stackedWhere('list', crampedList),
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr) calc(2 * var(--cell) + 4px) var(--handicap) var(--total) 2.75rem',
  columnGap: space[2],
  height: '100%',
  padding: `0 ${space[3]}px`,
  fontSize: text.m,
  fontWeight: 700,
  [narrow]: { gridTemplateColumns: '3.75rem minmax(0, 1fr) calc(2 * var(--cell) + 4px) 2.5rem' },
  [narrowest]: { gridTemplateColumns: '2.75rem minmax(0, 1fr) calc(2 * var(--cell) + 4px) 2.25rem' },
  [phone]: { ...stackedWhere('phone', crampedPhone), '--cell-room': 'calc((100cqi - 32px) / 3 - 14px)' },
})

export const headsStyle = css(frame, {
  height: cssHeight(columnsHeight),
  color: 'var(--text-3)',
  fontSize: text.xs,
  fontWeight: 600,
  borderBottom: '1px solid var(--border)',
  '& > div': { alignItems: 'center' },
  '& [data-column="winner"]': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: space[1] },
  [narrow]: withoutLines,
  '& span': { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis', textAlign: 'center' },
  [phone]: { display: 'none' },
})

export const gridStyle = grid

/** A row and all that stands in it, in one rule: a list mounts and unmounts rows as it scrolls. */
export const rowStyle = css(frame, {
  '--cell-height': `${cellHeight.touch}rem`,
  height: cssHeight(rowHeights.touch),
  [mouse]: { '--cell-height': `${cellHeight.mouse}rem`, height: cssHeight(rowHeights.mouse) },
  background: 'var(--surface-2)',
  borderBottom: '1px solid var(--border)',
  overflow: 'hidden',

  '& > div': { alignItems: 'center' },
  '& [data-column="time"]': {
    display: 'grid',
    gap: 2,
    minWidth: 0,
    fontSize: text.xs,
    lineHeight: '1rem',
    fontWeight: 400,
    color: 'var(--text-2)',
  },
  '& [data-column="time"] > *': {
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& [data-start]': { fontSize: text.m, fontWeight: 600, color: 'var(--text-1)' },
  '& [data-live]': { display: 'none', width: 'fit-content' },
  '& [data-standing]': { display: 'none' },
  '&[data-in-play="true"]': {
    '& [data-live]': { display: 'block' },
    '& [data-standing]': { display: '-webkit-box' },
    '& [data-start], & [data-day]': { display: 'none' },
  },

  '& [data-column="teams"]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space[2],
    rowGap: 4,
    minWidth: 0,
    color: 'var(--text-1)',
    borderRadius: radius.s,
  },
  '& [data-column="teams"] > *': {
    height: 'var(--cell-height)',
    lineHeight: 'var(--cell-height)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'left',
    fontWeight: 600,
  },
  '& a[data-column="teams"]:hover > [data-team]': { color: 'var(--accent-strong)' },
  '& [data-score]': { minWidth: 20, textAlign: 'right', fontWeight: 700, color: 'var(--text-1)' },

  '& [data-column="winner"], & [data-column="handicap"], & [data-column="total"]': {
    display: 'grid',
    gap: space[1],
    gridTemplateRows: 'var(--cell-height) var(--cell-height)',
  },
  '& [data-column="winner"]': {
    gridTemplateColumns: '1fr 1fr',
    gridTemplateAreas: '"home draw" "away draw"',
  },
  '& [data-side="home"]': { gridArea: 'home' },
  '& [data-side="draw"]': { gridArea: 'draw', alignSelf: 'center' },
  '& [data-side="away"]': { gridArea: 'away' },
  '& [data-column="handicap"] > *, & [data-column="total"] > *': { gridArea: 'auto' },
  '& [data-missing]': {
    height: 'var(--cell-height)',
    border: '1px dashed var(--border)',
    borderRadius: radius.s,
  },

  '& [data-column="more"]': {
    display: 'grid',
    justifyItems: 'end',
    gap: space[1],
    color: 'var(--text-2)',
    fontSize: text.s,
    fontWeight: 400,
  },
  '& a[data-more]': {
    display: 'grid',
    placeItems: 'center',
    minWidth: '2.5rem',
    minHeight: '1.75rem',
    borderRadius: radius.s,
    fontWeight: 600,
  },
  '& a[data-more]:hover': { background: 'var(--surface-3)', color: 'var(--text-1)' },
  '& [data-further="narrow"], & a[data-more="narrow"]': { display: 'none' },
  '& [data-marks]:empty': { display: 'none' },
  '& [data-marks]': { display: 'flex', gap: space[1], color: 'var(--text-3)' },
  // No less than a finger hits, and no higher for it.
  '& [data-stream]': { display: 'grid', placeItems: 'center', margin: -4, padding: 4, color: 'inherit' },
  '& [data-stream]:hover': { color: 'var(--accent-strong)' },

  [narrow]: withoutLines,
  [padOrWider]: {
    // A name that is too long for its line takes a second one: two are no higher than a cell.
    '& [data-column="teams"]': { gridTemplateRows: 'var(--cell-height) var(--cell-height)' },
    '& [data-column="teams"] > [data-team]': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      alignSelf: 'center',
      height: 'auto',
      lineHeight: '0.9375rem',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      [narrowest]: { fontSize: text.xs },
    },
  },
  [phone]: {
    ...withoutLines,
    height: cssHeight(rowHeights.phone),
    '& > div': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: `${phoneRow.words}rem ${2 * phoneRow.team}rem ${cellHeight.touch}rem`,
      rowGap: phoneRow.gap,
      alignContent: 'start',
      padding: `${space[2]}px ${space[3]}px`,
    },
    '& [data-column="time"]': { gridRow: 1, display: 'flex', gap: space[2], alignItems: 'center' },
    '& [data-start]': { fontSize: text.xs },
    '& [data-column="more"]': { gridRow: 1, gridColumn: 2, display: 'flex', alignItems: 'center' },
    '& a[data-more]': { minHeight: '1.5rem', height: '1.5rem', margin: '-4px 0', justifyItems: 'end' },
    '& [data-column="teams"]': { gridRow: 2, gridColumn: '1 / -1', rowGap: 0 },
    '& [data-column="teams"] > *': { height: `${phoneRow.team}rem`, lineHeight: `${phoneRow.team}rem` },
    '& [data-column="winner"]': { gridRow: 3, gridColumn: '1 / -1', display: 'flex' },
    '& [data-column="winner"] > *': { flex: '1 1 0', alignSelf: 'stretch' },
    '&[data-in-play="true"] [data-standing]': { display: 'block', whiteSpace: 'nowrap' },
  },
})
