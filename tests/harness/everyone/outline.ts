import type { Page } from '@playwright/test'

/** What is amiss with how a screen is read out, a line each: headings, and the parts of the page. */
export function badOutline(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const isHeard = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[aria-hidden=true], [inert]') === null
    const levelOf = (heading: Element): number =>
      Number(heading.getAttribute('aria-level') ?? heading.tagName.slice(1))
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')].filter(isHeard)
    const first = headings.filter((heading) => levelOf(heading) === 1)
    if (first.length !== 1) found.push(`${first.length} headings of the first level`)
    for (const heading of headings)
      if (heading.textContent?.trim() === '')
        found.push(`an empty heading: ${heading.outerHTML.slice(0, 80)}`)
    // Each part of the page begins with its own: what is next to the screen does not belong to its last section.
    const parts = 'main, aside, nav, header, footer, dialog, [role=dialog]'
    const last = new Map<Element | null, number>()
    for (const heading of headings) {
      const part = heading.closest(parts)
      const before = last.get(part)
      const level = levelOf(heading)
      if (before !== undefined && level > before + 1)
        found.push(`“${heading.textContent?.trim().slice(0, 40)}” is of level ${level} after ${before}`)
      last.set(part, level)
    }
    if ([...document.querySelectorAll('main, [role=main]')].filter(isHeard).length !== 1)
      found.push('not one main part')
    return found
  })
}
