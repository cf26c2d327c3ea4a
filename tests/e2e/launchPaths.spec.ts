import { expect, test } from '../harness/fixtures.ts'
import { launchChart, launchPaths, type OpenedWith, openings } from '../harness/walks/launch/model.ts'
import { launchLooks, walkLaunch } from '../harness/walks/launch/walker.ts'
import { coverageOf, printCoverage } from '../harness/walks/paths.ts'
import { named } from '../harness/walks/walk.ts'

/** What no path can take in a browser, and why. */
const notTaken: Readonly<Record<string, string>> = {
  'waiting --xstate.after.launchTimeout.launch.waiting#0--> launch.timedOut':
    'each of its calls is given up after 10 s, so that the whole never lasts 30 s',
}

/** What is too short to be seen, and why. */
const notSeen: Readonly<Record<string, string>> = {
  waiting: 'one of those within is',
  'waiting.findingStart': 'the machine leaves it at once',
}

const parts = (Object.keys(openings) as OpenedWith[]).map((openedWith) => ({
  openedWith,
  paths: launchPaths(openedWith),
}))

for (const { openedWith, paths } of parts)
  test.describe(`paths of the launch's machine, walked in the browser: opened with ${openedWith} [CHART-04] [LAUNCH-03] [LAUNCH-08] [LAUNCH-12]`, () => {
    for (const [at, path] of paths.entries())
      test(`${at + 1}: ${named(path, (name) => name !== 'begin')}`, async ({ page, sandbox }) => {
        await walkLaunch({ page, sandbox }, openedWith, path)
      })
  })

test('the paths take every transition of the launch that a browser can, and see every state [CHART-04] [LAUNCH-03]', () => {
  const coverage = coverageOf(
    launchChart,
    parts.flatMap(({ paths }) => paths),
  )
  printCoverage('the launch', coverage, notTaken)
  expect(coverage.transitions.left).toEqual(Object.keys(notTaken))
  const { walked, left } = coverage.states
  expect([...walked, ...left].filter((state) => !launchLooks.has(state))).toEqual(Object.keys(notSeen))
  const reached = new Set(
    parts.flatMap(({ paths }) => paths.flatMap(({ steps }) => steps.map(({ state }) => state))),
  )
  expect([...launchLooks].filter((state) => !reached.has(state))).toEqual([])
})
