import type { SerializedStyles } from '@emotion/react'
import { useSelector } from '@tanstack/react-store'
import { createAtom } from '@tanstack/store'
import { useEffect } from 'react'

import { usePreference } from '#src/client/hooks/usePreference.ts'
import { cssHeight } from '#src/ui/list/windowedList/height.ts'
import { useTextSize } from '#src/ui/text/textSize.ts'
import { type Device, useMedia } from '#src/ui/theme/device.ts'

import { besideFrom, compactHeights, eventRowHeights, type RowHeights } from './rowHeight.ts'

/** How the rows of a list look. */
export interface RowLook {
  readonly heights: RowHeights
  /** For the element around compact rows and their heads; null for the usual ones. */
  readonly compact: SerializedStyles | null
}

/**
 * How the rows of a list look that fills a device's page, kept current: on a phone compact if the member wants it, and
 * there is room for cells beside names.
 */
export function useRowLook(device: Device): RowLook {
  const isLargeText = useMedia(`(max-width: ${besideFrom * useTextSize() - 0.02}px)`)
  const isWanted = usePreference('compactRows')
  const compact = useCompactStyle(isWanted && device === 'phone' && !isLargeText)
  const heights = compact === null ? eventRowHeights(device, undefined, isLargeText) : compactHeights
  return { heights, compact }
}

/** For the element around rows: what they take their heights from. */
export function rowHeightVariables(heights: RowHeights): Readonly<Record<`--${string}`, string>> {
  return { '--row-2': cssHeight(heights[2]), '--row-3': cssHeight(heights[3]) }
}

const arrived = createAtom<SerializedStyles | null>(null)

async function fetchStyle(): Promise<void> {
  try {
    const { compactStyle } = await import('./compactStyle.ts')
    arrived.set(compactStyle)
  } catch {
    // Rows are as usual until the next list asks.
  }
}

/** The style of compact rows, which nobody fetches who does not want them; null while it is not there, and where they are not wanted. */
function useCompactStyle(isWanted: boolean): SerializedStyles | null {
  const style = useSelector(arrived)
  const isAsked = isWanted && style === null
  useEffect(() => {
    if (isAsked) void fetchStyle()
  }, [isAsked])
  return isWanted ? style : null
}
