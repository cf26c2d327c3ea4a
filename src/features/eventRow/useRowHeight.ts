import { type Device, useMedia } from '#src/ui/device.ts'
import { useTextSize } from '#src/ui/textSize.ts'
import type { Height } from '#src/ui/windowedList/height.ts'

import { besideFrom, eventRowHeight } from './rowHeight.ts'

/** How high the rows of a list are that fills a device's page, kept current. */
export function useRowHeight(device: Device): Height {
  const isLargeText = useMedia(`(max-width: ${besideFrom * useTextSize() - 0.02}px)`)
  return eventRowHeight(device, undefined, isLargeText)
}
