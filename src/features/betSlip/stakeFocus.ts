import { useSelector } from '@tanstack/react-store'
import { type FocusEvent, type RefObject, useEffect } from 'react'

import { useClient } from '#src/client/context.tsx'

import { changePanel, panelOf } from './panel.ts'

/**
 * Takes the focus where `goToStake` asks for it.
 * @param element where a stake is keyed in
 * @param isFirst whether it is the first one
 */
export function useAskedFocus(element: RefObject<HTMLElement | null>, isFirst: boolean): void {
  const panel = panelOf(useClient())
  const { isFocusAsked } = useSelector(panel)
  // After a dialog around it has been opened, which has focused its first button.
  useEffect(() => {
    if (!isFocusAsked || !isFirst) return
    changePanel(panel, { isFocusAsked: false })
    element.current?.focus()
  }, [panel, element, isFocusAsked, isFirst])
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
