import { mouse } from '#src/ui/theme/scale.ts'

/**
 * In rem, so that they grow with the member's text: cells are 32 px high under a mouse on a wide screen, 40 px
 * everywhere else, where text has its usual size [A11Y-01].
 */
export const cellHeight = { mouse: 2, touch: 2.5 } as const

/** Gives the price cells inside their height, by `--cell-height`. */
export const cellHeightVariable = {
  '--cell-height': `${cellHeight.touch}rem`,
  [mouse]: { '--cell-height': `${cellHeight.mouse}rem` },
} as const
