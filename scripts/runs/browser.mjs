// Runs browser tests with Playwright: whole projects in one queue, or a shard of it whose report is merged with the others'.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root, runBeside } from '../setup.mjs'
import { ranInBrowser } from './ran.mjs'
import { chosenOf } from './sample.mjs'
import { missingShards, shardFile, shardsFolder } from './shards.mjs'

const config = 'tests/playwright.config.ts'

/**
 * Runs the projects, or a shard of their tests, or of them those that a seed chooses.
 * @param {string[]} projects
 * @param {{ reports: string, seed: number, shard?: string | undefined, isSample: boolean }} how
 * @returns {Promise<{ isDone: boolean, all: import('./ran.mjs').Ran[] }>}
 */
export async function runInBrowser(projects, { reports, seed, shard, isSample }) {
  const chosen = isSample ? choose(projects, { reports, seed }) : undefined
  const file = join(reports, 'browser.json')
  const blob = join(reports, 'blob', 'report.zip')
  const reporters = [
    'list',
    'json',
    './tests/harness/matrixReporter.ts',
    './tests/harness/walks/walkReporter.ts',
    './tests/harness/member/pressesReporter.ts',
    './tests/model/chartCoverage/browserReporter.ts',
    ...(shard === undefined ? [] : ['blob']),
  ]
  const isDone = await runBeside(
    'npx',
    [
      'playwright',
      'test',
      '--config',
      config,
      ...projects.map((name) => `--project=${name}`),
      ...(chosen === undefined ? [] : [`--test-list=${chosen.list}`]),
      ...(shard === undefined ? [] : [`--shard=${shard}`]),
      `--reporter=${reporters.join(',')}`,
    ],
    { SLIPWAY_SEED: String(seed), PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_BLOB_OUTPUT_FILE: blob },
  )
  if (shard !== undefined) {
    const kept = shardFile('playwright', shard)
    mkdirSync(shardsFolder, { recursive: true })
    copyFileSync(blob, kept)
    console.log(`\n${kept}: npm test -- merge counts it with the others.`)
  }
  const ran = ranInBrowser(file)
  return { isDone, all: chosen === undefined ? ran : [...ran, ...notRun(chosen.tests, ran)] }
}

/**
 * The tests that were chosen and did not run: each has failed, for it has shown nothing.
 * @param {readonly import('./ran.mjs').Ran[]} chosen @param {readonly import('./ran.mjs').Ran[]} ran
 * @returns {import('./ran.mjs').Ran[]}
 */
export function notRun(chosen, ran) {
  const lines = new Set(ran.map(lineOf))
  return chosen
    .filter((test) => !lines.has(lineOf(test)))
    .map((test) => ({ ...test, name: `${test.name} (chosen, but not run)`, isGreen: false, ms: 0 }))
}

/** Has Playwright list all tests, and writes down which of them the seed chooses. */
function choose(projects, { reports, seed }) {
  const file = join(reports, 'all.json')
  const named = projects.map((name) => `--project=${name}`)
  // It prints every test: what is wrong with a spec is said once more when it is run.
  spawnSync('npx', ['playwright', 'test', '--config', config, ...named, '--list', '--reporter=json'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, SLIPWAY_SEED: String(seed), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const all = ranInBrowser(file)
  const tests = chosenOf(all, seed)
  const list = join(reports, 'chosen.txt')
  writeFileSync(list, tests.map(lineOf).join('\n'))
  console.log(`${tests.length} of ${all.length} tests, by SLIPWAY_SEED=${seed}`)
  return { list, tests }
}

/** A test as Playwright reads it from a list. */
function lineOf({ project, file, path = [] }) {
  return [`[${project}]`, file.replace(/^tests\//, ''), ...path].join(' › ')
}

/**
 * Merges the reports of shards, all of which must be there.
 * @param {string} folder @param {string} reports
 * @returns {Promise<{ isDone: boolean, all: import('./ran.mjs').Ran[] }>}
 */
export async function mergeShards(folder, reports) {
  const missing = missingShards('playwright', readdirSync(folder))
  if (missing.length > 0) {
    console.error(`${folder} has not all shards of Playwright: ${missing.join(', ')}.`)
    return { isDone: false, all: [] }
  }
  const file = join(reports, 'merged.json')
  const reporters = [
    'list',
    'json',
    './tests/harness/matrixReporter.ts',
    './tests/harness/walks/walkReporter.ts',
    './tests/harness/member/pressesReporter.ts',
  ]
  const isMerged = await runBeside(
    'npx',
    ['playwright', 'merge-reports', '--config', config, `--reporter=${reporters.join(',')}`, folder],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  )
  const all = ranInBrowser(file)
  return { isDone: isMerged && all.length > 0, all }
}
