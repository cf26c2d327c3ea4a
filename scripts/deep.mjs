// npm run test:deep: what is only deeper than npm test. Whole it takes hours.
// npm run test:deep -- --minutes N --seed S    in the order of the seed, whatever can be begun and done within N minutes.
// npm run test:deep -- --list                  the pieces.
// npm run test:deep -- engines matrix          only pieces whose names have one of these words in them.
// Ends with one plain line, `N passed, N failed`. A piece that failed says how it is run again.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { allPieces, doWhileTimeIsLeft, grouped, inOrderOf, longSpecs } from './runs/pieces.mjs'
import { ranInBrowser, ranInVitest, readJson, sumsOf } from './runs/ran.mjs'
import { ensureBrowser, ensureBuilt, ensureInstalled, requireNode, root } from './setup.mjs'

requireNode()
ensureInstalled()

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, list: { type: 'boolean' } },
})
const minutes = options.minutes === undefined ? Number.POSITIVE_INFINITY : Number(options.minutes)
if (!(minutes > 0)) fail(`--minutes wants a number of minutes, and not ${options.minutes}.`)
const seed = options.seed === undefined ? Date.now() % 1_000_000 : Number(options.seed)
if (!Number.isSafeInteger(seed) || seed < 0) fail(`--seed wants a whole number, and not ${options.seed}.`)

const reports = mkdtempSync(join(tmpdir(), 'slipway-deep-'))
const config = ['--config', 'tests/playwright.config.ts', '--project=e2e', '--project=faults']
const ending = Date.now() + minutes * 60_000
const totals = { passed: 0, failed: 0 }
const failures = []
let begun = 0

const pieces = inOrderOf(seed, allPieces(await browserTests())).filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
)
if (pieces.length === 0) fail(`No piece has ${words.join(' or ')} in its name: --list has them all.`)
if (options.list) {
  for (const piece of pieces) console.log(`${String(piece.minutes).padStart(4)} min  ${piece.name}`)
  process.exit(0)
}
const within = options.minutes === undefined ? 'all' : `what is done in ${minutes} minutes`
console.log(`${pieces.length} pieces, ${within}, in the order of --seed ${seed}`)
if (pieces.some(({ kind }) => kind === 'browser')) await ensureBuilt()
const chromium = (await ensureBrowser(['/usr/bin/chromium-headless-shell'])) ?? ''
const notReached = await doWhileTimeIsLeft(pieces, {
  workers: Math.min(2, availableParallelism()),
  minutesLeft: () => (ending - Date.now()) / 60_000,
  run: tryPiece,
})
tellNotReached()
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`)
// A run that showed nothing has failed.
if (totals.passed === 0) totals.failed = Math.max(1, totals.failed)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed === 0 ? 0 : 1)

/** Runs a piece, silently where it goes well. */
async function tryPiece(piece) {
  const { command, report, env } = commandOf(piece, (begun += 1))
  const output = `${report}.txt`
  const started = Date.now()
  const isDone = await runInto(output, command, env)
  const { passed, failed, names } = resultOf(piece, report, isDone)
  totals.passed += passed
  totals.failed += failed
  const seconds = Math.round((Date.now() - started) / 1_000)
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${piece.name}: ${passed} passed, ${failed} failed, ${seconds} s`,
  )
  if (failed === 0) return
  console.log(readFileSync(output, 'utf8'))
  const again = Object.entries(env).flatMap(([name, value]) =>
    name.startsWith('SLIPWAY_') && !name.endsWith('REPORT') ? [`${name}=${value}`] : [],
  )
  failures.push(...names.map((name) => `${piece.group}: ${name}`))
  failures.push(`  again: ${[...again, ...command].map(quoted).join(' ')}`)
}

function commandOf({ kind, args, env: more = {} }, number) {
  const report = join(reports, `${number}.json`)
  const env = { SLIPWAY_DEPTH: 'deep', SLIPWAY_SEED: String(seed), SLIPWAY_CHROMIUM: chromium, ...more }
  if (kind === 'vitest') {
    // Slow machines make it late, never wrong.
    const patient = ['--testTimeout=7200000', '--hookTimeout=7200000']
    const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    return {
      command: ['npx', 'vitest', 'run', ...args, ...patient, ...json],
      report,
      env: { ...env, SLIPWAY_FUZZ: '10' },
    }
  }
  if (kind === 'browser') {
    const [spec = '', title] = args
    const folder = join('test-results', 'deep', String(number))
    const only = title === undefined ? [] : ['--grep', `${literally(title)}$`]
    const alone = ['--workers=1', `--output=${folder}`, '--reporter=list,json']
    return {
      command: ['npx', 'playwright', 'test', spec, ...config, ...only, ...alone],
      report,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    }
  }
  return { command: args, report, env: { ...env, SLIPWAY_REPORT: report } }
}

/** What a piece showed. An error outside any test fails it too. */
function resultOf({ kind, name }, report, isDone) {
  const broken = { passed: 0, failed: 1, names: [`${name} broke off`] }
  if (kind === 'command') return readJson(report) ?? (isDone ? { passed: 1, failed: 0, names: [] } : broken)
  const sums = sumsOf(kind === 'vitest' ? ranInVitest(report) : ranInBrowser(report))
  return sums.passed + sums.failed === 0 || (!isDone && sums.failed === 0) ? broken : sums
}

/** The tests of the long specs, by their titles. */
async function browserTests() {
  const file = join(reports, 'list.json')
  const command = [
    'npx',
    'playwright',
    'test',
    ...Object.keys(longSpecs),
    ...config,
    '--list',
    '--reporter=json',
  ]
  const env = { SLIPWAY_DEPTH: 'deep', PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  if (!(await runInto(join(reports, 'list.txt'), command, env)))
    fail(readFileSync(join(reports, 'list.txt'), 'utf8'))
  return ranInBrowser(file).map(({ file: spec, name: title }) => ({ spec, title }))
}

function runInto(file, [name = '', ...args], env) {
  const output = openSync(file, 'w')
  const child = spawn(name, args, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  })
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (status) => resolve(status === 0))
  })
}

/** What there was no time for: how many of each group, and all of them by name in a file. */
function tellNotReached() {
  const folder = join(root, 'test-results')
  const file = join(folder, 'deep-not-reached.json')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify({ seed, minutes, pieces: notReached.map(({ name }) => name) }, null, 1))
  if (notReached.length === 0) return
  console.log(`\nNot reached, ${notReached.length} of ${pieces.length} (${file} has them by name):`)
  const all = grouped(pieces)
  for (const [group, left] of grouped(notReached))
    console.log(`  ${group}: ${left.length} of ${all.get(group).length}`)
}

function literally(text) {
  return text.replaceAll(/[$()*+.?[\\\]^{|}/-]/g, String.raw`\$&`)
}

function quoted(word) {
  return /^[\w=./:-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`
}

function fail(what) {
  console.error(what)
  process.exit(1)
}
