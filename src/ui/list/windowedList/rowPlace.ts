/* oxlint-disable lingui/no-unlocalized-strings, slipway/texts -- shapes and grounds, not texts */
import { css } from '@emotion/react'

import { phone, space } from '#src/ui/theme/scale.ts'

const block = 'linear-gradient(var(--surface-3) 0 0)'
const names = `${block} 76px 32% / 140px 12px no-repeat, ${block} 76px 68% / 108px 12px no-repeat`
const cell = '9.25rem calc(50% - 7px) no-repeat'

/** Where the cells of a column begin, from the right edge. */
const column = (at: number): string => `right calc(${space[2]}px + 2.75rem + ${at} * (9.25rem + 8px) + 8px)`

const columns = [0, 1, 2]
  .flatMap((at) => [
    `${block} ${column(at)} top 6px / ${cell}`,
    `${block} ${column(at)} bottom 6px / ${cell}`,
  ])
  .join(', ')

/**
 * A row before it is rendered: the lines of its names and its cells, as backgrounds of one box. A screen of them is on the
 * page in the frame that shows a press; with a box for every part it would not be.
 */
export const rowPlace = css({
  height: '100%',
  borderBottom: '1px solid var(--border)',
  background: `${names}, ${columns}, var(--surface-2)`,
  [phone]: {
    background: `${names}, ${block} right ${space[2]}px top 8px / 7.25rem calc(50% - 10px) no-repeat, ${block} right ${space[2]}px bottom 8px / 7.25rem calc(50% - 10px) no-repeat, var(--surface-2)`,
  },
})
