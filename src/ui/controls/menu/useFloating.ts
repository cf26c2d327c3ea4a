import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'

import { placeBeside } from './placeBeside.ts'

declare global {
  interface Window {
    /** Where the browser reports the system's way back. */
    readonly CloseWatcher?: new () => EventTarget & { destroy: () => void }
  }
}

interface Floating {
  /** What floats; the same element while it is mounted. */
  readonly floating: RefObject<HTMLElement | null>
  /** What it is next to. */
  readonly anchor: RefObject<HTMLElement | null>
  /** A press outside, or the system's way back. */
  readonly onClose: () => void
}

/**
 * Shows an element above all of the page, beside another, for as long as it is mounted: over sheets and their edges too. In
 * browsers without popovers it is above what surrounds it.
 */
export function useFloating({ floating, anchor, onClose }: Floating): void {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const [element, beside] = [floating.current, anchor.current]
    if (element === null || beside === null) return
    if ('showPopover' in element) {
      element.popover = 'manual'
      element.showPopover()
    }
    placeBeside(element, beside)
  }, [floating, anchor])
  useEffect(() => {
    const [element, beside] = [floating.current, anchor.current]
    if (element === null || beside === null) return
    const heard = new AbortController()
    const { signal } = heard
    const place = (): void => placeBeside(element, beside)
    const onPress = ({ target }: Event): void => {
      const isInside = target instanceof Node && beside.parentElement?.contains(target) === true
      if (!isInside) close()
    }
    window.addEventListener('resize', place, { signal })
    // Of whatever it stands in, but not of itself.
    document.addEventListener('scroll', ({ target }) => target !== element && place(), {
      signal,
      capture: true,
      passive: true,
    })
    document.addEventListener('pointerdown', onPress, { signal, capture: true })
    // The way back of a phone's system closes it, and not the sheet below.
    const back = window.CloseWatcher === undefined ? null : new window.CloseWatcher()
    back?.addEventListener('close', () => close(), { signal })
    return () => {
      heard.abort()
      back?.destroy()
    }
  }, [floating, anchor])
}
