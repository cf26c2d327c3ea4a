import { useEffect } from 'react'

/** Two frames later: what moves the focus on purpose has done so by then. */
function afterDrawing(done: () => void): void {
  requestAnimationFrame(() => void requestAnimationFrame(done))
}

/**
 * The focus is never lost: where what had it is taken out of the page and nobody moves it on, the part of the page that it
 * was in has it, and the next stop is the first in there [A11Y-01].
 */
export function useFocusHeld(): void {
  useEffect(() => {
    let held: Element | null = null
    let around: Element[] = []
    // What is around it alone, one level each: prices that are written elsewhere are not heard of.
    const observer = new MutationObserver(() => {
      if (held === null || held.isConnected) return
      held = null
      observer.disconnect()
      afterDrawing(() => goOn(around))
    })
    const hold = ({ target }: FocusEvent): void => {
      observer.disconnect()
      held = target instanceof Element ? target : null
      around = []
      for (let at = held?.parentElement ?? null; at !== null; at = at.parentElement) around.push(at)
      for (const each of around) observer.observe(each, { childList: true })
    }
    document.addEventListener('focusin', hold)
    return () => {
      document.removeEventListener('focusin', hold)
      observer.disconnect()
    }
  }, [])
}

function goOn(around: readonly Element[]): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return
  // The nearest part that is still there.
  const place =
    around.find(
      (each) => each.isConnected && each.matches('[role=tabpanel], dialog, section, aside, main'),
    ) ?? document.querySelector('main')
  if (!(place instanceof HTMLElement)) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
