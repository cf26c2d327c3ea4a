import { cellHeight } from '#src/features/odds/cellHeight.ts'
import type { Height } from '#src/ui/list/windowedList/height.ts'
import type { Device } from '#src/ui/theme/device.ts'

/** px between the cells of a column, and above and below them. */
export const air = { gap: 2, around: 6 } as const
export const phoneAir = { gap: 3, around: 8 } as const

/** rem of a phone's line of words over its teams. */
export const wordsLine = 1

/** rem of a list's width, below which a phone's row has no room for prices beside its teams. */
export const besideFrom = 19

/** rem of a team in a row whose prices stand below it. */
export const teamAlone = 1.25

/** How high the rows of a list are, by their lines. */
export type RowHeights = Readonly<Record<2 | 3, Height>>

function heightsOf(
  lineOf: number,
  { gap, around }: { gap: number; around: number },
  aboveRem = 0,
): RowHeights {
  const height = (lines: number, extra: number): Height => ({
    rem: lines * lineOf + aboveRem,
    px: (lines - 1) * gap + 2 * around + extra,
  })
  return { 2: height(2, 0), 3: height(3, 0) }
}

/** Whatever a row shows: the style gives it its height, and lists and skeletons count on it. */
const heights = {
  mouse: heightsOf(cellHeight.mouse, air),
  touch: heightsOf(cellHeight.touch, air),
  phone: heightsOf(cellHeight.touch, phoneAir),
  // The cells go below the teams.
  phoneLargeText: heightsOf(cellHeight.touch, phoneAir, wordsLine + 2 * teamAlone + 0.25),
} as const

/** Compact rows on a phone: the cells of a market side by side, beside names in lines of `compactLine`. */
export const compactLine = 1.375
export const compactAir = 6
const compact = (beside: number): Height => ({
  rem: wordsLine * (1 + beside) + 2 * compactLine,
  px: 2 * compactAir,
})
/** Three lines are for the competition; a draw has no line of its own. */
export const compactHeights: RowHeights = { 2: compact(0), 3: compact(1) }

/**
 * Which of them a list's rows have.
 * @param isTouch whether the pointer is coarse, where the caller knows better than the browser
 * @param isLargeText whether a phone has no room for prices beside teams
 */
export function eventRowHeights(
  device: Device,
  isTouch: boolean = hasCoarsePointer(),
  isLargeText = false,
): RowHeights {
  if (device === 'phone') return isLargeText ? heights.phoneLargeText : heights.phone
  return device === 'desktop' && !isTouch ? heights.mouse : heights.touch
}

function hasCoarsePointer(): boolean {
  return (
    typeof window !== 'undefined' &&
    typeof window.matchMedia === 'function' &&
    window.matchMedia('(pointer: coarse)').matches
  )
}
