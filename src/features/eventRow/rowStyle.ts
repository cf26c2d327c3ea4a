import { css } from '@emotion/react'

import { cellHeight } from '#src/features/odds/cellHeight.ts'
import { cellsInLine, stackedCells } from '#src/features/odds/priceRoom.ts'
import { mouse, padOrWider, phone, radius, space, text } from '#src/ui/theme/scale.ts'
import { cssHeight } from '#src/ui/windowedList/height.ts'

import { starColours } from './favouriteLook.ts'
import { pricesBelow, narrow, whereThreeHaveNoRoom } from './rowGrid.ts'
import { columnsHeight, phoneTeam, wordsLine } from './rowHeight.ts'

/** What rows and their heads share: they ask for their own width, so that any shell may hold them. */
const frame = css({ containerType: 'inline-size', containerName: 'event-row' })

/** The lines and the game's own market are left to the event's page. */
const withoutLines = {
  '& [data-column="handicap"], & [data-column="total"], & [data-column="own"], & [data-further="wide"]': {
    display: 'none',
  },
  '& [data-further="narrow"]': { display: 'inline' },
  '& a[data-more="narrow"]': { display: 'grid' },
} as const

export const headsStyle = css(frame, {
  height: cssHeight(columnsHeight),
  color: 'var(--text-3)',
  fontSize: text.xs,
  fontWeight: 600,
  borderBottom: '1px solid var(--border)',
  '& > div': { alignItems: 'center' },
  [narrow]: withoutLines,
  '& span': { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis', textAlign: 'center' },
})

/** Two cells of a column one above the other, or as many side by side, as high as these. */
const column = {
  display: 'grid',
  gap: space[1],
  gridTemplateRows: 'var(--line) var(--line)',
} as const
const inOneLine = {
  ...stackedCells,
  '--cell-height': 'calc(2 * var(--line) + 4px)',
  gridTemplateRows: 'var(--cell-height)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
} as const
const threeBelow = {
  ...cellsInLine,
  // All the row's height but 2 px above and below, and 2 px between them: no lower than a pointer hits.
  '--cell-height': 'calc((2 * var(--line) + 8px) / 3)',
  gridTemplateRows: 'var(--cell-height) var(--cell-height) var(--cell-height)',
  gridAutoFlow: 'row',
  gridAutoColumns: 'auto',
  gap: 2,
} as const

const twoBelow = {
  '--cell-height': 'var(--line)',
  gridTemplateRows: 'var(--line) var(--line)',
  gap: space[1],
} as const

/** A row and all that stands in it, in one rule: a list mounts and unmounts rows as it scrolls. */
export const rowStyle = css(frame, {
  '--line': `${cellHeight.touch}rem`,
  '--cell-height': 'var(--line)',
  height: 'var(--row-height)',
  [mouse]: { '--line': `${cellHeight.mouse}rem` },
  background: 'var(--surface-2)',
  borderBottom: '1px solid var(--border)',
  overflow: 'hidden',

  '& > div': { alignItems: 'center' },
  '& [data-column="teams"]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gridTemplateRows: `${wordsLine}rem minmax(0, 1fr) minmax(0, 1fr)`,
    columnGap: space[2],
    rowGap: 1,
    alignItems: 'center',
    height: '100%',
    minWidth: 0,
    padding: '3px 0 1px',
    color: 'var(--text-1)',
    borderRadius: radius.s,
  },
  '& [data-time]': {
    gridColumn: '1 / -1',
    display: 'flex',
    gap: space[2],
    alignItems: 'center',
    minWidth: 0,
    height: `${wordsLine}rem`,
    fontSize: text.xs,
    fontWeight: 400,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    color: 'var(--text-2)',
    '& > *': { flex: 'none' },
  },
  '& [data-standing], & [data-day]': { overflow: 'hidden', textOverflow: 'ellipsis', flex: '0 1 auto' },
  '& [data-start]': { fontSize: text.s, fontWeight: 600, color: 'var(--text-1)' },
  '& [data-live], & [data-standing]': { display: 'none' },
  '& [data-tone]': { lineHeight: '1rem' },
  '& [data-of]': { overflow: 'hidden', textOverflow: 'ellipsis', flex: '0 1 auto' },
  '&[data-in-play="true"]': {
    '& [data-live], & [data-standing]': { display: 'block' },
    '& [data-start], & [data-day]': { display: 'none' },
  },
  // A name that is too long for its line takes a second one.
  '& [data-team]': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    lineHeight: '0.9375rem',
    textAlign: 'left',
    fontWeight: 600,
  },
  '& a[data-column="teams"]:hover > [data-team]': { color: 'var(--accent-strong)' },
  '& [data-score]': { minWidth: '1.5ch', textAlign: 'right', fontWeight: 700, color: 'var(--text-1)' },
  '& [data-maps]': { textAlign: 'right', fontSize: text.s, fontWeight: 400, color: 'var(--text-2)' },
  '& [data-score], & [data-maps]': { fontVariantNumeric: 'tabular-nums' },
  // Where there is no score yet, the names have its room.
  '&:not([data-in-play="true"])': {
    '& [data-column="teams"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& [data-score], & [data-maps]': { display: 'none' },
  },

  '& [data-ways]': column,
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
  '& [data-marks]': { display: 'flex', gap: space[2], color: 'var(--text-3)' },
  // No less than a finger hits, and no higher for it.
  '& [data-stream], & [data-star]': {
    display: 'grid',
    placeItems: 'center',
    margin: -4,
    padding: 4,
    color: 'inherit',
  },
  '& [data-star]': starColours,
  '& [data-stream]:hover': { color: 'var(--accent-strong)' },

  [padOrWider]: {
    [narrow]: withoutLines,
    '[data-draw="true"] & [data-column="winner"]': inOneLine,
    ...whereThreeHaveNoRoom({
      '& [data-column="winner"]': threeBelow,
      '& [data-column="winner"][data-ways="2"]': twoBelow,
    }),
  },
  [phone]: {
    '& [data-ways]': {
      ...inOneLine,
      gridArea: '1 / 2',
      '--cell-height': `${wordsLine + 2 * phoneTeam}rem`,
    },
    '& [data-column="teams"]': {
      gridArea: '1 / 1',
      gridTemplateRows: `${wordsLine}rem ${phoneTeam}rem ${phoneTeam}rem`,
      rowGap: 0,
      columnGap: 6,
      height: 'auto',
      padding: 0,
    },
    '& [data-time]': { gap: space[1], paddingRight: '2rem' },
    '&:has([data-star]) [data-time]': { paddingRight: '3.25rem' },
    '&:has([data-star]):has([data-stream]) [data-time]': { paddingRight: '4.75rem' },
    // The word is heard; the clock beside the dot says it too.
    '& [data-tone="live"]': {
      minWidth: 0,
      width: 6,
      height: 6,
      padding: 0,
      borderRadius: '50%',
      background: 'var(--live)',
      overflow: 'hidden',
      textIndent: 12,
    },
    '& [data-team]': {
      display: 'block',
      lineHeight: `${phoneTeam}rem`,
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
    },
    // Over the end of the words above the teams: it leads where they lead.
    '& [data-column="more"]': {
      gridArea: '1 / 1',
      placeSelf: 'start end',
      marginTop: space[2],
      display: 'flex',
      alignItems: 'center',
      height: `${wordsLine}rem`,
    },
    '& a[data-more]': { minWidth: '2rem', minHeight: '1.5rem', justifyItems: 'end' },
    [pricesBelow]: {
      '& > div': { alignContent: 'start', rowGap: 3, paddingBlock: space[2] },
      '& [data-column="more"]': { marginTop: 0 },
      '& [data-ways]': { gridArea: '2 / 1', '--cell-height': `${cellHeight.touch}rem` },
    },
  },
})
