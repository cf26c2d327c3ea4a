/* oxlint-disable lingui/no-unlocalized-strings, slipway/texts -- shapes and rules, not texts */
import { css } from '@emotion/react'

import { apartSign } from '#src/features/odds/cellStyle.ts'
import { text } from '#src/ui/theme/scale.ts'

import { compactAir, compactLine, phoneAir, wordsLine } from './rowHeight.ts'
import { teamShapes } from './RowPlace.tsx'

const { gap } = phoneAir
/** rem of a cell: the longest price of its odds type has room. */
const cell = { usual: 3.5625, indo: 4.75 } as const
const cellHeight = 2.5

/** What a name has less of than the row and its cells leave: paddings, crest and score. */
const besideName = '5.5rem'
/** At least as much as a letter of a name takes. */
const letter = '0.53rem'

/** Where a name has no room in one line, it has two that are half as high. */
const name = {
  '--room': `calc((100cqi - var(--cell) - ${besideName} - var(--letters, 0) * ${letter}) * 999)`,
  maxHeight: `${compactLine}rem`,
  fontSize: `clamp(${text.xs}, var(--room), ${text.s})`,
  lineHeight: `clamp(${compactLine / 2}rem, var(--room), ${compactLine}rem)`,
}

/** A cell at the lower end of a place. */
const cellShape = (at: number): string =>
  `linear-gradient(var(--surface-3) 0 0) right calc(${at} * (var(--one) + ${gap}px)) bottom / var(--one) ${cellHeight}rem`

/**
 * Compact rows of a phone's list, for the element around them and their heads: the clock's line over the whole row, two
 * lines of names, and beside these the cells of the market side by side. Its rules are stronger than those of the usual
 * rows, wherever the two stand in the page. Comes when it is wanted.
 */
export const compactStyle = css({
  '&&': {
    '--one': `${cell.usual}rem`,
    '[data-odds-type="indo"] &&': { '--one': `min(${cell.indo}rem, 20vw)` },
    '& [data-ways]': { '--cell': `calc(2 * var(--one) + ${gap}px)` },
    '& [data-ways="3"]': { '--cell': `calc(3 * var(--one) + ${2 * gap}px)` },
    '& [data-ways] [data-place]': {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'var(--one)',
      justifyContent: 'end',
      gap,
      overflow: 'visible',
    },

    '& [data-event] > [data-ways]': { paddingBlock: `${compactAir - 1}px` },
    '& [data-event] [data-column="teams"]': {
      '--crest': '16px',
      gridTemplateRows: `${wordsLine}rem repeat(2, ${compactLine}rem)`,
      gridAutoRows: `${wordsLine}rem`,
      height: 'auto',
    },
    '& [data-event] [data-time]': { paddingInlineEnd: 0 },
    '& [data-event] [data-column="more"]': { gridColumn: '1 / -1' },
    '& [data-event] [data-team]': name,

    '& [data-event] [data-place]': {
      '--cell-areas': '"label" "price"',
      '--cell-columns': 'minmax(0, 1fr)',
      '--cell-padding': '2px',
      '--label-size': text.xs,
      gridArea: '1 / 2',
      alignSelf: 'start',
      marginTop: `calc(${wordsLine + 2 * compactLine - cellHeight}rem)`,
    },
    '& [data-event] [data-market]': {
      '> [data-part="label"]': { justifyContent: 'center' },
      // In the corner, smaller than elsewhere, so that it covers no figure.
      '> [data-part="sign"]': {
        position: 'absolute',
        gridArea: 'auto',
        top: 2,
        left: 3,
        transform: 'scale(0.75)',
        transformOrigin: '0 0',
      },
      '> [data-price]': { textAlign: 'center' },
      '&[data-length="6"]': { '--price-size': text.s },
      '&[data-length="7"]': { '--price-size': text.xs },
    },
    '[data-odds-type="indo"] && [data-event] [data-market]': {
      '--price-size': text.s,
      '&[data-length="9"]': { '--price-size': text.xs },
    },
    // The side stands in the head of the competition; a figure is the row's own.
    '& [data-event] [data-column="winner"] [data-part="label"], & [data-event] [data-column="total"] [data-part="name"]':
      { display: 'none' },
    '& [data-event] [data-why][data-why]:not([data-why=""])': {
      gridTemplateAreas: 'var(--cell-areas)',
      gridTemplateColumns: 'var(--cell-columns)',
      '&::after': { ...apartSign, position: 'absolute', gridArea: 'auto', top: 3, left: 3 },
      '&:not([data-mark="none"])::after': { display: 'none' },
    },
    // Beside matches that know a draw, those without one leave its place free.
    '& [data-event] [data-ways="3"] [data-column="winner"] [data-side="away"]': { gridColumn: 3 },
    '& [data-missing]': { paddingInlineEnd: 0, placeItems: 'center' },

    '& [data-row-place]': {
      '--l': `${compactLine}rem`,
      '--crest': '16px',
      paddingBlock: `${compactAir - 1}px ${compactAir}px`,
      background: [...teamShapes, cellShape(0), cellShape(1)].join(', '),
      backgroundRepeat: 'no-repeat',
      backgroundOrigin: 'content-box',
      backgroundClip: 'content-box',
    },
  },
})
