// npm test: what a change can break. Ends with one plain line, `N passed, N failed`.
// npm test -- unit e2e               runs only the named parts.
// npm test -- unit e2e --shard 2/4   the second quarter of these parts; its reports are kept in test-results/shards.
// npm test -- merge [FOLDER]         counts the reports of all shards, gathered in a folder, as one run.
// npm run test:deep                  what is only deeper: see deep.mjs.
// The part `deployment` wants nginx and Caddy: where they are not there, npm test leaves it out and says so, and asked
// for by name it installs them.
import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { mergeShards, runInBrowser } from './runs/browser.mjs'
import { readJson, sumsOf } from './runs/ran.mjs'
import { shardsFolder, shardsOf } from './runs/shards.mjs'
import { byFile, slowest } from './runs/slowest.mjs'
import { mergeVitest, runInVitest } from './runs/unit.mjs'
import {
  ensureBrowser,
  ensureBuilt,
  ensureInstalled,
  ensureServers,
  missingServers,
  requireNode,
  runBehind,
  runBeside,
} from './setup.mjs'

requireNode()
ensureInstalled()

const reports = mkdtempSync(join(tmpdir(), 'slipway-test-'))
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { shard: { type: 'string' } },
})
/** The same seed takes the same samples again. */
const seed = Number(process.env.SLIPWAY_SEED ?? Date.now() % 1_000_000)
if (!Number.isSafeInteger(seed)) fail(`SLIPWAY_SEED is a whole number, not ${process.env.SLIPWAY_SEED}.`)
const totals = { passed: 0, failed: 0 }
/** What failed, by name: printed again at the end, for anyone who reads only the last lines. */
const failures = []
/** Every test that has run, and how long a file took where that is more than its tests. */
const ran = []
const fileTimes = new Map()

/** What takes no browser, by where its tests are: one start of Vitest runs them all. */
const vitestParts = {
  unit: [
    'charts',
    'conformance',
    'deploy',
    'domain',
    'embed',
    'src',
    'sandbox',
    'recording',
    'build',
    'checks',
    'scripts',
    'tests/mutation',
    'tests/bench',
    'tests/load',
    'tests/fuzz',
  ],
  model: ['machines', 'tests/model', 'tests/paths', 'tests/harness'],
  contract: ['tests/contract', 'tests/matrix'],
}
/** Chromium without a desktop's windows: the same pages for an eighth less of the CPU. */
const shell = '/usr/bin/chromium-headless-shell'
/** How many faults are seeded, other ones each time: two minutes of the CPU at most. */
const sampleOfFaults = '25'
/** Parts that share one queue of browsers, so that no worker waits for the last test of the other part. */
const browserParts = ['e2e', 'faults', 'deployment']

/** Parts that are neither Vitest's nor the browser's. */
const otherParts = ['check', 'mutation', 'bench']

if (wanted[0] === 'merge') {
  for (const [name, result] of Object.entries(await fromShards(wanted[1] ?? shardsFolder)))
    count(name, result)
  end()
}
const parts = [...Object.keys(vitestParts), ...browserParts, ...otherParts]
for (const name of wanted)
  if (!parts.includes(name)) fail(`There is no part ${name}. There are ${parts.join(', ')}.`)
if (options.shard !== undefined) {
  if (!/^[1-9]\d*\/[1-9]\d*$/.test(options.shard)) fail(`--shard is like 2/4, not ${options.shard}.`)
  const shared = [...Object.keys(vitestParts), ...browserParts]
  if (wanted.length === 0 || !wanted.every((name) => shared.includes(name)))
    fail(`These parts come in shards: ${shared.join(', ')}. One is npm test -- unit e2e --shard 2/4.`)
}

const leftOut = wanted.includes('deployment') || missingServers().length === 0 ? [] : ['deployment']

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
if (checked) count('check', await checked)
if (mutated) count('mutation', await mutated)
// Last and alone: beside others, on a busy machine, its pages would hardly come on.
if (isWanted('bench')) count('bench', await bench())
if (wanted.length === 0 && leftOut.length > 0)
  console.log(
    `\nNot run: deployment, for there is no ${missingServers().join(' and no ')} here. npm run test:deployment installs them and runs it.`,
  )
end()

function fail(what) {
  console.error(what)
  process.exit(1)
}

/** Says where the time went and what failed, and last the one line that everyone reads. */
function end() {
  const tests = ran.map(({ file, name, ms }) => ({ name: `${file}: ${name}`, ms }))
  if (ran.length > 0) {
    console.log(`\nSlowest tests:\n${slowest(tests).join('\n')}`)
    console.log(`\nSlowest files:\n${slowest(byFile(ran, fileTimes)).join('\n')}`)
  }
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`)
  // A run that showed nothing has failed.
  if (totals.passed === 0) totals.failed = Math.max(1, totals.failed)
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
  process.exit(totals.failed === 0 ? 0 : 1)
}

function count(name, { passed, failed, names = [] }) {
  for (const each of names) failures.push(`${name}: ${each}`)
  totals.passed += passed
  // A part that ran nothing has failed: a green line must mean that something was shown.
  totals.failed += passed + failed === 0 ? 1 : failed
  console.log(`${name}: ${passed} passed, ${failed} failed`)
}

async function checks() {
  const file = join(reports, 'check.json')
  // The unit tests measure the drawings.
  const without = isWanted('unit') ? ['--without', 'drawings'] : []
  await runBehind('node', ['scripts/check.mjs', ...without], { SLIPWAY_REPORT: file })
  const { checks: all = [] } = readJson(file) ?? {}
  const red = all.filter(({ ok }) => !ok)
  return { passed: all.length - red.length, failed: red.length, names: red.map(({ name }) => name) }
}

/** A sample of the faults, other ones for each commit: `npm run mutate` tries them all. */
async function mutation() {
  const file = join(reports, 'mutation.json')
  await runBehind('npx', ['tsx', 'tests/mutation/run.ts', '--sample', sampleOfFaults], {
    SLIPWAY_REPORT: file,
  })
  return readJson(file) ?? { passed: 0, failed: 1, names: ['it broke off'] }
}

/** Every case of the benchmark once, in short: whether it can be measured, not how quick it is. */
async function bench() {
  const file = join(reports, 'bench.json')
  await runBeside('npx', ['tsx', 'tests/bench/run.ts', '--smoke'], { SLIPWAY_REPORT: file })
  return readJson(file) ?? { passed: 0, failed: 1, names: ['it broke off'] }
}

/** Runs the parts in one queue, or the share of it that was asked for, and counts what each of them showed. */
async function fromVitest(names) {
  console.log(`Samples by SLIPWAY_SEED=${seed}`)
  const folders = names.flatMap((name) => vitestParts[name])
  return byPart(names, await runInVitest(folders, { reports, seed, shard: options.shard }))
}

function byPart(names, { isDone, all, times }) {
  const results = Object.fromEntries(
    names
      .map((name) => [name, all.filter((test) => partOf(test.file) === name)])
      // A shard may have none of a small part.
      .filter(([, own]) => own.length > 0 || options.shard === undefined)
      .map(([name, own]) => [name, sumsOf(own)]),
  )
  ran.push(...all)
  for (const [name, ms] of Object.entries(times)) fileTimes.set(name, ms)
  // Errors outside any test (an unhandled rejection) fail the run without failing a test.
  if (!isDone && Object.values(results).every(({ failed }) => failed === 0)) addOutside(results, names)
  return results
}

/** The part that a file of tests is of. */
function partOf(path) {
  const [name] =
    Object.entries(vitestParts).find(([, folders]) =>
      folders.some((folder) => path.startsWith(`${folder}/`)),
    ) ?? []
  return name
}

/** Runs the projects in one queue, or the share of it that was asked for, and counts what each of them showed. */
async function fromPlaywright(projects) {
  // A part that is asked for by name is tried whole.
  const isSample = wanted.length === 0 && process.env.SLIPWAY_DEPTH !== 'deep'
  const { isDone, all } = await runInBrowser(projects, { reports, seed, shard: options.shard, isSample })
  return byProject(projects, all, isDone)
}

/** The same of the reports of all shards, of each tool that has any in the folder. */
async function fromShards(folder) {
  const files = existsSync(folder) ? readdirSync(folder) : []
  const results = {}
  if (shardsOf('vitest', files).length > 0) {
    const run = await mergeVitest(folder, reports)
    Object.assign(results, byPart([...new Set(run.all.map(({ file }) => partOf(file)))], run))
  }
  if (shardsOf('playwright', files).length > 0) {
    const { isDone, all } = await mergeShards(folder, reports)
    Object.assign(results, byProject([...new Set(all.map(({ project }) => project))], all, isDone))
  }
  if (files.length === 0) console.error(`${folder} has no reports of shards.`)
  return results
}

function byProject(projects, all, isDone) {
  const results = Object.fromEntries(
    projects.map((name) => [name, sumsOf(all.filter(({ project }) => project === name))]),
  )
  ran.push(...all)
  // An error outside any test fails the run without failing a test.
  if (!isDone && all.every(({ isGreen }) => isGreen)) addOutside(results, projects)
  return results
}

function addOutside(results, names) {
  const [first = 'run'] = names
  results[first] ??= { passed: 0, failed: 0, names: [] }
  results[first].failed += 1
  results[first].names.push('an error outside any test')
}
