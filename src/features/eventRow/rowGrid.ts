import { css } from '@emotion/react'

import { desktop, pad, phone, space, text } from '#src/ui/theme/scale.ts'

/* oxlint-disable lingui/no-unlocalized-strings -- widths and rules, not texts */
// In rem, so that larger text is laid out as a narrower list is.
/** Below these widths a list has room for two columns of prices, and for one. */
export const twoColumns = '@container event-row (width < 46rem)'
export const twoOfPad = '@container event-row (width < 42rem)'
export const oneColumn = '@container event-row (width < 33rem)'
/** A phone's row whose prices go below its teams: below `besideFrom`. */
export const pricesBelow = '@container event-row (width < 19rem)'

/** A link to further markets is there only where it has a number: an empty one would be a stop without a name. */
export const linkOf = (beside: 1 | 2 | 'all') =>
  ({
    [`& a[data-more]:not(:has(> [data-beside="${beside}"]))`]: { visibility: 'hidden' },
    [`& a[data-more]:has(> [data-beside="${beside}"])`]: { visibility: 'visible' },
  }) as const

const besideOf = (columns: 1 | 2) => ({
  '& [data-beside]': { display: 'none' },
  [`& [data-beside="${columns}"]`]: { display: 'inline' },
  ...linkOf(columns),
})

/** Of what says how many markets there are beside so many columns, the one that is right. */
export const besideColumns = { 1: besideOf(1), 2: besideOf(2) } as const

/** rem of a cell: what its label, its mark and its longest price need. */
const cellWidth = { usual: 9.25, indo: 10, pad: 8.875, phone: 7.25, phoneIndo: 9.25 } as const

/** Of the columns, so many are seen. The others are left to the event's page. */
const only = (columns: 1 | 2) => ({
  '--columns': columns,
  '&& [data-place="3"]': { display: 'none' },
  ...(columns === 1 && { '&& [data-place="2"]': { display: 'none' } }),
})

/** The one grid of all rows of a list and of the heads of its competitions. */
export const gridStyle = css({
  '--cell': `${cellWidth.usual}rem`,
  '[data-odds-type="indo"] &': { '--cell': `${cellWidth.indo}rem` },
  display: 'grid',
  columnGap: space[2],
  height: '100%',
  padding: `0 ${space[2]}px 0 ${space[3]}px`,
  gridTemplateColumns: 'minmax(0, 1fr) repeat(var(--columns, 3), var(--cell)) 2.75rem',
  [desktop]: { [twoColumns]: only(2), '&&': { [oneColumn]: only(1) } },
  [pad]: {
    '&, [data-odds-type="indo"] &': { '--cell': `${cellWidth.pad}rem` },
    '[data-odds-type="indo"] &': { '--price-size': text.s, '--label-size': text.xs },
    '&&': { [twoOfPad]: only(2) },
    '&&&': { [oneColumn]: only(1) },
  },
  [phone]: {
    '&, [data-odds-type="indo"] &': { '--cell': `${cellWidth.phone}rem` },
    '[data-odds-type="indo"] &': { '--cell': `${cellWidth.phoneIndo}rem` },
    gridTemplateColumns: 'minmax(0, 1fr) var(--cell)',
    [pricesBelow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
