import { type RefCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How long something must stand in sight to count as seen, ms: a glance takes less, and what flashes by is no news. */
export const shortLook = 1_000

/** Of something taller than a screen it is enough that so much of it stands there, px. */
const enough = 120

/**
 * Says once that what stands in an element has been before the member: at least half of it in sight, in a page that can
 * be looked at, for a painted frame and a short look on end. Where the browser cannot tell what is in sight, all of the
 * page counts as such.
 * @param what which it is: another look is had at each; null where there is nothing to see
 * @returns the ref of the element
 */
export function useLook(what: string | null, onSeen: () => void): RefCallback<HTMLElement> {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const tell = useRef(onSeen)
  useLayoutEffect(() => {
    tell.current = onSeen
  })
  useEffect(
    () => (element === null || what === null ? undefined : watchLook(element, () => tell.current())),
    [element, what],
  )
  return setElement
}

function watchLook(element: HTMLElement, onSeen: () => void): () => void {
  let isInSight = typeof IntersectionObserver === 'undefined'
  let frame = 0
  let timer = 0
  const stop = (): void => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const look = (): void => {
    stop()
    if (!isInSight || document.visibilityState !== 'visible') return
    // The second frame begins when the first is painted.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        timer = window.setTimeout(onSeen, shortLook)
      })
    })
  }
  const observer = isInSight
    ? null
    : new IntersectionObserver(
        (entries) => {
          const last = entries.at(-1)
          const isSeen = last !== undefined && isEnough(last)
          if (isSeen === isInSight) return
          isInSight = isSeen
          look()
        },
        { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.75, 1] },
      )
  observer?.observe(element)
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    stop()
    observer?.disconnect()
    document.removeEventListener('visibilitychange', look)
  }
}

function isEnough({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
}: IntersectionObserverEntry): boolean {
  return isIntersecting && (intersectionRatio >= 0.5 || intersectionRect.height >= enough)
}
