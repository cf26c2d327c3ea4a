import { type RefObject, useLayoutEffect, useRef } from 'react'

import type { WindowedItem } from './sections.ts'
import { itemAt } from './visibleRange.ts'

export interface Shown {
  readonly items: readonly (Pick<WindowedItem, 'key'> & Partial<Pick<WindowedItem, 'position'>>)[]
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

/**
 * Where what is seen of a list begins: below a head that stays over rows; at it where it stands in its own place.
 * @param place px from the list's top to what stands over it @param head height of the head that stays, px
 */
export function seenFrom({ items, offsets }: Shown, place: number, head: number): number {
  return items[itemAt(offsets, place)]?.position === null ? place : place + head
}

/** How far down the window that reaches which stands over a list, and how high the head is that stays below it, px. */
function coveredBy(list: HTMLElement): { from: number; head: number } {
  const head = list.querySelector('[data-section] > *')
  if (head === null) return { from: 0, head: 0 }
  return { from: parseFloat(getComputedStyle(head).top) || 0, head: head.clientHeight }
}

/** Items come and go: what the member reads stays where it is, when something above it appears or leaves. */
export function useKeptPlace(list: RefObject<HTMLElement | null>, shown: Shown): void {
  const last = useRef(shown)
  useLayoutEffect(() => {
    const before = last.current
    last.current = shown
    if (before === shown || list.current === null) return
    const covered = coveredBy(list.current)
    const place = covered.from - list.current.getBoundingClientRect().top
    // At its top a list may grow above what is seen: that is where the new is looked for.
    if (place <= 0) return
    const shift = shiftOf(before, shown, seenFrom(before, place, covered.head))
    if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' })
  }, [list, shown])
}
