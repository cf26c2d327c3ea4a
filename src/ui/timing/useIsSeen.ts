import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether an element is where it can be seen. Where the browser cannot tell it counts as seen.
 * @param element the same one while it is mounted
 */
export function useIsSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const { current } = element
    if (current === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => setIsSeen(entries.at(-1)?.isIntersecting === true))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}
