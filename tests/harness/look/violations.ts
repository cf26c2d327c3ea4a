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
      if (id !== 'target-size' || (await isSmallInSight(page, target.flat())))
        lines.push(`${id}: ${html.slice(0, 160)}`)
  return lines
}

/**
 * Whether a control is too small once it is scrolled to. Behind what sticks to the window axe takes what is left of it
 * beside the controls of what covers it for all there is to press.
 * @param target the selectors that lead to it, one a frame
 */
async function isSmallInSight(page: Page, target: readonly string[]): Promise<boolean> {
  const root = target.slice(0, -1).reduce<Page | FrameLocator>((at, frame) => at.frameLocator(frame), page)
  await root.locator(target.at(-1) ?? '').evaluate((control) => {
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  })
  const { violations: again } = await new AxeBuilder({ page })
    .include([...target])
    .options({ runOnly: { type: 'rule', values: ['target-size'] }, resultTypes: ['violations'] })
    .analyze()
  return again.length > 0
}
