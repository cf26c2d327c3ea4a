import { type RefObject, useEffect } from 'react'

/**
 * Keeps, as `--list-top` of the root, where what stands over a list ends while the page scrolls.
 * @param from where that stays itself, a length of CSS from the window's top
 */
export function useListTop(
  root: RefObject<HTMLElement | null>,
  head: RefObject<HTMLElement | null>,
  from: string,
): void {
  // Not before paint: what is within the root is put on the page before the root itself is known.
  useEffect(() => {
    const [page, over] = [root.current, head.current]
    if (page === null || over === null || typeof ResizeObserver === 'undefined') return
    const heights = new ResizeObserver(() => {
      // oxlint-disable-next-line lingui/no-unlocalized-strings -- a length
      page.style.setProperty('--list-top', `calc(${from} + ${over.offsetHeight}px)`)
    })
    heights.observe(over)
    return () => heights.disconnect()
  }, [root, head, from])
}
