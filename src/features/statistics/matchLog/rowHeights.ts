import type { Height } from '#src/ui/list/windowedList/height.ts'

type Heights = Readonly<Record<'wide' | 'phone', Height>>

/** Of a row of the log: its style gives it this height, and the list counts on it. On a phone three lines have room. */
export const rowHeight: Heights = { wide: { rem: 2.125, px: 1 }, phone: { rem: 3.125, px: 1 } }

/** Of what heads a round. */
export const roundHeadHeight: Heights = { wide: { rem: 2.5, px: 1 }, phone: { rem: 3.25, px: 1 } }
