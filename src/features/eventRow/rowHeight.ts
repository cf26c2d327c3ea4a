import { cellHeight } from '#src/features/odds/cellHeight.ts'
import type { Device } from '#src/ui/device.ts'
import type { Height } from '#src/ui/windowedList/height.ts'

/** A row's line of words, and on a phone the lines of its teams below it. */
export const wordsLine = 1
export const phoneTeam = 1.25

/** Two cells one above the other: 4 px between them, 6 px around, and the row's line. */
const airOfTwo = 4 + 2 * 6 + 1

/** How high every event row is, whatever it shows: the style gives it this height, and lists and skeletons count on it. */
export const rowHeights = {
  mouse: { rem: 2 * cellHeight.mouse, px: airOfTwo },
  touch: { rem: 2 * cellHeight.touch, px: airOfTwo },
  // 8 px around.
  phone: { rem: wordsLine + 2 * phoneTeam, px: 16 },
  // The cells go below the teams; 3 px between them, 8 px around, and the row's line.
  phoneLargeText: { rem: wordsLine + 2 * phoneTeam + cellHeight.touch, px: 3 + 2 * 8 + 1 },
} as const satisfies Record<string, Height>

/** rem of a list's width, below which a phone's row has no room for prices beside its teams. */
export const besideFrom = 19

/** Of the heads of a list's price columns. */
export const columnsHeight: Height = { rem: 1.75, px: 0 }

/** Of a phone's choice of a market, which stands in their place. */
export const marketSwitchHeight: Height = { rem: 2, px: 0 }

/** Which of them a row has. @param isTouch whether the pointer is coarse, where the caller knows better than the browser @param isLargeText whether a phone has no room for prices beside teams */
export function eventRowHeight(
  device: Device,
  isTouch: boolean = hasCoarsePointer(),
  isLargeText = false,
): Height {
  if (device === 'phone') return isLargeText ? rowHeights.phoneLargeText : rowHeights.phone
  return device === 'desktop' && !isTouch ? rowHeights.mouse : rowHeights.touch
}

function hasCoarsePointer(): boolean {
  return (
    typeof window !== 'undefined' &&
    typeof window.matchMedia === 'function' &&
    window.matchMedia('(pointer: coarse)').matches
  )
}
