import { expect, test } from '../harness/fixtures.ts'
import { coverageOf, printCoverage } from '../harness/walks/paths.ts'
import { pathModels } from '../harness/walks/slip/model.ts'
import { isOfPlacementOrTerms, pathsOf, type SlipPath } from '../harness/walks/slip/paths.ts'
import { passing } from '../harness/walks/slip/steps.ts'
import { betsOf, walk, walkerOf } from '../harness/walks/slip/walker.ts'
import { named } from '../harness/walks/walk.ts'
import { slipMachine } from '../model/slip/samples.ts'

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

const stops: ReadonlySet<string> = passing

function titleOf(path: SlipPath): string {
  return named(path, (name) => !stops.has(name) || /^(answer|no answer)/.test(name))
}

for (const { part, member, paths } of parts)
  test.describe(`paths of the slip's machine, walked in the browser: ${part} [CHART-04] [SLIP-15] [SLIP-17] [SLIP-18]`, () => {
    for (const [at, path] of paths.entries())
      test(`${at + 1}: ${titleOf(path)}`, async ({ launched, sandbox }) => {
        const walker = await walkerOf({ launched, sandbox }, member)
        await walk(walker, path)
        const { bets, problems } = await sandbox.ledger(member)
        if (betsOf(path) !== null) expect(bets).toHaveLength(betsOf(path) ?? 0)
        expect(problems).toEqual([])
      })
  })

test('the paths visit what a member can come to of the placement and the terms [CHART-04]', () => {
  const coverage = coverageOf(
    slipMachine,
    parts.flatMap(({ paths }) => paths),
    isOfPlacementOrTerms,
  )
  printCoverage('placement and terms', coverage)
  expect(coverage.states.left).toEqual(notWalked)
})
