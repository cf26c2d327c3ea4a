import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2 AA, and what axe holds to be good besides. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds against WCAG 2.2 AA, a line each, once what moves in has come to rest: half transparent it has neither
 * its colours nor its place.
 * @param within the part of the page that is looked at, as a selector; all of it unless told
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
  const axe = new AxeBuilder({ page }).options({
    // Here, since what `withTags` sets is forgotten with the options.
    runOnly: { type: 'tag', values: tags },
    // Experimental there, and so off by itself: what is read on a control is part of what it is called.
    rules: { 'label-content-name-mismatch': { enabled: true } },
    // What is well is found and not told: that is nearly all.
    resultTypes: ['violations'],
  })
  const { violations: found } = await (within === undefined ? axe : axe.include(within)).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
}
