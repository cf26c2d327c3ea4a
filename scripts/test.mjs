// npm test: everything CI runs. Ends with one plain line, `N passed, N failed`.
// npm test -- unit e2e    runs only the named parts.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { ensureBrowser, ensureBuilt, ensureInstalled, requireNode, root } from './setup.mjs'

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
  unit: () => fromVitest('unit', ['domain', 'src', 'sandbox', 'machines', 'scripts']),
  model: () => fromVitest('model', ['tests/model']),
  contract: () => fromVitest('contract', ['tests/contract']),
  e2e: () => fromPlaywright('e2e'),
  faults: () => fromPlaywright('faults'),
}

for (const [name, runPart] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n== ${name}`)
  if (name === 'e2e' || name === 'faults') {
    ensureBuilt()
    process.env.SLIPWAY_CHROMIUM = (await ensureBrowser()) ?? ''
  }
  const { passed, failed } = runPart()
  totals.passed += passed
  // A part that ran nothing has failed: a green line must mean that something was shown.
  totals.failed += passed + failed === 0 ? 1 : failed
  console.log(`${name}: ${passed} passed, ${failed} failed`)
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 ? 0 : 1)

function fromVitest(name, paths) {
  const file = join(reports, `${name}.json`)
  const done = spawn('npx', [
    'vitest',
    'run',
    ...paths,
    '--reporter=default',
    '--reporter=json',
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

function fromPlaywright(name) {
  const file = join(reports, `${name}.json`)
  const done = spawn(
    'npx',
    [
      'playwright',
      'test',
      '--config',
      'tests/playwright.config.ts',
      `--project=${name}`,
      '--reporter=list,json',
    ],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  )
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { stats } = JSON.parse(readFileSync(file, 'utf8'))
  const failed = stats.unexpected + stats.skipped
  return { passed: stats.expected + stats.flaky, failed: failed === 0 && done !== 0 ? 1 : failed }
}

function readReport(name, [command, ...args], variable) {
  const file = join(reports, `${name}.json`)
  spawn(command, args, { [variable]: file })
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function spawn(command, args, env = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status
}
