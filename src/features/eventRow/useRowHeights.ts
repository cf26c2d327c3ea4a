import { cssHeight } from '#src/ui/list/windowedList/height.ts'
import { useTextSize } from '#src/ui/text/textSize.ts'
import { type Device, useMedia } from '#src/ui/theme/device.ts'

import { besideFrom, eventRowHeights, type RowHeights } from './rowHeight.ts'

/** How high the rows of a list are that fills a device's page, kept current. */
export function useRowHeights(device: Device): RowHeights {
  const isLargeText = useMedia(`(max-width: ${besideFrom * useTextSize() - 0.02}px)`)
  return eventRowHeights(device, undefined, isLargeText)
}

/** For the element around rows: what they take their heights from. */
export function rowHeightVariables(heights: RowHeights): Readonly<Record<`--${string}`, string>> {
  return { '--row-2': cssHeight(heights[2]), '--row-3': cssHeight(heights[3]) }
}
