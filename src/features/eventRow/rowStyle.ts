import { css } from '@emotion/react'

import { cellHeight } from '#src/features/odds/cellHeight.ts'
import { desktop, mouse, pad, phone, radius, space, text } from '#src/ui/theme/scale.ts'

import { starColours } from './favouriteLook.ts'
import { besideColumns, linkOf, oneColumn, pricesBelow, twoColumns, twoOfPad } from './rowGrid.ts'
import { air, phoneAir, teamAlone, wordsLine } from './rowHeight.ts'

/** Rows and heads ask for their own width, so that any shell may hold them. */
export const frame = css({ containerType: 'inline-size', containerName: 'event-row' })

/** The clock over the map or the half; on a phone beside it. */
const time = css({
  '& [data-time]': {
    gridArea: 'time',
    alignSelf: 'center',
    minWidth: 0,
    maxHeight: '100%',
    overflow: 'hidden',
    fontSize: text.xs,
    lineHeight: '1rem',
    color: 'var(--text-3)',
    overflowWrap: 'anywhere',
    '& b': { display: 'block', fontWeight: 500, color: 'var(--text-2)' },
    '& [data-clock]': { fontWeight: 500, color: 'var(--live)' },
    '& [data-reason]': { fontWeight: 500 },
  },
  '& [data-live]': { display: 'none' },
  '&[data-in-play="true"]': { '& [data-live]': { display: 'inline' }, '& [data-start]': { display: 'none' } },
  // "Full time" is not live.
  '&[data-over="true"] [data-clock]': { color: 'var(--text-2)' },
})

const teams = css({
  '& [data-column="teams"]': {
    display: 'grid',
    gridTemplateColumns: '3.5rem auto minmax(0, 1fr) auto auto',
    gridTemplateRows: 'repeat(var(--lines), var(--line))',
    gridTemplateAreas: '"time . . . ." "time . . . ."',
    columnGap: space[2],
    rowGap: air.gap,
    alignItems: 'center',
    alignContent: 'start',
    minWidth: 0,
    color: 'var(--text-1)',
    borderRadius: radius.s,
  },
  // A name that is too long for its line takes a second one.
  '& [data-team]': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    lineHeight: '1rem',
    textAlign: 'start',
    fontWeight: 500,
  },
  '& a[data-column="teams"]:hover > [data-team]': { color: 'var(--accent-strong)' },
  '& [data-score], & [data-maps]': { minWidth: '0.875rem', textAlign: 'end' },
  '& [data-score]': { fontWeight: 600, color: 'var(--text-1)' },
  '& [data-maps]': { color: 'var(--text-3)' },
  '& [data-maps]:empty': { minWidth: 0 },
  // Where there is no score yet, the names have its room.
  '&:not([data-in-play="true"])': {
    '& [data-score], & [data-maps]': { display: 'none' },
    '& [data-team]': { gridColumn: '3 / -1' },
  },
  '& [data-of]': {
    gridColumn: '2 / -1',
    gridRow: '3',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: text.xs,
    color: 'var(--text-3)',
  },
})

const more = css({
  '& [data-column="more"]': {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'end',
    gap: 2,
    height: '100%',
    color: 'var(--text-2)',
    fontSize: text.xs,
  },
  '& a[data-more]': {
    display: 'grid',
    placeItems: 'center end',
    minWidth: '1.5rem',
    minHeight: '1.5rem',
    borderRadius: radius.s,
    fontWeight: 500,
  },
  '& a[data-more]:hover': { color: 'var(--accent-strong)' },
  // The number that fits the columns in sight.
  '& [data-beside="1"], & [data-beside="2"]': { display: 'none' },
  ...linkOf('all'),
  '& [data-marks]:empty': { display: 'none' },
  // As wide as two of them are, which the column is not.
  '& [data-marks]': { display: 'flex', marginInline: -4, color: 'var(--text-3)' },
  // No less than a finger hits, and no higher for it.
  '& [data-stream], & [data-star]': {
    display: 'grid',
    placeItems: 'center',
    width: '1.5rem',
    height: '1.5rem',
    color: 'inherit',
  },
  '& [data-star]': starColours,
  '& [data-stream]:hover': { color: 'var(--accent-strong)' },
  // There is nothing to see before the start.
  '&:not([data-in-play="true"]) [data-stream]': { visibility: 'hidden' },
})

/** A row on a phone: the clock's line over the teams, and one market beside them. */
const onPhone = css({
  [phone]: {
    '& > div': { paddingBlock: `${phoneAir.around}px ${phoneAir.around - 1}px` },
    '& [data-column="teams"]': {
      gridArea: '1 / 1',
      '--crest': '18px',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      gridTemplateRows: `${wordsLine}rem repeat(var(--lines), minmax(0, 1fr))`,
      gridTemplateAreas: '"time time time time"',
      rowGap: 0,
      height: '100%',
    },
    '&:not([data-in-play="true"]) [data-team]': { gridColumn: '2 / -1' },
    '& [data-of]': { gridColumn: '1 / -1', gridRow: '4' },
    '& [data-time]': {
      display: 'flex',
      paddingInlineEnd: '5.75rem',
      whiteSpace: 'nowrap',
      '& [data-start], & [data-live]': { gap: space[1] + 2 },
      '& [data-standing], & [data-day]': { overflow: 'hidden', textOverflow: 'ellipsis' },
    },
    '& [data-start]': { display: 'flex', minWidth: 0 },
    '&[data-in-play="true"] [data-live]': { display: 'flex', minWidth: 0 },
    // Over the end of the clock's line.
    '& [data-column="more"]': {
      gridArea: '1 / 1',
      placeSelf: 'start end',
      display: 'flex',
      alignItems: 'center',
      gap: space[1] + 2,
      height: `${wordsLine}rem`,
    },
    // The place of a stream is kept beside the star: the number before them stands the same in every row.
    '& [data-marks]': {
      justifyContent: 'end',
      minWidth: '1.5rem',
      '&:has([data-star])': { minWidth: '3rem' },
    },
    '& [data-marks]:empty': { display: 'flex' },
    [pricesBelow]: {
      '& > div': { alignContent: 'start', rowGap: 4 },
      '& [data-column="teams"]': {
        height: 'auto',
        gridTemplateRows: `${wordsLine}rem ${teamAlone}rem ${teamAlone}rem`,
      },
      '& [data-of]': { display: 'none' },
      '& [data-team]': { WebkitLineClamp: 1 },
      '& [data-place]': { gridArea: '2 / 1' },
    },
  },
})

/** Says how many markets there are beside two columns, and one. */
const beside = css({
  [desktop]: {
    [twoColumns]: besideColumns[2],
    '&&': { [oneColumn]: besideColumns[1] },
  },
  [pad]: {
    [twoOfPad]: besideColumns[2],
    '&&': { [oneColumn]: besideColumns[1] },
  },
})

const row = css(frame, {
  '--line': `${cellHeight.touch}rem`,
  '--cell-height': 'var(--line)',
  '--lines': 2,
  height: 'var(--row-2)',
  '&[data-lines="3"]': { '--lines': 3, height: 'var(--row-3)' },
  [mouse]: { '--line': `${cellHeight.mouse}rem` },
  background: 'var(--surface-2)',
  borderBottom: '1px solid color-mix(in srgb, var(--border) 62%, transparent)',
  overflow: 'hidden',
  '&:hover': { background: 'color-mix(in srgb, var(--text-1) 2%, var(--surface-2))' },

  '& > div': { alignItems: 'start', paddingBlock: `${air.around}px ${air.around - 1}px` },
  '& [data-place]': { display: 'grid', gap: air.gap, [phone]: { gap: phoneAir.gap } },
  '& [data-missing]': {
    display: 'grid',
    placeItems: 'center end',
    height: 'var(--cell-height)',
    paddingInlineEnd: 7,
    color: 'var(--text-3)',
  },
})

/** A row and all that stands in it, in one rule: a list mounts and unmounts rows as it scrolls. */
export const rowStyle = css(row, time, teams, more, beside, onPhone)
