import { space } from '#src/ui/theme/scale.ts'

/** Between what floats and what it belongs to, and between it and the window's edge, px. */
const gap = space[1]
const margin = space[2]

/**
 * Puts what floats below what it belongs to, or above it where there is more room, within the window; it scrolls where it
 * has too little.
 */
export function placeBeside(floating: HTMLElement, anchor: HTMLElement): void {
  const { style } = floating
  const at = anchor.getBoundingClientRect()
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const most = width - 2 * margin
  Object.assign(style, { minWidth: `${Math.min(at.width, most)}px`, maxWidth: `${most}px`, maxHeight: '' })
  const below = height - at.bottom - gap - margin
  const above = at.top - gap - margin
  const isBelow = floating.offsetHeight <= below || below >= above
  style.maxHeight = `${Math.max(isBelow ? below : above, 0)}px`
  style.top = isBelow ? `${at.bottom + gap}px` : 'auto'
  style.bottom = isBelow ? 'auto' : `${height - at.top + gap}px`
  style.left = `${Math.max(Math.min(at.left, width - margin - floating.offsetWidth), margin)}px`
}
