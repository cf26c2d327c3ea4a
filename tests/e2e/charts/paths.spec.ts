import { sampleOf } from '../../harness/depth.ts'
import { test } from '../../harness/fixtures.ts'
import { walkers } from '../../harness/walks/walkers.ts'

/**
 * Made from the statecharts: as few paths as take every transition that a member can come to. That none is left out, and no
 * step or state without somebody who does or sees it, `tests/harness/walks/walkers.test.ts` says without a browser.
 */
for (const [machine, { shows, tests }] of Object.entries(walkers))
  test.describe(`paths of ${machine}, walked in the browser [CHART-04] ${shows}`, () => {
    for (const { title, paths, steps, run } of sampleOf(tests, Math.ceil(tests.length / 4)))
      test(title, async ({ page, sandbox, launched }, { annotations }) => {
        annotations.push({ type: 'walk', description: JSON.stringify([machine, paths, steps]) })
        await run({ page, sandbox, launched })
      })
  })
