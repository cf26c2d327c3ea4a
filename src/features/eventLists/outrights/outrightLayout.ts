import type { Height } from '#src/ui/list/windowedList/height.ts'
import { width } from '#src/ui/theme/scale.ts'

/** How the selections of an outright stand: each name beside its price, in as many columns as there is room for in the longest odds. */
export type OutrightLayout = 'phone' | 'narrow' | 'wide'

/** From this width on there is room for three columns. */
export const wideQuery = `(min-width: ${width(1360)})`

export const outrightColumns = { phone: 1, narrow: 2, wide: 3 } as const satisfies Record<
  OutrightLayout,
  number
>

/** rem of a cell. */
export const outrightCell = 2.5

/** rem of what heads the selections, and px between them and around. */
export const outrightHead = 2.75
export const outrightGap = 4
export const outrightPadding = 12

/** How high an outright is with so many selections: its style makes it so, and the list counts on it. */
export function outrightHeight(layout: OutrightLayout, selections: number): Height {
  const rows = Math.ceil(selections / outrightColumns[layout])
  return {
    rem: outrightHead + rows * outrightCell,
    // And the card's line.
    px: Math.max(0, rows - 1) * outrightGap + outrightPadding + 1,
  }
}
