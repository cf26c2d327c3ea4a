// Where the reports of shards are kept, by which tool they are of, and whether all of a run are there.
import { join } from 'node:path'

import { root } from '../setup.mjs'

/** Put those of other machines there too. */
export const shardsFolder = join(root, 'test-results', 'shards')

/** How the report of a shard is called: Playwright's are archives, Vitest's are JSON. */
const names = {
  playwright: { of: (shard) => `shard-${shard}.zip`, read: /^shard-(\d+)-of-(\d+)\.zip$/ },
  vitest: { of: (shard) => `vitest-${shard}.json`, read: /^vitest-(\d+)-of-(\d+)\.json$/ },
}

/**
 * @param {'playwright' | 'vitest'} tool @param {string} shard such as 2/4
 * @returns {string} the file where its report is kept
 */
export function shardFile(tool, shard) {
  return join(shardsFolder, names[tool].of(shard.replace('/', '-of-')))
}

/** @param {'playwright' | 'vitest'} tool @param {readonly string[]} files @returns {string[]} those that are reports of its shards */
export function shardsOf(tool, files) {
  return files.filter((file) => names[tool].read.test(file))
}

/**
 * What is wrong with a folder of shards: what is not there, or that they are not of one run.
 * @param {'playwright' | 'vitest'} tool @param {readonly string[]} files @returns {string[]}
 */
export function missingShards(tool, files) {
  const { of: nameOf, read } = names[tool]
  const shards = files.flatMap((name) => {
    const [, at, of] = read.exec(name) ?? []
    return at === undefined ? [] : [{ at: Number(at), of: Number(of) }]
  })
  const sizes = new Set(shards.map(({ of }) => of))
  if (sizes.size === 0) return ['every one']
  if (sizes.size > 1) return [`they are of ${[...sizes].toSorted((a, b) => a - b).join(' and of ')}`]
  const [of = 0] = sizes
  return Array.from({ length: of }, (_, at) => at + 1)
    .filter((at) => shards.every((shard) => shard.at !== at))
    .map((at) => nameOf(`${at}-of-${of}`))
}
