import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { focusStop, stopsOf } from '#src/ui/list/arrowKeys/toolbars.ts'

import type { WindowedItem } from './sections.ts'

type Item = Pick<WindowedItem, 'key'>

interface FocusedRow {
  /** Of its item; it stays while the focus is elsewhere, so that the way back leads to it. */
  readonly key: string
  readonly stop: HTMLElement
}

function rowOf(list: HTMLElement, key: string): HTMLElement | undefined {
  return [...list.querySelectorAll<HTMLElement>('[data-row]')].find((row) => row.dataset.row === key)
}

/** The row that took the place of one that has gone, or the row itself where it was only mounted again. */
function heirOf(list: HTMLElement, key: string, before: readonly Item[]): HTMLElement | undefined {
  const own = rowOf(list, key)
  if (own !== undefined) return own
  const at = before.findIndex((item) => item.key === key)
  const later = before.slice(at + 1).find((item) => rowOf(list, item.key) !== undefined)
  const earlier = before.slice(0, Math.max(0, at)).findLast((item) => rowOf(list, item.key) !== undefined)
  const heir = later ?? earlier
  return heir === undefined ? undefined : rowOf(list, heir.key)
}

/**
 * Which row the focus is in, or was in last. Where that row leaves the list with the focus in it, the focus goes to
 * the link of the row that follows: never to a price, which the next press would put into the slip.
 * @returns the key of its item
 */
export function useFocusedRow(list: RefObject<HTMLElement | null>, items: readonly Item[]): string | null {
  const [key, setKey] = useState<string | null>(null)
  const focused = useRef<FocusedRow | null>(null)
  const last = useRef(items)
  useEffect(() => {
    const element = list.current
    if (element === null) return
    const onFocus = ({ target }: FocusEvent): void => {
      const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-row]') : null
      if (row?.dataset.row === undefined || !(target instanceof HTMLElement)) return
      focused.current = { key: row.dataset.row, stop: target }
      setKey(row.dataset.row)
    }
    element.addEventListener('focusin', onFocus)
    return () => element.removeEventListener('focusin', onFocus)
  }, [list])
  useLayoutEffect(() => {
    const before = last.current
    last.current = items
    const element = list.current
    const was = focused.current
    if (before === items || element === null || was === null) return
    // Only what was in the row itself is lost with it.
    if (was.stop.isConnected || document.activeElement !== document.body) return
    focused.current = null
    const row = heirOf(element, was.key, before)
    const [stop] = row === undefined ? [] : stopsOf(row)
    if (stop !== undefined) focusStop(stop)
  }, [list, items])
  return key
}
