import type { Height } from '#src/ui/list/windowedList/height.ts'

/** How the selections of an outright stand: on a phone in two columns, elsewhere in three; names beside prices where there is room. */
export type OutrightLayout = 'phone' | 'narrow' | 'wide'

/** From this width on there is room for a name beside its price in each of three columns. */
export const wideQuery = '(min-width: 1360px)'

export const outrightColumns = { phone: 2, narrow: 3, wide: 3 } as const satisfies Record<
  OutrightLayout,
  number
>

/** rem of a cell: name above price, or beside it. */
export const outrightCell = { phone: 3.25, narrow: 3.25, wide: 2.5 } as const satisfies Record<
  OutrightLayout,
  number
>

/** rem of what heads the selections, and px between them and around. */
export const outrightHead = 2.75
export const outrightGap = 4
export const outrightPadding = 12

/** How high an outright is with so many selections: its style makes it so, and the list counts on it. */
export function outrightHeight(layout: OutrightLayout, selections: number): Height {
  const rows = Math.ceil(selections / outrightColumns[layout])
  return {
    rem: outrightHead + rows * outrightCell[layout],
    // And the card's line.
    px: Math.max(0, rows - 1) * outrightGap + outrightPadding + 1,
  }
}
