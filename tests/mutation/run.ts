/**
 * npm run mutate: seeds small faults into the machines, one at a time, and says which of them no sentence of
 * tests/model catches. `npm run mutate -- placement` for one machine, `--sample N --seed S` for N of them chosen by S,
 * `--name TEXT` for those whose name has this in it.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { allMachines } from '#machines/all.ts'

import { listedOf, listOf } from './listed.ts'
import type { Mutant } from './mutant.ts'
import { mutantsOf, root } from './mutantsOf.ts'
import { diffOf, machineOf, tableOf } from './report.ts'
import { sentenceFiles, tryAll } from './tryAll.ts'
import { wrongWith } from './verdict.ts'

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string' }, name: { type: 'string' } },
})
const machines = Object.entries(allMachines).filter(([name]) => wanted.length === 0 || wanted.includes(name))
const unknown = wanted.find((name) => !Object.keys(allMachines).includes(name))
if (unknown !== undefined)
  fail(`There is no machine ${unknown}. There are ${Object.keys(allMachines).join(', ')}.`)
const size = options.sample === undefined ? undefined : Number(options.sample)
if (size !== undefined && !(size > 0)) fail(`--sample wants a number of faults, and not ${options.sample}.`)

const all = machines.flatMap(([name, machine]) => mutantsOf(name, machine))
const listed = machines.flatMap(([name]) => listedOf(name))
const chosen = chooseFrom(all)
const begun = performance.now()
const tried = await tryAll(chosen, sentenceFiles(), tellProgress)
const wrong = wrongWith(tried, all, listed)
tell()
write()
process.exit(wrong.length === 0 ? 0 : 1)

/** The faults that are tried: those that are named, and of them a sample that the seed chooses. */
function chooseFrom(mutants: readonly Mutant[]): readonly Mutant[] {
  const named = mutants.filter(({ name }) => name.includes(options.name ?? ''))
  if (size === undefined) return named
  const seed = options.seed ?? commit() ?? new Date().toISOString().slice(0, 10)
  const by = (name: string): string => createHash('sha256').update(`${seed} ${name}`).digest('hex')
  console.log(`A sample of ${size} of ${named.length}: --sample ${size} --seed ${seed} chooses it again.`)
  const order = new Map(named.map(({ name }) => [name, by(name)]))
  const first = named.toSorted((a, b) => ((order.get(a.name) ?? '') < (order.get(b.name) ?? '') ? -1 : 1))
  const sample = new Set(first.slice(0, size))
  return named.filter((mutant) => sample.has(mutant))
}

function commit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

function tellProgress(done: number): void {
  if (done % 500 === 0)
    console.log(`${done} of ${chosen.length}, ${Math.round((performance.now() - begun) / 1_000)} s`)
}

function tell(): void {
  const nothing = new Set(listed.map(({ name }) => name))
  for (const { mutant, fate } of tried) {
    if (fate.is !== 'survived' || nothing.has(mutant.name)) continue
    console.log(
      `\nNot caught (${fate.sentences} sentences come there): ${mutant.kind} ${diffOf(mutant)}\n    ${mutant.name}`,
    )
  }
  console.log(`\n${tableOf(tried, listed)}\n`)
  const lists = machines.filter(([name]) => listedOf(name).length > 0).map(([name]) => listOf(name))
  console.log(`${listed.length} more are listed, for they change nothing: ${lists.join(', ')}.`)
  for (const what of wrong) console.log(`A fault ${what}`)
  console.log(
    `Mutation: ${chosen.length} faults, ${wrong.length} wrong, ${Math.round((performance.now() - begun) / 1_000)} s`,
  )
}

/** For CI, and for whoever looks closer. */
function write(): void {
  const folder = join(root, 'test-results')
  mkdirSync(folder, { recursive: true })
  const faults = tried.map(({ mutant, fate }) => ({ machine: machineOf(mutant), ...mutant, ...fate }))
  writeFileSync(join(folder, 'mutation.json'), JSON.stringify({ faults, wrong }, null, 1))
  if (process.env.SLIPWAY_REPORT)
    writeFileSync(
      process.env.SLIPWAY_REPORT,
      JSON.stringify({ passed: tried.length - wrong.length, failed: wrong.length }),
    )
}

function fail(what: string): never {
  console.error(what)
  process.exit(1)
}
