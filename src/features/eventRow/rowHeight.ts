import type { Device } from '#src/features/shell/device.ts'

/** Cells are 32 px high under a mouse on a wide screen, 40 px everywhere else [A11Y-01]. */
export const cellHeight = { mouse: 32, touch: 40 } as const

/** Of two cells one above the other, with 4 px between and 6 px around, and the row's line. */
function heightOfTwo(cell: number): number {
  return 2 * cell + 4 + 2 * 6 + 1
}

/** Of the phone's row: a head of 16, two teams of 20, 4 of air, one cell, 8 around, and the row's line. */
const phoneHeight = 16 + 2 + 40 + 4 + cellHeight.touch + 2 * 8 + 1

/**
 * How high every event row is on a device, in px, whatever it shows; for lists that mount visible rows only.
 * @param isTouch whether the pointer is coarse, where the caller knows better than the browser
 */
export function eventRowHeight(device: Device, isTouch: boolean = hasCoarsePointer()): number {
  if (device === 'phone') return phoneHeight
  return heightOfTwo(device === 'desktop' && !isTouch ? cellHeight.mouse : cellHeight.touch)
}

function hasCoarsePointer(): boolean {
  return (
    typeof window !== 'undefined' &&
    typeof window.matchMedia === 'function' &&
    window.matchMedia('(pointer: coarse)').matches
  )
}
