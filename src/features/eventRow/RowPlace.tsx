/* oxlint-disable lingui/no-unlocalized-strings, slipway/texts -- shapes and grounds, not texts */
import { css } from '@emotion/react'

import { cellHeightVariable } from '#src/features/odds/cellHeight.ts'
import { phone } from '#src/ui/theme/scale.ts'

import { gridStyle } from './rowGrid.ts'
import { air, phoneAir, wordsLine } from './rowHeight.ts'
import { frame } from './rowStyle.ts'

const frameStyle = css(frame, {
  height: '100%',
  overflow: 'hidden',
  background: 'var(--surface-2)',
  borderBottom: '1px solid color-mix(in srgb, var(--border) 62%, transparent)',
})

const ground = 'var(--surface-3)'

/** Something so high in the middle of each team's line. */
const inLines = (height: string): string =>
  `repeating-linear-gradient(#0000 0 calc((var(--l) - ${height}) / 2), ${ground} 0 calc((var(--l) + ${height}) / 2), #0000 0 var(--l))`

/** A column's cells. @param at counted from the right; one that is not seen has no width */
const column = (at: number): string =>
  `repeating-linear-gradient(${ground} 0 var(--cell-height), #0000 0 calc(var(--cell-height) + var(--gap))) right calc(var(--right) + ${at} * (var(--cell) + 8px)) top / calc(var(--cell) * min(1, max(0, var(--columns, 3) - ${at}))) 100%`

/** What is said of the start or the clock, then crests and names, then what else there is. */
export const teamShapes = [
  `linear-gradient(${ground} 0 0) 0 var(--words) / 36px 8px`,
  `${inLines('var(--crest)')} var(--x) var(--y) / var(--crest) calc(2 * var(--l))`,
  `${inLines('10px')} calc(var(--x) + var(--crest) + 8px) var(--y) / 120px calc(2 * var(--l))`,
]

const shapes = css({
  ...cellHeightVariable,
  '--gap': `${air.gap}px`,
  '--words': '50%',
  '--x': '4rem',
  '--y': '0',
  '--l': 'calc(var(--cell-height) + var(--gap))',
  '--crest': '22px',
  '--right': 'calc(2.75rem + 8px)',
  paddingBlock: `${air.around}px ${air.around - 1}px`,
  background: [...teamShapes, column(0), column(1), column(2)].join(', '),
  '&&': { backgroundRepeat: 'no-repeat', backgroundOrigin: 'content-box', backgroundClip: 'content-box' },
  [phone]: {
    '--gap': `${phoneAir.gap}px`,
    '--words': '4px',
    '--x': '0px',
    '--y': `${wordsLine}rem`,
    '--l': `calc((2 * var(--cell-height) + var(--gap) - ${wordsLine}rem) / 2)`,
    '--crest': '18px',
    '--right': '0px',
    '--columns': 1,
    paddingBlock: `${phoneAir.around}px ${phoneAir.around - 1}px`,
  },
})

/**
 * The place of a row before it is made: crests, names and cells where they will be, on the rows' own grid, as backgrounds
 * of one box. A screen of them is on the page in the frame that shows a press; with a box for every part it would not be.
 */
export function RowPlace() {
  return (
    <div css={frameStyle}>
      <div css={[gridStyle, shapes]} data-row-place="" data-ways="2" />
    </div>
  )
}
