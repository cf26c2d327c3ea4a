import { useSelector } from '@tanstack/react-store'
import { type FocusEvent, type RefObject, useEffect, useState } from 'react'

import { useClient } from '#src/client/context.tsx'
import { breakpoint, width } from '#src/ui/theme/scale.ts'

import { changePanel, panelOf } from './panel.ts'

/** Whether the slip is next to the events, and not over them. */
function isBeside(): boolean {
  // Where nothing is laid out there are no queries.
  if (typeof window.matchMedia !== 'function') return false
  return window.matchMedia(`(min-width: ${width(breakpoint.desktop)})`).matches
}

/**
 * Takes the focus where `goToStake` asks for it.
 * @param element where a stake is keyed in
 * @param isFirst whether it is the first one
 */
export function useAskedFocus(element: RefObject<HTMLElement | null>, isFirst: boolean): void {
  const panel = panelOf(useClient())
  const { isFocusAsked } = useSelector(panel)
  const [wasBeside] = useState(isBeside)
  // A pad that is turned has its slip elsewhere: the stake there takes the focus over. A page is told of its new size
  // before any style or query of it.
  useEffect(() => {
    const handOver = (): void => {
      if (isBeside() === wasBeside || element.current !== document.activeElement) return
      changePanel(panel, { isOpen: true, tab: 'slip', isFocusAsked: true })
    }
    window.addEventListener('resize', handOver)
    return () => window.removeEventListener('resize', handOver)
  }, [panel, element, wasBeside])
  // After a dialog around it has been opened, which has focused its first button.
  useEffect(() => {
    if (!isFocusAsked || !isFirst || isBeside() !== wasBeside) return
    changePanel(panel, { isFocusAsked: false })
    element.current?.focus()
  }, [panel, element, isFocusAsked, isFirst, wasBeside])
}

/**
 * Keeps the focus for the stake where that is not there, or not yet: a key pressed right after the odds comes before
 * what they have put in the slip. The stake takes it when it comes, unless the member has gone elsewhere.
 * @param isWaiting whether the stake is missing
 * @returns what to do when the focus leaves the element
 */
export function useFocusUntilStake(
  element: RefObject<HTMLElement | null>,
  isWaiting: boolean,
): { onBlur: (event: FocusEvent) => void } {
  const panel = panelOf(useClient())
  const { isFocusAsked } = useSelector(panel)
  useEffect(() => {
    if (isFocusAsked && isWaiting) element.current?.focus()
  }, [panel, element, isFocusAsked, isWaiting])
  return {
    onBlur: ({ target, currentTarget }) => {
      if (target === currentTarget) changePanel(panel, { isFocusAsked: false })
    },
  }
}
