import type { Height } from '#src/ui/list/windowedList/height.ts'

/** Of a row of the log: its style gives it this height, and the list counts on it. */
export const rowHeight: Height = { rem: 2.125, px: 1 }

/** Of what heads a round. */
export const roundHeadHeight: Height = { rem: 2.5, px: 1 }
