import type { Page } from '@playwright/test'

export interface FocusRing {
  what: string
  width: number
  style: string
  /** Of the ring against what it is drawn on. */
  contrast: number
}

/** The outline of what has the focus, or of the field around it. */
export function focusRing(page: Page): Promise<FocusRing> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (canvas === null) throw new Error('No canvas.')
    const luminance = (color: string): number => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const groundOf = (element: Element | null): string => {
      for (let at = element; at !== null; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if (!/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor
      }
      return getComputedStyle(document.documentElement).backgroundColor
    }
    const own = document.activeElement
    if (own === null) throw new Error('No focus.')
    const hasRing = (element: Element) => getComputedStyle(element).outlineStyle !== 'none'
    const element = !hasRing(own) && own.parentElement !== null ? own.parentElement : own
    const { outlineWidth, outlineStyle, outlineColor, outlineOffset } = getComputedStyle(element)
    const inside = Number.parseFloat(outlineOffset) < 0
    const ground = groundOf(inside ? element : element.parentElement)
    const [light = 0, dark = 0] = [luminance(outlineColor), luminance(ground)].toSorted((a, b) => b - a)
    return {
      what: `${own.tagName} ${own.getAttribute('aria-label') ?? own.textContent ?? ''}`,
      width: Number.parseFloat(outlineWidth),
      style: outlineStyle,
      contrast: (light + 0.05) / (dark + 0.05),
    }
  })
}
