import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds against WCAG 2.2 AA, a line each. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(wcag)
    // Experimental there, and so off by itself: what is read on a control is part of what it is called.
    .options({
      rules: { 'label-content-name-mismatch': { enabled: true } },
      // What is well is found and not told: that is nearly all.
      resultTypes: ['violations'],
    })
    .analyze()
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
}
