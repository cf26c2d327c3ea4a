import { type RefObject, useLayoutEffect, useState } from 'react'

import { useAfterPaint } from '#src/ui/timing/afterPaint.tsx'

import { type ItemRange, rangeBetween } from './visibleRange.ts'

/** Items mounted above and below what is seen, once that is painted: they are not what is waited for. */
const overscanLater = 5

/**
 * Which items of a list the window shows, kept current while it scrolls; it renders again only when other items come
 * into sight. The heights are known, so nothing is measured but where the list stands.
 */
export function useVisibleRange(list: RefObject<HTMLElement | null>, offsets: readonly number[]): ItemRange {
  const [range, setRange] = useState<ItemRange>({ first: 0, end: 0 })
  const overscan = useAfterPaint() ? overscanLater : 0
  useLayoutEffect(() => {
    const look = (): void => {
      if (list.current === null) return
      const from = -list.current.getBoundingClientRect().top
      const next = rangeBetween(offsets, { from, to: from + window.innerHeight, overscan })
      setRange((before) => (before.first === next.first && before.end === next.end ? before : next))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    // Where a page takes another layout, what stands above the list may be drawn after it: its place is another then.
    const page = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look)
    page?.observe(document.body)
    return () => {
      page?.disconnect()
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [list, offsets, overscan])
  return range
}
