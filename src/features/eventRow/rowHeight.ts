import { cellHeight } from '#src/features/odds/cellHeight.ts'
import type { Device } from '#src/ui/device.ts'
import type { Height } from '#src/ui/windowedList/height.ts'

/** The phone's row: a line of words, two teams, and a cell, with a gap of px between these. */
export const phoneRow = { words: 1, team: 1.25, gap: 3 } as const

/** Two cells one above the other: 4 px between them, 6 px around, and the row's line. */
const airOfTwo = 4 + 2 * 6 + 1

/** How high every event row is, whatever it shows: the style gives it this height, and lists and skeletons count on it. */
export const rowHeights = {
  mouse: { rem: 2 * cellHeight.mouse, px: airOfTwo },
  touch: { rem: 2 * cellHeight.touch, px: airOfTwo },
  // 8 px around, and the row's line.
  phone: { rem: phoneRow.words + 2 * phoneRow.team + cellHeight.touch, px: 2 * phoneRow.gap + 2 * 8 + 1 },
} as const satisfies Record<string, Height>

/** Of the heads of a list's price columns. */
export const columnsHeight: Height = { rem: 1.75, px: 0 }

/** Which of them a row has. @param isTouch whether the pointer is coarse, where the caller knows better than the browser */
export function eventRowHeight(device: Device, isTouch: boolean = hasCoarsePointer()): Height {
  if (device === 'phone') return rowHeights.phone
  return device === 'desktop' && !isTouch ? rowHeights.mouse : rowHeights.touch
}

function hasCoarsePointer(): boolean {
  return (
    typeof window !== 'undefined' &&
    typeof window.matchMedia === 'function' &&
    window.matchMedia('(pointer: coarse)').matches
  )
}
