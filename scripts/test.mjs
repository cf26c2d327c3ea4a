// npm test: everything CI runs. Ends with one plain line, `N passed, N failed`.
// npm test -- unit e2e    runs only the named parts.
// npm run test:deep       every moment of what npm test tries at a few: it takes hours, and is in no other part.
// The part `deployment` wants nginx and Caddy: where they are not there, npm test leaves it out and says so, and asked
// for by name it installs them.
import { mkdtempSync, readFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import {
  ensureBrowser,
  ensureBuilt,
  ensureInstalled,
  ensureServers,
  missingServers,
  requireNode,
  root,
  runBehind,
  runBeside,
} from './setup.mjs'

requireNode()
ensureInstalled()

const reports = mkdtempSync(join(tmpdir(), 'slipway-test-'))
const wanted = process.argv.slice(2)
const totals = { passed: 0, failed: 0 }
/** What failed, by name: told again at the end, where whoever reads the last lines alone finds it. */
const failures = []

/** What takes no browser, by where its tests are: one start of Vitest runs them all. */
const vitestParts = {
  unit: ['charts', 'deploy', 'domain', 'embed', 'src', 'sandbox', 'machines', 'scripts', 'tests/mutation'],
  model: ['tests/model', 'tests/paths', 'tests/harness'],
  contract: ['tests/contract'],
}
/** Chromium without a desktop's windows: the same pages for an eighth less of the CPU. */
const shell = '/usr/bin/chromium-headless-shell'
/** How many faults are seeded: what costs a minute of the CPU at most. */
const sampleOfFaults = '100'
/** Parts that share one queue of browsers, so that no worker waits for the last test of the other part. */
const browserParts = ['e2e', 'faults', 'deployment']

/** What npm test tries in samples, whole: pages that go as an answer comes, at every moment around it. */
const deepSpecs = ['leaving.spec.ts']

const leftOut = wanted.includes('deployment') || missingServers().length === 0 ? [] : ['deployment']
// Who asks for the faults gets the whole matrix of them; all parts together have a seventh of its cells.
if (wanted.includes('faults')) process.env.SLIPWAY_MATRIX = 'whole'

const isWanted = (name) => (wanted.length === 0 ? !leftOut.includes(name) : wanted.includes(name))
if (isWanted('deployment')) ensureServers()

// None of these needs another, and where one has nothing to do for a core another has.
const inVitest = Object.keys(vitestParts).filter(isWanted)
const inBrowser = browserParts.filter(isWanted)
if (inVitest.length > 0) console.log(`\n== ${inVitest.join(' and ')}`)
const built = inBrowser.length > 0 || isWanted('bench') ? ensureBuilt() : undefined
if (inVitest.length > 0)
  for (const [name, result] of Object.entries(await fromVitest(inVitest))) count(name, result)
await built
// Browsers wait more than they reckon: what only reckons goes on beside them, and behind them.
const checked = isWanted('check') ? checks() : undefined
const mutated = isWanted('mutation') ? mutation() : undefined
if (built) process.env.SLIPWAY_CHROMIUM = (await ensureBrowser([shell])) ?? ''
if (inBrowser.length > 0) {
  console.log(`\n== ${inBrowser.join(' and ')}`)
  for (const [name, result] of Object.entries(await fromPlaywright(inBrowser))) count(name, result)
}
if (wanted.includes('deep')) {
  await ensureBuilt()
  process.env.SLIPWAY_DEPTH = 'deep'
  process.env.SLIPWAY_CHROMIUM ??= (await ensureBrowser([shell])) ?? ''
  const { faults } = await fromPlaywright(['faults'], deepSpecs)
  count('deep', faults)
}
if (checked) count('check', await checked)
if (mutated) count('mutation', await mutated)
// Last and alone: beside others, on a busy machine, its pages would hardly come on.
if (isWanted('bench')) count('bench', await bench())
if (wanted.length === 0 && leftOut.length > 0)
  console.log(
    `\nNot run: deployment, for there is no ${missingServers().join(' and no ')} here. npm run test:deployment installs them and runs it.`,
  )
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 ? 0 : 1)

function count(name, { passed, failed, names = [] }) {
  for (const each of names) failures.push(`${name}: ${each}`)
  totals.passed += passed
  // A part that ran nothing has failed: a green line must mean that something was shown.
  totals.failed += passed + failed === 0 ? 1 : failed
  console.log(`${name}: ${passed} passed, ${failed} failed`)
}

async function checks() {
  const file = join(reports, 'check.json')
  await runBehind('node', ['scripts/check.mjs'], { SLIPWAY_REPORT: file })
  const all = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).checks : []
  const red = all.filter(({ ok }) => !ok)
  return { passed: all.length - red.length, failed: red.length, names: red.map(({ name }) => name) }
}

/** A sample of the faults, other ones for each commit: `npm run mutate` tries them all. */
async function mutation() {
  const file = join(reports, 'mutation.json')
  await runBehind('npx', ['tsx', 'tests/mutation/run.ts', '--sample', sampleOfFaults], {
    SLIPWAY_REPORT: file,
  })
  return existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, failed: 1, names: ['it broke off'] }
}

/** Every case of the benchmark once, in short: whether it can be measured, not how quick it is. */
async function bench() {
  const file = join(reports, 'bench.json')
  await runBeside('npx', ['tsx', 'tests/bench/run.ts', '--smoke'], { SLIPWAY_REPORT: file })
  return existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, failed: 1, names: ['it broke off'] }
}

/** Runs the parts in one queue, and counts what each of them showed. */
async function fromVitest(names) {
  const file = join(reports, 'vitest.json')
  const isDone = await runBeside('npx', [
    'vitest',
    'run',
    ...names.flatMap((name) => vitestParts[name]),
    '--reporter=default',
    '--reporter=json',
    '--reporter=tests/model/chartCoverage/reporter.ts',
    `--outputFile.json=${file}`,
  ])
  const { testResults } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { testResults: [] }
  const results = Object.fromEntries(
    names.map((name) => {
      const own = testResults.filter((suite) => partOf(suite.name) === name)
      const having = (status) =>
        own.flatMap(({ assertionResults }) => assertionResults).filter((test) => test.status === status)
          .length
      const unread = own.filter(
        ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
      )
      for (const { name: file, assertionResults } of own)
        for (const { status, fullName } of assertionResults)
          if (status === 'failed') failures.push(`${relative(root, file)}: ${fullName}`)
      for (const { name: file } of unread) failures.push(`${relative(root, file)} could not be read`)
      return [name, { passed: having('passed'), failed: having('failed') + unread.length }]
    }),
  )
  // Errors outside any test (an unhandled rejection) fail the run without failing a test.
  if (!isDone && Object.values(results).every(({ failed }) => failed === 0)) {
    results[names[0]].failed = 1
    failures.push(`${names.join(' and ')}: an error outside any test`)
  }
  return results
}

/** The part that a file of tests is of. */
function partOf(file) {
  const path = relative(root, file)
  const [name] =
    Object.entries(vitestParts).find(([, folders]) =>
      folders.some((folder) => path.startsWith(`${folder}/`)),
    ) ?? []
  return name
}

/** Runs the projects in one queue, all of them or these specs alone, and counts what each of them showed. */
async function fromPlaywright(projects, specs = []) {
  const file = join(reports, 'browser.json')
  const isDone = await runBeside(
    'npx',
    [
      'playwright',
      'test',
      ...specs,
      '--config',
      'tests/playwright.config.ts',
      ...projects.map((name) => `--project=${name}`),
      '--reporter=list,json,./tests/harness/matrixReporter.ts,./tests/harness/walks/walkReporter.ts,./tests/model/chartCoverage/browserReporter.ts',
    ],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  )
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { suites: [] }
  const tests = testsIn(report.suites)
  const isGreen = ({ status }) => status === 'expected' || status === 'flaky'
  const red = tests.filter((test) => !isGreen(test))
  const hasFailed = red.length > 0
  for (const { projectName, name } of red) failures.push(`${projectName}: ${name}`)
  if (!hasFailed && !isDone) failures.push(`${projects.join(' and ')}: an error outside any test`)
  return Object.fromEntries(
    projects.map((name, at) => {
      const own = tests.filter(({ projectName }) => projectName === name)
      const passed = own.filter(isGreen).length
      // An error outside any test fails the run without failing a test.
      const outside = at === 0 && !hasFailed && !isDone ? 1 : 0
      return [name, { passed, failed: own.length - passed + outside }]
    }),
  )
}

function testsIn(suites) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ tests, file, title }) =>
      tests.map((test) => ({ ...test, name: `${file}: ${title}` })),
    ),
    ...testsIn(inner),
  ])
}
