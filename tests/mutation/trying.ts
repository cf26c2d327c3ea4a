/**
 * A process that tries faults, one after the other, and reports what became of each. What never ends is stopped by
 * the process that started this one (`tryAll.ts`).
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Bench, createBench, type Known } from './bench.ts'
import { functionMark } from './instrument.ts'
import type { Mutant } from './mutants/mutant.ts'
import { partOf, root } from './parts.ts'

/** What became of a fault: a sentence failed, none did, or nothing could be loaded at all. */
export type Fate =
  | { readonly is: 'caught'; readonly by: string; readonly says: string }
  | { readonly is: 'survived'; readonly sentences: number }
  | { readonly is: 'stillborn'; readonly says: string }

/** What a process that tries faults is asked to do. */
export interface Task {
  readonly files: readonly string[]
  /** What an earlier process has learned of the sentences. */
  readonly known: readonly Known[] | null
  readonly mutants: readonly Mutant[]
}

/** What it reports: that it is ready, that it still runs, what became of a fault, that all have been tried. */
export type Said =
  | { readonly is: 'ready'; readonly known: readonly Known[] }
  | { readonly is: 'alive' }
  | { readonly is: 'tried'; readonly at: number; readonly fate: Fate }
  | { readonly is: 'failed'; readonly says: string }

process.once('message', (task: Task) => {
  tryEach(task).then(
    () => process.disconnect(),
    async (error: unknown) => {
      await tell({
        is: 'failed',
        says: error instanceof Error ? (error.stack ?? error.message) : String(error),
      })
      process.disconnect()
    },
  )
})

// Nothing waits for what it would report.
process.once('disconnect', () => process.exit())

/** Resolves once it is on its way: a long message would be lost if the process ended right after it. */
function tell(said: Said): Promise<void> {
  return new Promise((resolve) => process.send?.(said, () => resolve()))
}

async function tryEach({ files, known: learned, mutants }: Task): Promise<void> {
  const bench = await createBench(files)
  const reading = files.filter((file) => mutants.some((mutant) => canRead(bench, file, mutant)))
  const known = learned ?? (await bench.learn(reading, () => void tell({ is: 'alive' })))
  await tell({ is: 'ready', known })
  // The sentence that caught the last fault of a file is likely to catch its next.
  const lastToCatch = new Map<string, Known[]>()
  for (const [at, mutant] of mutants.entries()) {
    const before = lastToCatch.get(mutant.file) ?? []
    const seeing = inOrder(
      known.filter((each) => canSee(bench, each, mutant)),
      before,
    )
    const { fate, by } = await tryOne(bench, mutant, seeing)
    if (by !== undefined)
      lastToCatch.set(mutant.file, [by, ...before.filter((each) => each !== by)].slice(0, 20))
    await tell({ is: 'tried', at, fate })
  }
}

/**
 * Whether the sentences of a file are asked about a fault. The rules of betting have their own sentences: a machine
 * that catches a fault in a rule says nothing about the rule. Sentences about how charts are read say nothing about a machine.
 */
function canRead({ modules }: Bench, file: string, mutant: Mutant): boolean {
  if (isOfDomain(mutant) && !isOfDomain({ file })) return false
  if (aboutCharts.test(file) && partOf(mutant) !== 'machines') return false
  return modules.neededBy(file).has(mutant.file)
}

/** Whether a sentence reaches the place of a fault. */
function canSee(bench: Bench, { file, marks }: Known, mutant: Mutant): boolean {
  if (!canRead(bench, file, mutant)) return false
  if (mutant.functionAt !== null) return marks.has(functionMark(mutant.file, mutant.functionAt))
  if (mutant.state !== null) return marks.has(mutant.state)
  // Code that runs when its file is loaded affects everything in its folder that runs; in a room without folders, everything that loads it.
  if (['domain', 'machines', 'recording'].includes(partOf(mutant))) return true
  const folder = `machines/${partOf(mutant)}/`
  return file.startsWith(folder) || [...marks].some((mark) => mark.startsWith(folder))
}

const aboutCharts = /^tests\/model\/chart\.test\.ts$/

function isOfDomain({ file }: { readonly file: string }): boolean {
  return file.startsWith('domain/')
}

function inOrder(known: readonly Known[], first: readonly Known[]): readonly Known[] {
  const rank = (each: Known): number => {
    const at = first.indexOf(each)
    return at < 0 ? first.length + each.ms : at
  }
  return known.toSorted((a, b) => rank(a) - rank(b))
}

async function tryOne(
  bench: Bench,
  mutant: Mutant,
  seeing: readonly Known[],
): Promise<{ fate: Fate; by?: Known }> {
  const text = readFileSync(join(root, mutant.file), 'utf8')
  bench.modules.replace(mutant.file, `${text.slice(0, mutant.start)}${mutant.text}${text.slice(mutant.end)}`)
  try {
    bench.modules.load(mutant.file)
    bench.modules.load('machines/all.ts')
  } catch (error) {
    bench.modules.replace(mutant.file, null)
    return { fate: { is: 'stillborn', says: String(error) } }
  }
  let fate: Fate = { is: 'survived', sentences: seeing.length }
  let by: Known | undefined
  for (const known of seeing) {
    const says = await bench.run(known)
    void tell({ is: 'alive' })
    if (says === null) continue
    by = known
    fate = { is: 'caught', by: `${known.file}: ${known.title}`, says }
    break
  }
  // A failure outside the sentence (an actor that nobody watches) fails the run too.
  const outside = await bench.outside()
  if (by === undefined && outside !== null) fate = { is: 'caught', by: 'outside any sentence', says: outside }
  bench.modules.replace(mutant.file, null)
  return by === undefined ? { fate } : { fate, by }
}
