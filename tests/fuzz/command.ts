/**
 * npm run fuzz -- [--runs N] [--seed S] [--shard 2/4] [words]: gives every parser of the table so many inputs, or those
 * that have one of the words in their file or name, or a part of them: each gets the same inputs as in a whole run.
 * Prints a row for each and the sum; ends with 1 where something was found.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { fuzz } from './fuzz.ts'
import { parsers } from './table.ts'
import { watch } from './watch.ts'

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '100000' },
    seed: { type: 'string' },
    shard: { type: 'string', default: '1/1' },
  },
})
const runs = wholeNumber('--runs', options.runs)
const seed = wholeNumber('--seed', options.seed ?? String(Date.now() % 1_000_000))
const named = parsers.filter(
  ({ file, name }) => words.length === 0 || words.some((word) => `${file} ${name}`.includes(word)),
)
if (named.length === 0) fail(`No parser has ${words.join(' or ')} in its name.`)
const chosen = shardOf(named, options.shard)

console.log(`${chosen.length} parsers, ${runs} inputs each, --seed ${seed}`)
console.log('| parser | inputs | taken | refused | seconds | slowest, ms |\n|---|---|---|---|---|---|')
const watched = watch(`The same again: npm run fuzz -- --runs ${runs} --seed ${seed}`)
const sums = { inputs: 0, taken: 0, refused: 0, seconds: 0, faults: 0 }
for (const parser of chosen) {
  const { file, name } = parser
  watched.begin(`${name} (${file})`)
  const began = performance.now()
  const { taken, refused, slowest, fault } = fuzz(parser, { runs, seed, onInput: watched.step })
  const seconds = (performance.now() - began) / 1_000
  sums.inputs += taken + refused
  sums.taken += taken
  sums.refused += refused
  sums.seconds += seconds
  console.log(
    `| \`${name}\` (${file}) | ${taken + refused} | ${taken} | ${refused} | ${seconds.toFixed(1)} | ${slowest.toFixed(0)} |`,
  )
  if (fault === null) continue
  sums.faults += 1
  console.log(`\n${fault}\n`)
}
watched.end()
const { inputs, taken, refused, seconds, faults } = sums
console.log(`| ${chosen.length} parsers | ${inputs} | ${taken} | ${refused} | ${seconds.toFixed(0)} | |`)
if (process.env.SLIPWAY_REPORT)
  writeFileSync(
    process.env.SLIPWAY_REPORT,
    JSON.stringify({ passed: chosen.length - faults, failed: faults, names: faults === 0 ? [] : ['fuzz'] }),
  )
console.log(faults === 0 ? 'Nothing was found.' : `Something was found in ${faults} of them.`)
process.exit(faults === 0 ? 0 : 1)

function wholeNumber(name: string, text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 0) fail(`${name} wants a whole number, and not ${text}.`)
  return number
}

/** A part of a list: '2/4' is its second quarter, in the list's order. */
function shardOf<T>(all: readonly T[], shard: string): readonly T[] {
  const [, part = 0, parts = 0] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(shard) ?? []).map(Number)
  if (part === 0 || part > parts) fail(`--shard is like 2/4, not ${shard}.`)
  return all.slice(Math.floor((all.length * (part - 1)) / parts), Math.floor((all.length * part) / parts))
}

function fail(what: string): never {
  console.error(what)
  process.exit(1)
}
