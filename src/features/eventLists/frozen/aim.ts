/** Milliseconds a finger’s list rests after it was lifted: the page may still run. */
const afterTouch = 700

/**
 * Tells whether the member aims at something within an element: a pointer is over it, a finger is on it or has just been,
 * or the keyboard has its focus there.
 * @returns stops watching
 */
export function watchAim(element: HTMLElement, onAim: (isAiming: boolean) => void): () => void {
  const stops = new AbortController()
  const { signal } = stops
  let isOver = false
  let isTouched = false
  let touchEnds: ReturnType<typeof setTimeout> | undefined
  const tell = (): void => onAim(!document.hidden && (isOver || isTouched || hasKeyboard(element)))
  const over =
    (next: boolean) =>
    ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'touch' || isOver === next) return
      isOver = next
      tell()
    }
  const lift = (): void => {
    clearTimeout(touchEnds)
    touchEnds = setTimeout(() => {
      isTouched = false
      tell()
    }, afterTouch)
  }
  // It may have been over the element before anybody listened: then it goes on within it.
  element.addEventListener('pointerover', over(true), { signal, passive: true })
  element.addEventListener('pointerleave', over(false), { signal })
  element.addEventListener(
    'touchstart',
    () => {
      clearTimeout(touchEnds)
      isTouched = true
      tell()
    },
    { signal, passive: true },
  )
  element.addEventListener('touchend', lift, { signal, passive: true })
  element.addEventListener('touchcancel', lift, { signal, passive: true })
  // The page runs on after a flick.
  window.addEventListener('scroll', () => isTouched && lift(), { signal, passive: true })
  element.addEventListener('focusin', tell, { signal })
  // Where the focus goes to is known once it is there.
  element.addEventListener('focusout', () => queueMicrotask(tell), { signal })
  document.addEventListener('visibilitychange', tell, { signal })
  return () => {
    clearTimeout(touchEnds)
    stops.abort()
  }
}

function hasKeyboard(element: HTMLElement): boolean {
  return element.querySelector(':focus-visible') !== null
}
