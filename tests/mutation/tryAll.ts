import { fork } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Mutant } from './mutant.ts'
import { root } from './mutantsOf.ts'
import type { Fate, Said, Task } from './trying.ts'

/** A fault, and what became of it. */
export interface Tried {
  readonly mutant: Mutant
  readonly fate: Fate
}

/** Milliseconds after which a sentence that says nothing is believed never to end. */
const silence = 15_000
/** These hold a chart to its own shape and to its files: they would call every change a fault. */
const ofShape = /chartCoverage|mutation|\/(chart|chartUse|transitions)\.test\.ts$/

/** The files whose sentences are asked, from the root of the repository. */
export function sentenceFiles(): readonly string[] {
  return ['tests/model', 'machines'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => file.endsWith('.test.ts') && !ofShape.test(file))
      .toSorted(),
  )
}

/**
 * Tries faults in a process of their own, and begins it again where one never ends: such a fault is caught.
 * @param heard is told how many are done
 */
export async function tryAll(
  mutants: readonly Mutant[],
  files: readonly string[],
  heard: (done: number) => void = () => {},
): Promise<readonly Tried[]> {
  const tried: Tried[] = []
  while (tried.length < mutants.length) {
    const rest = mutants.slice(tried.length)
    const fates = await tryInProcess({ files, mutants: rest }, (done) => heard(tried.length + done))
    for (const [at, fate] of fates.entries()) {
      const mutant = rest[at]
      if (mutant !== undefined) tried.push({ mutant, fate })
    }
  }
  return tried
}

function tryInProcess(task: Task, heard: (done: number) => void): Promise<readonly Fate[]> {
  const fates: Fate[] = []
  const child = fork(fileURLToPath(new URL('trying.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx', '--max-old-space-size=2048'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    let isReady = false
    const limit = setTimeout(() => child.kill('SIGKILL'), silence)
    child.on('message', (said: Said) => {
      limit.refresh()
      if (said.is === 'ready') isReady = true
      if (said.is === 'failed') reject(new Error(said.says))
      if (said.is !== 'tried') return
      fates.push(said.fate)
      heard(fates.length)
    })
    child.once('exit', () => {
      clearTimeout(limit)
      if (!isReady) reject(new Error('The sentences could not be run.'))
      // What it was at when it was ended.
      if (fates.length < task.mutants.length)
        fates.push({ is: 'caught', by: 'nothing ends any more', says: `for ${silence / 1_000} s` })
      resolve(fates)
    })
    child.send(task)
  })
}
