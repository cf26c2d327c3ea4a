import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of an element, px, kept current. @param otherwise where there is no layout to ask */
export function useWidth(element: RefObject<HTMLElement | null>, otherwise: number): number {
  const [width, setWidth] = useState(otherwise)
  useLayoutEffect(() => {
    const measured = element.current
    if (measured === null) return
    const look = (): void => setWidth(measured.clientWidth || otherwise)
    look()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(look)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element, otherwise])
  return width
}
