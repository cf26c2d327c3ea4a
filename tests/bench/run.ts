/**
 * npm run bench: the path of a price, from socket to screen, against a hand-written floor in the same run; the start
 * on a slow line; what a press waits for; the first view's size. Everything ends as one table, with goal and verdict.
 * `-- --prices`, `--interactions`, `--writing`, `--start`, `--size`, `--memory` run one part; of the prices a short set of cases,
 * unless some are named (`-- --prices list event`) or all are wanted (`-- --prices --all`); with `--duties` also what the
 * scripts of both sides do for a price. `--all` alone is everything, including half an hour of memory. `--smoke` runs every case once, in short, and only checks that its figures are numbers.
 * It reports the figures whatever they are; only a failing case and a first view above its limit make it fail.
 */
import { writeFileSync } from 'node:fs'

import { type Browser, chromium } from 'playwright'

import { launchOptions } from '../harness/browser.ts'
import { TestSandbox } from '../harness/sandbox.ts'
import { chosenCases, inShort } from './cases.ts'
import { type BenchCase, faultsOf, isKept, type Outcome, outcomeOf, printTable } from './figures.ts'
import { interactionCases } from './interactions.ts'
import { memoryCase } from './memory.ts'
import { chosenPace } from './pace.ts'
import { pricesCases } from './prices.ts'
import { sizeCase } from './size.ts'
import { startCase } from './start.ts'
import { writingCase } from './writing.ts'

const words = process.argv.slice(2)
const pace = chosenPace(words)
const parts = ['--prices', '--interactions', '--writing', '--start', '--size', '--memory']
/** Only run on request: it takes half an hour. */
const slow = '--memory'
const isEverything = pace.isSmoke || (words.includes('--all') && !words.some((word) => parts.includes(word)))
const prices = pace.isSmoke ? chosenCases(['--all', ...words]).map(inShort) : chosenCases(words)

function isAsked(part: string): boolean {
  if (words.some((word) => parts.includes(word))) return words.includes(part)
  return isEverything || part !== slow
}

/** What is asked for, in lanes: two cases in one lane would disturb each other, because the browser traces one page at a time. */
async function lanesOf(browser: Browser, sandbox: TestSandbox): Promise<BenchCase[][]> {
  return [
    [
      ...(isAsked('--prices') ? await pricesCases(browser, sandbox, prices, pace) : []),
      ...(isAsked('--writing') ? [writingCase(browser, sandbox, pace)] : []),
      ...(isAsked('--start') ? [startCase(browser, sandbox, pace)] : []),
    ],
    [
      ...(isAsked('--size') ? [sizeCase(pace)] : []),
      ...(isAsked('--interactions') ? await interactionCases(browser, sandbox, pace) : []),
      ...(isAsked('--memory') ? [memoryCase(browser, pace)] : []),
    ],
  ]
}

async function runLane(cases: readonly BenchCase[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const each of cases) {
    const outcome = await outcomeOf(each)
    outcomes.push(outcome)
    if (pace.isSmoke) tell(outcome)
    else if (outcome.error !== null) console.error(outcome.error)
  }
  return outcomes
}

function tell(outcome: Outcome): void {
  const faults = faultsOf(outcome)
  console.log(
    `${faults.length === 0 ? 'ok    ' : 'FAILED'} ${outcome.name}: ${outcome.figures.length} figures`,
  )
  for (const fault of faults) console.log(`       ${fault}`)
}

async function bench(): Promise<Outcome[]> {
  const sandbox = await TestSandbox.start(['--seed', '7', '--frozen'])
  const browser = await chromium.launch(launchOptions)
  try {
    const [first = [], second = []] = await lanesOf(browser, sandbox)
    // If no times are judged, nothing can disturb anything.
    if (pace.isSmoke) return (await Promise.all([runLane(first), runLane(second)])).flat()
    return [...(await runLane(first)), ...(await runLane(second))]
  } finally {
    await browser.close()
    await sandbox.stop()
  }
}

function report(outcomes: readonly Outcome[]): void {
  const names = outcomes.filter((outcome) => faultsOf(outcome).length > 0).map(({ name }) => name)
  const failed = names.length
  const passed = outcomes.length - failed
  console.log(`\n${passed} of ${outcomes.length} cases give their figures.`)
  const file = process.env.SLIPWAY_REPORT
  if (file !== undefined) writeFileSync(file, JSON.stringify({ passed, failed, names }))
  if (failed > 0) process.exitCode = 1
}

const outcomes = await bench()
if (pace.isSmoke) report(outcomes)
else {
  printTable(outcomes)
  const isTooLarge = outcomes.some(
    ({ name, figures }) => name === 'size' && figures.some((each) => isKept(each) === false),
  )
  if (isTooLarge || outcomes.some(({ error }) => error !== null)) process.exitCode = 1
}
