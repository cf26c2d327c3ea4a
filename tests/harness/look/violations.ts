import AxeBuilder from '@axe-core/playwright'
import type { FrameLocator, Page } from '@playwright/test'

import { atRest } from './steady.ts'

/** WCAG 2.2 AA, and what axe holds to be good besides. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds against WCAG 2.2 AA, a line each, once what moves in has come to rest.
 * @param within the part of the page that is looked at, as a selector; all of it unless told
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  await atRest(page)
  const axe = new AxeBuilder({ page }).options({
    // Here, since what `withTags` sets is forgotten with the options.
    runOnly: { type: 'tag', values: tags },
    // Experimental there, and so off by default: what is read on a control is part of what it is called.
    rules: { 'label-content-name-mismatch': { enabled: true } },
    // What is well is found and not told: that is nearly all.
    resultTypes: ['violations'],
  })
  const { violations: found } = await (within === undefined ? axe : axe.include(within)).analyze()
  const lines: string[] = []
  for (const { id, nodes } of found)
    for (const { html, target } of nodes)
      if (id !== 'target-size' || !(await isScrolledAway(page, target.flat())))
        lines.push(`${id}: ${html.slice(0, 160)}`)
  return lines
}

/**
 * Whether a control is behind what sticks to the window: axe then takes what is left of it beside the controls of what
 * covers it for all there is to press.
 * @param target the selectors that lead to it, one a frame
 */
function isScrolledAway(page: Page, target: readonly string[]): Promise<boolean> {
  const frames = target.slice(0, -1)
  const root = frames.reduce<Page | FrameLocator>((at, frame) => at.frameLocator(frame), page)
  return root.locator(target.at(-1) ?? '').evaluate((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    return [top + 1, bottom - 1].some((y) => {
      let over = document.elementFromPoint((left + right) / 2, y)
      while (over !== null && !over.contains(control)) {
        if (['sticky', 'fixed'].includes(getComputedStyle(over).position)) return true
        over = over.parentElement
      }
      return false
    })
  })
}
