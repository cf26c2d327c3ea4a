// Runs tests with Vitest: folders of them in one queue, or a shard of it whose report is merged with the others'.
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { runBeside } from '../setup.mjs'
import { ranInVitest, readJson } from './ran.mjs'
import { missingShards, shardFile, shardsFolder, shardsOf } from './shards.mjs'

/**
 * @typedef {object} Run
 * @property {boolean} isDone
 * @property {import('./ran.mjs').Ran[]} all
 * @property {Readonly<Record<string, number>>} times how long each file took (ms), with its reading and its hooks
 */

/**
 * Runs the tests below the folders, or a shard of them.
 * @param {readonly string[]} folders
 * @param {{ reports: string, seed: number, shard?: string | undefined }} how
 * @returns {Promise<Run>}
 */
export async function runInVitest(folders, { reports, seed, shard }) {
  if (shard === undefined) return start(['run', ...folders], { reports, seed })
  const kept = shardFile('vitest', shard)
  mkdirSync(shardsFolder, { recursive: true })
  const run = await start(
    ['run', ...folders, `--shard=${shard}`, '--reporter=blob', `--outputFile.blob=${kept}`],
    { reports, seed },
  )
  console.log(`\n${kept}: npm test -- merge counts it with the others.`)
  return run
}

/**
 * Merges the reports of shards, all of which must be there, and were made in a checkout at the same path as this one.
 * @param {string} folder @param {string} reports
 * @returns {Promise<Run>}
 */
export async function mergeVitest(folder, reports) {
  const files = readdirSync(folder)
  const missing = missingShards('vitest', files)
  if (missing.length > 0) {
    console.error(`${folder} has not all shards of Vitest: ${missing.join(', ')}.`)
    return { isDone: false, all: [], times: {} }
  }
  // Vitest takes every file of the folder for one of its own.
  const own = join(reports, 'vitest-shards')
  mkdirSync(own)
  for (const file of shardsOf('vitest', files)) copyFileSync(join(folder, file), join(own, file))
  return start([`--merge-reports=${own}`], { reports })
}

/** @param {readonly string[]} wish @param {{ reports: string, seed?: number }} how @returns {Promise<Run>} */
async function start(wish, { reports, seed }) {
  const file = join(reports, 'vitest.json')
  const times = join(reports, 'vitest-times.json')
  const isDone = await runBeside(
    'npx',
    [
      'vitest',
      ...wish,
      '--reporter=default',
      '--reporter=json',
      '--reporter=tests/model/chartCoverage/reporter.ts',
      '--reporter=scripts/runs/fileTimes.mjs',
      `--outputFile.json=${file}`,
    ],
    { ...(seed !== undefined && { SLIPWAY_SEED: String(seed) }), SLIPWAY_TIMES: times },
  )
  return { isDone, all: ranInVitest(file), times: readJson(times) ?? {} }
}
