import { type RefObject, useLayoutEffect } from 'react'

/**
 * Gives the focus back to where it came from, as what had it goes: a notice that is put away. Where that has gone too it
 * goes on at the screen's beginning.
 */
export function useFocusReturned(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current
    let before: Element | null = null
    let hasFocus = false
    const enter = ({ relatedTarget }: FocusEvent): void => {
      hasFocus = true
      if (relatedTarget instanceof Element && element?.contains(relatedTarget) === false)
        before = relatedTarget
    }
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) hasFocus = element?.contains(relatedTarget as Node) === true
    }
    element?.addEventListener('focusin', enter)
    element?.addEventListener('focusout', leave)
    return () => {
      element?.removeEventListener('focusin', enter)
      element?.removeEventListener('focusout', leave)
      if (!hasFocus) return
      queueMicrotask(() => {
        if (document.activeElement !== document.body && document.activeElement !== null) return
        const next = before?.isConnected === true ? before : document.querySelector('main')
        if (next instanceof HTMLElement) next.focus({ preventScroll: true })
      })
    }
  }, [place])
}
