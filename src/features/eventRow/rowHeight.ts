import type { Device } from '#src/ui/device.ts'
import { textSize } from '#src/ui/textSize.ts'

/**
 * In rem, so that they grow with the member's text: cells are 32 px high under a mouse on a wide screen, 40 px
 * everywhere else, where text has its usual size [A11Y-01].
 */
export const cellHeight = { mouse: 2, touch: 2.5 } as const

/** Two cells one above the other: 4 px between them, 6 px around, and the row's line. */
export const airOfTwo = 4 + 2 * 6 + 1

/** The phone's row: a line of words, two teams, and a cell; 3 px between these, 8 px around, and the row's line. */
export const phoneRow = { words: 1, team: 1.25, gap: 3, air: 2 * 3 + 2 * 8 + 1 } as const
const phoneText = phoneRow.words + 2 * phoneRow.team + cellHeight.touch

interface Sizes {
  /** Whether the pointer is coarse, where the caller knows better than the browser. */
  readonly isTouch?: boolean
  /** px of the page's text size. */
  readonly rem?: number
}

/** How high every event row is on a device, in px, whatever it shows; for lists that mount visible rows only. */
export function eventRowHeight(
  device: Device,
  { isTouch = hasCoarsePointer(), rem = textSize() }: Sizes = {},
): number {
  if (device === 'phone') return phoneText * rem + phoneRow.air
  return 2 * cellHeightOn(device, isTouch) * rem + airOfTwo
}

function cellHeightOn(device: Device, isTouch: boolean): number {
  return device === 'desktop' && !isTouch ? cellHeight.mouse : cellHeight.touch
}

function hasCoarsePointer(): boolean {
  return (
    typeof window !== 'undefined' &&
    typeof window.matchMedia === 'function' &&
    window.matchMedia('(pointer: coarse)').matches
  )
}
