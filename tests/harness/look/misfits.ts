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
    /** Another thing lies over it, such as a head that stays: whatever of it is covered is not seen. What takes no press is seen. */
    const isCovered = (element: Element, x: number, y: number): boolean => {
      const over = document.elementFromPoint(x, y)
      return (
        over !== null &&
        getComputedStyle(element).pointerEvents !== 'none' &&
        !over.contains(element) &&
        !element.contains(over)
      )
    }
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '')
    const isName = (element: Element): boolean =>
      element.closest('bdi') !== null || element.querySelector('bdi') !== null
    /** Words that go on in the next line without a sign, in scripts that have spaces between words. */
    const brokenWords = (element: Element): string[] =>
      [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== 3) return []
        return [
          ...(node.textContent ?? '').matchAll(
            /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Hangul}\d.,]+/gu,
          ),
        ]
          .filter(({ index, 0: word }) => {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
          })
          .map(([word]) => word)
      })
    /** What a member scrolls holds more than is seen of it, on purpose. */
    const isScrolled = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX)
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth)
      found.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`)
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!hasText(element) || !isSeen(element) || isName(element)) continue
      // A result's word that has no room is not seen at all, and its sign says the same.
      if (element.matches('[data-part="result"]')) continue
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
      for (const word of brokenWords(element)) found.push(`“${word}” of ${say(element)} is broken in two`)
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
    /** What lies over the page as one: texts of two layers may cross, because one covers the other. */
    const layerOf = (element: Element): Element | null => {
      for (let box: Element | null = element; box !== null; box = box.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(box).position) || box.matches('dialog, [popover]'))
          return box
      return null
    }
    /** The lines of a text where they are seen: as high as their letters, as wide as what they stand in shows of them. */
    const linesOf = (element: Element): DOMRect[] => {
      let [left, right, top, bottom] = [0, innerWidth, 0, innerHeight]
      for (
        let box: Element | null = element;
        box !== null && box !== document.body;
        box = box.parentElement
      ) {
        if (getComputedStyle(box).overflowX === 'visible') continue
        const edge = box.getBoundingClientRect()
        left = Math.max(left, edge.left)
        right = Math.min(right, edge.right)
        top = Math.max(top, edge.top)
        bottom = Math.min(bottom, edge.bottom)
      }
      const letters = Number.parseFloat(getComputedStyle(element).fontSize) * 0.8
      const lines: DOMRect[] = []
      for (const node of element.childNodes) {
        if (node.nodeType !== 3 || node.textContent?.trim() === '') continue
        const text = document.createRange()
        text.selectNodeContents(node)
        for (const line of text.getClientRects()) {
          const middle = line.top + line.height / 2
          const from = Math.max(left, line.left)
          const to = Math.min(right, line.right)
          const isWhole = middle - letters / 2 >= top && middle + letters / 2 <= bottom
          if (isWhole && to - from > 2 && !isCovered(element, (from + to) / 2, middle))
            lines.push(new DOMRect(from, middle - letters / 2, to - from, letters))
        }
      }
      return lines
    }
    for (const field of document.body.querySelectorAll('input'))
      if (isSeen(field) && field.placeholder !== '' && field.value === '') {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field)
        const { color, font: ofPlaceholder } = getComputedStyle(field, '::placeholder')
        const pen = document.createElement('canvas').getContext('2d')
        if (pen === null || color === 'rgba(0, 0, 0, 0)') continue
        pen.font = ofPlaceholder || font
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        if (pen.measureText(field.placeholder).width > room + 1)
          found.push(`“${field.placeholder}” in a field is cut off`)
      }
    const texts = [...document.body.querySelectorAll('*')]
      .filter((element) => hasText(element) && isSeen(element))
      .map((element) => ({ element, layer: layerOf(element), lines: linesOf(element) }))
      .filter(({ lines }) => lines.length > 0)
    const isCrossing = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2
    for (const [at, one] of texts.entries())
      for (const other of texts.slice(at + 1))
        if (
          one.layer === other.layer &&
          !one.element.contains(other.element) &&
          !other.element.contains(one.element) &&
          one.lines.some((line) => other.lines.some((another) => isCrossing(line, another)))
        )
          found.push(`${say(one.element)} and ${say(other.element)} lie over each other`)
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
