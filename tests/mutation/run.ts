/**
 * npm run mutate: seeds small faults into the machines and the rules of betting, one at a time, and reports which of them
 * no sentence catches. `npm run mutate -- placement` for one part, `--sample N --seed S` for N of them chosen by S, some of
 * every kind; `--name TEXT`, which can be repeated, for those with this text in their names. `npm run mutate -- since main`
 * for those in what has changed since a revision, as many as take about two minutes. `--workers 2` tries them in two
 * processes.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { listedOf, listOf } from './listed.ts'
import type { Mutant } from './mutants/mutant.ts'
import { mutantsOf } from './mutants/mutantsOf.ts'
import { allParts, partOf, root } from './parts.ts'
import { diffOf, tableOf } from './report.ts'
import { keepShares } from './shares.ts'
import { isTouched, type Touched, touchedSince } from './since.ts'
import { sentenceFiles, tryAll } from './tryAll.ts'
import { wrongWith } from './verdict.ts'

/** How many faults of a change are tried: about two minutes of them. */
const ofChange = 200

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string' },
    name: { type: 'string', multiple: true },
    workers: { type: 'string', default: '1' },
  },
})
const [first, revision, ...others] = positionals
const touched = first === 'since' ? changedSince(revision) : null
const wanted = touched === null ? positionals : others
const known = allParts()
const parts = known.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const unknown = wanted.find((name) => known.every((part) => part.name !== name))
if (unknown !== undefined)
  fail(`There is no ${unknown}. There are ${known.map(({ name }) => name).join(', ')}.`)
const size = options.sample === undefined ? undefined : Number(options.sample)
if (size !== undefined && !(size > 0)) fail(`--sample wants a number of faults, and not ${options.sample}.`)
const workers = Number(options.workers)
if (!Number.isInteger(workers) || workers < 1)
  fail(`--workers wants a number of processes, and not ${options.workers}.`)

const all = parts.flatMap(mutantsOf)
const listed = parts.flatMap(listedOf)
const chosen = chooseFrom(all)
const begun = performance.now()
const tried = await tryAll(chosen, sentenceFiles(), reportProgress, workers)
const tries = size !== undefined ? 'sample' : isNarrowed() ? 'named' : 'all'
const wrong = wrongWith(tried, all, listed, tries)
tell()
write()
if (tries === 'all') keepShares(tried, listed)
process.exit(wrong.length === 0 ? 0 : 1)

function changedSince(since: string | undefined): Touched {
  if (since === undefined) fail('Since which revision? npm run mutate -- since main')
  try {
    return touchedSince(since)
  } catch {
    return fail(`git knows no revision ${since}.`)
  }
}

/** Whether not all faults of the parts are tried, but those with a name or of a change. */
function isNarrowed(): boolean {
  return options.name !== undefined || touched !== null
}

/** The faults that are tried: the named ones, those of a change, or a sample of them that the seed chooses. */
function chooseFrom(mutants: readonly Mutant[]): readonly Mutant[] {
  const named = mutants
    .filter(({ name }) => options.name?.some((text) => name.includes(text)) ?? true)
    .filter((mutant) => touched === null || isTouched(mutant, touched))
  if (touched !== null) console.log(`${named.length} faults are in what has changed since ${revision}.`)
  const most = size ?? (touched === null ? undefined : ofChange)
  if (most === undefined || named.length <= most) return named
  const seed = options.seed ?? commit() ?? new Date().toISOString().slice(0, 10)
  const by = (name: string): string => createHash('sha256').update(`${seed} ${name}`).digest('hex')
  console.log(`A sample of ${most} of ${named.length}: --sample ${most} --seed ${seed} chooses it again.`)
  const order = new Map(named.map(({ name }) => [name, by(name)]))
  const first = named.toSorted((a, b) => ((order.get(a.name) ?? '') < (order.get(b.name) ?? '') ? -1 : 1))
  // The first of every kind, and then whatever comes first.
  const kinds = new Set(first.map(({ kind }) => kind))
  const ofKinds = [...kinds].flatMap((kind) => first.find((mutant) => mutant.kind === kind) ?? [])
  const sample = new Set([...new Set([...ofKinds, ...first])].slice(0, most))
  return named.filter((mutant) => sample.has(mutant))
}

function commit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

function reportProgress(done: number): void {
  if (done % 100 === 0)
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
  const lists = parts.filter((part) => listedOf(part).length > 0).map(listOf)
  console.log(`${listed.length} more are listed, for they change nothing: ${lists.join(', ')}.`)
  for (const what of wrong) console.log(`Wrong: ${what}`)
  console.log(
    `Mutation: ${chosen.length} faults, ${wrong.length} wrong, ${Math.round((performance.now() - begun) / 1_000)} s`,
  )
}

/** For CI, and for a closer look. */
function write(): void {
  const folder = join(root, 'test-results')
  mkdirSync(folder, { recursive: true })
  const faults = tried.map(({ mutant, fate }) => ({ part: partOf(mutant), ...mutant, ...fate }))
  writeFileSync(join(folder, 'mutation.json'), JSON.stringify({ faults, wrong }, null, 1))
  if (process.env.SLIPWAY_REPORT)
    writeFileSync(
      process.env.SLIPWAY_REPORT,
      JSON.stringify({ passed: tried.length - wrong.length, failed: wrong.length, names: wrong }),
    )
}

function fail(what: string): never {
  console.error(what)
  process.exit(1)
}
