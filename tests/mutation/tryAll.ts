import { fork } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Known } from './bench.ts'
import type { Mutant } from './mutants/mutant.ts'
import { root } from './parts.ts'
import type { Fate, Said, Task } from './trying.ts'

/** A fault, and what became of it. */
export interface Tried {
  readonly mutant: Mutant
  readonly fate: Fate
}

/** Minimum number of milliseconds after which a silent sentence is believed never to end: everything else comes first. */
const silence = 60_000
/** The same while it is not known how long a sentence takes, in a process that comes last on a busy machine. */
const longestLearning = 1_800_000
/** These compare a chart with its files and models: they would call every change a fault. */
const ofShape = /chartCoverage|mutation|\/(chartUse|transitions)\.test\.ts$/

/** The files whose sentences are asked, from the root of the repository. */
export function sentenceFiles(): readonly string[] {
  return ['tests/model', 'machines', 'recording', 'domain'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => file.endsWith('.test.ts') && !ofShape.test(file))
      .toSorted(),
  )
}

/**
 * Tries faults in separate processes, and restarts one if a fault never ends: such a fault is caught.
 * @param heard is told how many are done
 * @param workers how many processes there are, each with as many of the faults, of files next to each other
 */
export async function tryAll(
  mutants: readonly Mutant[],
  files: readonly string[],
  heard: (done: number) => void = () => {},
  workers = 1,
): Promise<readonly Tried[]> {
  const most = Math.ceil(mutants.length / workers)
  let done = 0
  const shares = Array.from({ length: workers }, (_, at) => mutants.slice(at * most, (at + 1) * most))
  const tried = await Promise.all(shares.map((share) => tryShare(share, files, () => heard((done += 1)))))
  return tried.flat()
}

/** @param heard is called when a fault has been tried */
async function tryShare(
  mutants: readonly Mutant[],
  files: readonly string[],
  heard: () => void,
): Promise<readonly Tried[]> {
  const tried: Tried[] = []
  let known: readonly Known[] | null = null
  while (tried.length < mutants.length) {
    const rest = mutants.slice(tried.length)
    const done = await tryInProcess({ files, known, mutants: rest }, heard)
    known = done.known
    for (const [at, fate] of done.fates.entries()) {
      const mutant = rest[at]
      if (mutant !== undefined) tried.push({ mutant, fate })
    }
  }
  return tried
}

/** Many times as long as the longest of them took, which on a busy machine was long. */
function patienceFor(known: readonly Known[]): number {
  return known.reduce((longest, { ms }) => Math.max(longest, ms * 10), silence)
}

function tryInProcess(
  task: Task,
  heard: () => void,
): Promise<{ fates: readonly Fate[]; known: readonly Known[] }> {
  const fates: Fate[] = []
  const child = fork(fileURLToPath(new URL('trying.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx', '--max-old-space-size=2048'],
    // Keeps what each sentence reaches as it is.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    let known: readonly Known[] | undefined
    let limit = setTimeout(() => child.kill('SIGKILL'), longestLearning)
    child.on('message', (said: Said) => {
      limit.refresh()
      if (said.is === 'ready') {
        known = said.known
        clearTimeout(limit)
        limit = setTimeout(() => child.kill('SIGKILL'), patienceFor(said.known))
      }
      if (said.is === 'failed') reject(new Error(said.says))
      if (said.is !== 'tried') return
      fates.push(said.fate)
      heard()
    })
    child.once('exit', () => {
      clearTimeout(limit)
      if (known === undefined) return reject(new Error('The sentences could not be run.'))
      // What it was working on when it was ended.
      if (fates.length < task.mutants.length) {
        fates.push({ is: 'caught', by: 'nothing ends any more', says: 'it was stopped' })
        heard()
      }
      resolve({ fates, known })
    })
    child.send(task)
  })
}
