import { useEffect } from 'react'

import { inset } from '#src/ui/theme/scale.ts'

/** Of the page's height: less than this is a bar of the browser's, or of a scrolled page, and no keyboard. */
const lowestKeyboard = 100

/** The part of the page that is seen: `visualViewport`. Scale is that of the member's two fingers. */
interface Seen {
  readonly height: number
  readonly offsetTop: number
  readonly scale: number
}

/** Where what is fixed may stand, in pixels of the page: from its top, as high, and from its bottom. */
export interface Room {
  readonly top: number
  readonly height: number
  readonly bottom: number
}

/**
 * What a keyboard that lies over the page leaves of it: on iOS, and where Android has it so, neither the page nor any of
 * its units know of it [DEVICE-01].
 * @returns null where there is no keyboard
 */
export function roomBesideKeyboard(pageHeight: number, { height, offsetTop, scale }: Seen): Room | null {
  const seen = height * scale
  if (pageHeight - seen < lowestKeyboard) return null
  // Who has made the page larger moves in it, and what is fixed stays where it is in the page.
  const top = scale > 1.01 ? 0 : Math.max(0, offsetTop)
  return { top: Math.round(top), height: Math.round(seen), bottom: Math.round(pageHeight - top - seen) }
}

/** By these, styles know of it; without a keyboard they are not there. */
const names = { top: '--seen-top', height: '--seen-height', bottom: '--keyboard' } as const

/** Keeps what is fixed to the page clear of the keyboard, while it is mounted. */
export function useKeyboardRoom(): void {
  useEffect(() => {
    // Not in every browser.
    const viewport = window.visualViewport ?? null
    if (viewport === null) return undefined
    const { style } = document.documentElement
    const clear = (): void => {
      for (const name of Object.values(names)) style.removeProperty(name)
    }
    const follow = (): void => {
      const room = roomBesideKeyboard(window.innerHeight, viewport)
      if (room === null) clear()
      else
        for (const part of ['top', 'height', 'bottom'] as const)
          style.setProperty(names[part], `${room[part]}px`)
    }
    follow()
    viewport.addEventListener('resize', follow)
    viewport.addEventListener('scroll', follow)
    return () => {
      viewport.removeEventListener('resize', follow)
      viewport.removeEventListener('scroll', follow)
      clear()
    }
  }, [])
}

/** Height of the page that is seen, less a keyboard: `100dvh` without one. */
export const seenHeight = 'var(--seen-height, 100dvh)'

/** The most that anything may have of it, from the bottom up: no notch is reached. */
export const highest = `calc(${seenHeight} - ${inset.top})`
