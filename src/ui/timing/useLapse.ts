import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

function isPageSeen(): boolean {
  return document.visibilityState !== 'hidden'
}

/**
 * Calls `onLapse` when something has been on show for so long. While the page cannot be seen, or what is shown is held,
 * no time passes, and after that it has all of its time again.
 * @param time milliseconds
 */
export function useLapse(time: number, onLapse: () => void, isHeld = false): void {
  const isSeen = useSyncExternalStore(onVisibility, isPageSeen)
  const lapse = useRef(onLapse)
  useLayoutEffect(() => {
    lapse.current = onLapse
  })
  useEffect(() => {
    if (!isSeen || isHeld) return
    const timer = setTimeout(() => lapse.current(), time)
    return () => clearTimeout(timer)
  }, [time, isSeen, isHeld])
}
