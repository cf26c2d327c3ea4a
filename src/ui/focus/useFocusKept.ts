import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus where it was, as what had it goes: at the next step, or at the history's tab where the ticket leaves it.
 * @param place around the step, which is its only child
 * @param name of the step: another one has the focus of the one before, the offer at its button
 */
export function useFocusKept(place: RefObject<HTMLDivElement | null>, name: string): void {
  const hasFocus = useRef(false)
  useLayoutEffect(() => {
    const element = place.current
    const panel = element?.closest('[role=tabpanel]')
    const take = (): void => void (hasFocus.current = true)
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) hasFocus.current = element?.contains(relatedTarget as Node) === true
    }
    element?.addEventListener('focusin', take)
    element?.addEventListener('focusout', leave)
    return () => {
      element?.removeEventListener('focusin', take)
      element?.removeEventListener('focusout', leave)
      if (!hasFocus.current || panel === null || panel === undefined) return
      queueMicrotask(() => {
        if (document.activeElement !== document.body && document.activeElement !== null) return
        document
          .querySelector<HTMLElement>(`[role=tab][aria-controls="${panel.id}"][aria-selected=true]`)
          ?.focus()
      })
    }
  }, [place])
  useEffect(() => {
    if (!hasFocus.current || place.current?.contains(document.activeElement) === true) return
    const [step] = place.current?.children ?? []
    const button = name === 'offer' ? step?.querySelector('button') : null
    const next = button ?? step
    if (next instanceof HTMLElement) next.focus()
  }, [place, name])
}
