import type { Page } from '@playwright/test'

/** CSS px that a pointer target has at least, or has around its middle to itself: WCAG 2.5.8. */
const least = 24

/**
 * What is too small to be pressed where it stands, a line each: neither 24 px wide and high nor the only thing within a
 * circle of that size. What enlarges a target without being seen counts as it takes a press. A link within a sentence may
 * be as small as its letters.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((size) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const pressed =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], [role=option], [role=menuitem], [role=menuitemradio], [role=switch], [role=checkbox], [role=radio], [role=combobox], [role=slider]'
    const isOnlyHeard = (element: Element): boolean => {
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        if (getComputedStyle(at).clipPath !== 'none' && at.getBoundingClientRect().width <= 1) return true
      return false
    }
    /** A link in the middle of what is read. */
    const isInText = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === 3 && node.textContent?.trim() !== '',
      )
    const targets = [...modal.querySelectorAll<HTMLElement>(pressed)].filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        width > 1 &&
        height > 1 &&
        getComputedStyle(element).pointerEvents !== 'none' &&
        element.closest('[inert]') === null &&
        !isOnlyHeard(element)
      )
    })
    const isSmall = ({ width, height }: DOMRect): boolean => width < size - 0.5 || height < size - 0.5
    const small = targets.filter((element) => isSmall(element.getBoundingClientRect()))
    const found: string[] = []
    for (const element of small) {
      if (isInText(element)) continue
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const box = element.getBoundingClientRect()
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
      const takes = (dx: number, dy: number): boolean => {
        const there = document.elementFromPoint(x + dx, y + dy)
        if (there === null) return false
        const label = there.closest('label')
        return element.contains(there) || label?.control === element
      }
      const half = size / 2 - 0.5
      const isPadded = [-half, half].every((dx) => [-half, half].every((dy) => takes(dx, dy)))
      if (isPadded) continue
      /** How far the middle of this target is from another, px. */
      const nearest = (other: Element): number => {
        const there = other.getBoundingClientRect()
        const dx = Math.max(there.left - x, 0, x - there.right)
        const dy = Math.max(there.top - y, 0, y - there.bottom)
        const toEdge = Math.hypot(dx, dy) - size / 2
        if (!isSmall(there)) return toEdge
        const toMiddle = Math.hypot((there.left + there.right) / 2 - x, (there.top + there.bottom) / 2 - y)
        return Math.min(toEdge, toMiddle - size)
      }
      const crowding = targets.filter(
        (other) =>
          other !== element && !other.contains(element) && !element.contains(other) && nearest(other) < -0.5,
      )
      const around = targets.filter((other) => other !== element && other.contains(element))
      if (crowding.length > 0 || around.length > 0) {
        const say = (what: Element) =>
          `${what.getAttribute('aria-label') ?? what.textContent?.trim().slice(0, 40) ?? ''}`
        found.push(
          `“${say(element)}” is ${Math.round(box.width)} × ${Math.round(box.height)}, by “${say([...crowding, ...around][0] ?? element)}”`,
        )
      }
    }
    window.scrollTo(0, 0)
    return [...new Set(found)]
  }, least)
}
