import type { Page } from '@playwright/test'

/**
 * Texts in sight that do not fit where they stand, a line each: cut off by their box, or wider than the page. A name from
 * the feed may be cut; it is marked as one (`bdi`).
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const say = (element: Element): string => `“${(element.textContent ?? '').trim().slice(0, 60)}”`
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 2 &&
      element.getBoundingClientRect().height > 2
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '')
    const isName = (element: Element): boolean =>
      element.closest('bdi') !== null || element.querySelector('bdi') !== null
    /** What a member scrolls holds more than is seen of it, on purpose. */
    const isScrolled = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX)
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth)
      found.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`)
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!hasText(element) || !isSeen(element) || isName(element)) continue
      const { overflowX, overflowY } = getComputedStyle(element)
      const isClipping = [overflowX, overflowY].some((overflow) => /hidden|clip/.test(overflow))
      if (
        isClipping &&
        (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2)
      )
        found.push(`${say(element)} is cut off`)
      else if (
        getComputedStyle(element).display !== 'inline' &&
        element.clientWidth > 0 &&
        element.scrollWidth > element.clientWidth + 1
      )
        found.push(`${say(element)} is ${element.scrollWidth - element.clientWidth} px wider than its box`)
      const text = document.createRange()
      text.selectNodeContents(element)
      const shown = text.getBoundingClientRect()
      for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        if (isScrolled(box) || getComputedStyle(box).position === 'fixed') break
        const style = getComputedStyle(box)
        if (!/hidden|clip/.test(style.overflowX)) continue
        const { left, right } = box.getBoundingClientRect()
        if (right - left > 2 && (shown.left < left - 1 || shown.right > right + 1)) {
          found.push(`${say(element)} runs out of what it stands in`)
          break
        }
      }
    }
    return [...new Set(found)]
  })
}

/** Every text that is shown or read aloud: of elements, and of the names they are called by. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode
      const isData = parentElement?.closest('bdi, script, style, [lang]:not(html)') !== null
      if (!isData && parentElement?.checkVisibility()) texts.add((textContent ?? '').trim())
    }
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder'])
        texts.add(element.getAttribute(name)?.trim() ?? '')
    texts.delete('')
    return [...texts]
  })
}
