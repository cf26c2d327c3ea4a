import { css } from '@emotion/react'

import { phone, radius, space, text } from '#src/ui/theme/scale.ts'

import { cellHeight } from './rowHeight.ts'

/** From this width of the list on, price columns have all their room. */
const roomy = '@container event-row (min-width: 740px)'
/** Below this the names need the room of the lines. */
const narrow = '@container event-row (max-width: 619.98px)'
const mouse = '@media (min-width: 1024px) and (not (pointer: coarse))'

/** What rows and their heads share: they ask for their own width, so that any shell may hold them. */
const frame = css({ containerType: 'inline-size', containerName: 'event-row' })

/** Below `narrow` and on phones the handicap and the total are left to the event's own page. */
const withoutLines = {
  '& [data-column="handicap"], & [data-column="total"], & [data-further="wide"]': { display: 'none' },
  '& [data-further="narrow"]': { display: 'inline' },
  '& a[data-more="narrow"]': { display: 'grid' },
} as const

/** The one grid of all rows of a list and of their heads. */
const grid = css({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) calc(2 * var(--cell) + 4px) var(--line) var(--line) 44px',
  columnGap: space[2],
  height: '100%',
  padding: `0 ${space[3]}px`,
  '--cell': '84px',
  '--line': '104px',
  [roomy]: { '--cell': '92px', '--line': '116px' },
  [narrow]: { gridTemplateColumns: '60px minmax(0, 1fr) calc(2 * var(--cell) + 4px) 40px', '--cell': '88px' },
})

export const headsStyle = css(frame, {
  height: 28,
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
  '--cell-height': `${cellHeight.touch}px`,
  [mouse]: { '--cell-height': `${cellHeight.mouse}px` },
  height: 'calc(2 * var(--cell-height) + 17px)',
  background: 'var(--surface-2)',
  borderBottom: '1px solid var(--border)',
  overflow: 'hidden',

  '& > div': { alignItems: 'center' },
  '& [data-column="time"]': {
    display: 'grid',
    gap: 2,
    minWidth: 0,
    fontSize: text.xs,
    lineHeight: '16px',
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
  },
  '& a[data-more]': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 40,
    minHeight: 28,
    borderRadius: radius.s,
    fontWeight: 600,
  },
  '& a[data-more]:hover': { background: 'var(--surface-3)', color: 'var(--text-1)' },
  '& [data-further="narrow"], & a[data-more="narrow"]': { display: 'none' },
  '& [data-marks]:empty': { display: 'none' },
  '& [data-marks]': { display: 'flex', gap: space[1], color: 'var(--text-3)' },

  [narrow]: withoutLines,
  [phone]: {
    ...withoutLines,
    height: 119,
    '& > div': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: `16px 40px ${cellHeight.touch}px`,
      rowGap: 3,
      alignContent: 'start',
      padding: `${space[2]}px ${space[3]}px`,
    },
    '& [data-column="time"]': { gridRow: 1, display: 'flex', gap: space[2], alignItems: 'center' },
    '& [data-start]': { fontSize: text.xs },
    '& [data-column="more"]': { gridRow: 1, gridColumn: 2, display: 'flex', alignItems: 'center' },
    '& a[data-more]': { minHeight: 24, height: 24, margin: '-4px 0', justifyItems: 'end' },
    '& [data-column="teams"]': { gridRow: 2, gridColumn: '1 / -1', rowGap: 0 },
    '& [data-column="teams"] > *': { height: 20, lineHeight: '20px' },
    '& [data-column="winner"]': { gridRow: 3, gridColumn: '1 / -1', display: 'flex' },
    '& [data-column="winner"] > *': { flex: '1 1 0', alignSelf: 'stretch' },
    '&[data-in-play="true"] [data-standing]': { display: 'block', whiteSpace: 'nowrap' },
  },
})
