import { expect, test } from '../harness/fixtures.ts'
import { pathModels } from '../harness/machineModels.ts'
import { coverageOf, type MachinePath, pathsOf } from '../harness/machinePaths.ts'
import { passing } from '../harness/machineSteps.ts'
import { betsOf, walk, walkerOf } from '../harness/pathWalker.ts'

/**
 * What these paths do not stop at: states that pass by themselves, and what takes a lost line and time, a server that
 * forgets or the end of the session, which `faults` walks.
 */
const notWalked = [
  'terms.watching.comparing',
  'placement.restoring',
  'placement.checking',
  'placement.batchUnderWay.outcomeUnknown',
  'placement.lapsed',
  'placement.forgotten',
  'placement.closed',
]

const parts = Object.entries(pathModels).map(([part, { member, model }]) => ({
  part,
  member,
  paths: pathsOf(model),
}))

/** A path as it is read, without what follows by itself. */
function named({ steps }: MachinePath): string {
  return steps
    .flatMap(({ name }) => (passing.has(name) && !/^(answer|no answer)/.test(name) ? [] : [name]))
    .join(' → ')
}

for (const { part, member, paths } of parts)
  test.describe(`paths of the slip's machine, walked in the browser: ${part} [CHART-04] [SLIP-15] [SLIP-17] [SLIP-18]`, () => {
    for (const [at, path] of paths.entries())
      test(`${at + 1}: ${named(path)}`, async ({ launched, sandbox }) => {
        const walker = await walkerOf({ launched, sandbox }, member)
        await walk(walker, path)
        const { bets, problems } = await sandbox.ledger(member)
        if (betsOf(path) !== null) expect(bets).toHaveLength(betsOf(path) ?? 0)
        expect(problems).toEqual([])
      })
  })

test('the paths visit what a member can come to of the placement and the terms [CHART-04]', () => {
  const { states, transitions } = coverageOf(parts.flatMap(({ paths }) => paths))
  for (const [what, { walked, left }] of Object.entries({ states, transitions }))
    console.log(
      `${what} of placement and terms: ${walked.length} of ${walked.length + left.length}\n  left: ${left.join('\n        ')}`,
    )
  expect(states.left).toEqual(notWalked)
})
