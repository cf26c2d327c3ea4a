// npm test: everything CI runs. Ends with one plain line, `N passed, N failed`.
// npm test -- unit e2e    runs only the named parts.
// The part `deployment` wants nginx and Caddy: where they are not there, npm test leaves it out and says so, and asked
// for by name it installs them.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import {
  ensureBrowser,
  ensureBuilt,
  ensureInstalled,
  ensureServers,
  missingServers,
  requireNode,
  root,
} from './setup.mjs'

requireNode()
ensureInstalled()

const reports = mkdtempSync(join(tmpdir(), 'slipway-test-'))
const wanted = process.argv.slice(2)
const totals = { passed: 0, failed: 0 }

/** Each part says how many of its tests passed and failed. */
const parts = {
  check: () => {
    const { checks } = JSON.parse(
      readReport('check', ['node', 'scripts/check.mjs'], 'SLIPWAY_REPORT') ?? '{"checks":[]}',
    )
    return {
      passed: checks.filter((check) => check.ok).length,
      failed: checks.filter((check) => !check.ok).length,
    }
  },
  unit: () => fromVitest('unit', ['charts', 'deploy', 'domain', 'embed', 'src', 'sandbox', 'machines', 'scripts']),
  model: () => fromVitest('model', ['tests/model'], ['tests/model/chartCoverage/reporter.ts']),
  contract: () => fromVitest('contract', ['tests/contract']),
}
/** Parts that share one queue of browsers, so that no worker waits for the last test of the other part. */
const browserParts = ['e2e', 'faults', 'deployment']

const leftOut = wanted.includes('deployment') || missingServers().length === 0 ? [] : ['deployment']
// Who asks for the faults gets the whole matrix of them; all parts together have a seventh of its cells.
if (wanted.includes('faults')) process.env.SLIPWAY_MATRIX = 'whole'

const isWanted = (name) => (wanted.length === 0 ? !leftOut.includes(name) : wanted.includes(name))
if (isWanted('deployment')) ensureServers()

for (const [name, runPart] of Object.entries(parts)) {
  if (!isWanted(name)) continue
  console.log(`\n== ${name}`)
  count(name, runPart())
}
const inBrowser = browserParts.filter(isWanted)
if (inBrowser.length > 0) {
  console.log(`\n== ${inBrowser.join(' and ')}`)
  ensureBuilt()
  process.env.SLIPWAY_CHROMIUM = (await ensureBrowser()) ?? ''
  for (const [name, result] of Object.entries(fromPlaywright(inBrowser))) count(name, result)
}
if (wanted.length === 0 && leftOut.length > 0)
  console.log(
    `\nNot run: deployment, for there is no ${missingServers().join(' and no ')} here. npm run test:deployment installs them and runs it.`,
  )
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 ? 0 : 1)

function count(name, { passed, failed }) {
  totals.passed += passed
  // A part that ran nothing has failed: a green line must mean that something was shown.
  totals.failed += passed + failed === 0 ? 1 : failed
  console.log(`${name}: ${passed} passed, ${failed} failed`)
}

/** @param {string[]} reporters of the project's own, beside those of every part */
function fromVitest(name, paths, reporters = []) {
  const file = join(reports, `${name}.json`)
  const done = spawn('npx', [
    'vitest',
    'run',
    ...paths,
    '--reporter=default',
    '--reporter=json',
    ...reporters.map((path) => `--reporter=${path}`),
    `--outputFile.json=${file}`,
  ])
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const failed =
    report.numFailedTests +
    report.testResults.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0)
      .length
  // Errors outside any test (an unhandled rejection) fail the run without failing a test.
  return { passed: report.numPassedTests, failed: failed === 0 && done !== 0 ? 1 : failed }
}

/** Runs the projects in one queue, and counts what each of them showed. */
function fromPlaywright(projects) {
  const file = join(reports, 'browser.json')
  const done = spawn(
    'npx',
    [
      'playwright',
      'test',
      '--config',
      'tests/playwright.config.ts',
      ...projects.map((name) => `--project=${name}`),
      '--reporter=list,json,./tests/harness/matrixReporter.ts',
    ],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  )
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { suites: [] }
  const tests = testsIn(report.suites)
  const isGreen = ({ status }) => status === 'expected' || status === 'flaky'
  const hasFailed = tests.some((test) => !isGreen(test))
  return Object.fromEntries(
    projects.map((name, at) => {
      const own = tests.filter(({ projectName }) => projectName === name)
      const passed = own.filter(isGreen).length
      // An error outside any test fails the run without failing a test.
      const outside = at === 0 && !hasFailed && done !== 0 ? 1 : 0
      return [name, { passed, failed: own.length - passed + outside }]
    }),
  )
}

function testsIn(suites) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ tests }) => tests),
    ...testsIn(inner),
  ])
}

function readReport(name, [command, ...args], variable) {
  const file = join(reports, `${name}.json`)
  spawn(command, args, { [variable]: file })
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function spawn(command, args, env = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status
}
