import { type RefObject, useLayoutEffect, useRef } from 'react'

import type { WindowedItem } from './sections.ts'
import { itemAt } from './visibleRange.ts'

export interface Shown {
  readonly items: readonly Pick<WindowedItem, 'key'>[]
  readonly offsets: readonly number[]
}

/**
 * How far what is read moves when the list changes: the first item in sight that is still there afterwards.
 * @param place px from the list's top
 * @returns px, down the list
 */
export function shiftOf(before: Shown, after: Shown, place: number): number {
  const newPlaces = new Map(after.items.map(({ key }, at) => [key, after.offsets[at] ?? 0]))
  for (let at = itemAt(before.offsets, place); at < before.items.length; at += 1) {
    const newPlace = newPlaces.get(before.items[at]?.key ?? '')
    if (newPlace !== undefined) return newPlace - (before.offsets[at] ?? 0)
  }
  return 0
}

/** Items come and go: what the member reads stays where it is, when something above it appears or leaves. */
export function useKeptPlace(list: RefObject<HTMLElement | null>, shown: Shown): void {
  const last = useRef(shown)
  useLayoutEffect(() => {
    const before = last.current
    last.current = shown
    if (before === shown || list.current === null) return
    const place = -list.current.getBoundingClientRect().top
    // At its top a list may grow above what is seen: that is where the new is looked for.
    if (place <= 0) return
    const shift = shiftOf(before, shown, place)
    if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' })
  }, [list, shown])
}
