import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Whether what an element holds does not fit into it, kept current. */
export function useIsCut<Element extends HTMLElement>(): readonly [RefObject<Element | null>, boolean] {
  const element = useRef<Element>(null)
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return
    // Half a pixel is the browser's rounding.
    const look = (): void => setCut(current.scrollHeight > current.clientHeight + 1)
    look()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(look)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return [element, isCut]
}
