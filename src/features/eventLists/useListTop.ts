import { type RefObject, useLayoutEffect } from 'react'

/** Keeps, as `--list-top` of the root, where what stands over a list ends while the page scrolls. */
export function useListTop(root: RefObject<HTMLElement | null>, head: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [page, over] = [root.current, head.current]
    if (page === null || over === null || typeof ResizeObserver === 'undefined') return
    const heights = new ResizeObserver(() => {
      // oxlint-disable-next-line lingui/no-unlocalized-strings -- a length
      page.style.setProperty('--list-top', `calc(var(--shell-top) + ${over.offsetHeight}px)`)
    })
    heights.observe(over)
    return () => heights.disconnect()
  }, [root, head])
}
