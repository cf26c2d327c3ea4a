import { type RefObject, useCallback, useEffect, useRef } from 'react'

import { useClient } from '#src/client/context.tsx'
import { useSlipPanel } from '#src/features/betSlip/panel.ts'
import { slipPanelId } from '#src/shell/bets/BetsPanel.tsx'
import { goToSearch, searchKey } from '#src/ui/controls/searchKey.ts'
import { useDevice } from '#src/ui/theme/device.ts'

/** Keys of one character; the member may switch them off [A11Y-01]. */
export const singleKeys = { stake: 's', search: searchKey, help: '?' } as const

/** Where a character is text, or chooses an entry of a list. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, [role=combobox], [contenteditable]') !== null
  )
}

interface Keys {
  /** To the stake, or to the slip where it has none. */
  readonly toStake: () => void
}

/**
 * The keys that work wherever the focus is: to the stake and back to where one was, to the search of what is shown, and
 * help.
 * @param main what one comes back to
 */
export function useKeys(main: RefObject<HTMLElement | null>, onHelp: () => void): Keys {
  const { preferences } = useClient()
  const isBeside = useDevice() === 'desktop'
  const { isOpen, goToStake } = useSlipPanel()
  const lastPlace = useRef<HTMLElement | null>(null)
  const toStake = useCallback(() => goToStake(isBeside), [goToStake, isBeside])

  useEffect(() => {
    const place = main.current
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement) lastPlace.current = target
    }
    place?.addEventListener('focusin', onFocus)
    return () => place?.removeEventListener('focusin', onFocus)
  }, [main])

  useEffect(() => {
    const goBack = (): void => {
      const place = lastPlace.current?.isConnected === true ? lastPlace.current : main.current
      place?.focus()
    }
    const press = (event: KeyboardEvent): boolean => {
      // A dialog closes by Escape itself, and gives the focus back.
      const dialog = document.querySelector('dialog[open]')
      if (event.key === 'Escape') {
        const isInSlip = document.getElementById(slipPanelId)?.contains(document.activeElement) ?? false
        if (dialog === null && isInSlip) goBack()
        return dialog === null && isInSlip
      }
      if (isTyping(event.target) || !preferences.get('singleKeys')) return false
      const key = event.shiftKey ? event.key : event.key.toLowerCase()
      if (key === singleKeys.stake && (dialog === null || isOpen)) {
        toStake()
        return true
      }
      if (key === singleKeys.search && dialog === null) return goToSearch()
      if (key === singleKeys.help && dialog === null) {
        onHelp()
        return true
      }
      return false
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return
      if (event.ctrlKey || event.altKey || event.metaKey) return
      if (press(event)) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [main, preferences, isOpen, toStake, onHelp])
  return { toStake }
}
