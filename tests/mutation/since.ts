import { execFileSync } from 'node:child_process'

import type { Mutant } from './mutants/mutant.ts'
import { root } from './parts.ts'

/** The lines of a file that a change touched, the first and the last of each piece. */
export type Touched = ReadonlyMap<string, readonly (readonly [first: number, last: number])[]>

/**
 * The lines that differ from a revision, of files as they are now. What was only taken away touches the lines around it.
 * @throws if git knows no such revision; what it says is told
 */
export function touchedSince(revision: string): Touched {
  const said = execFileSync(
    'git',
    ['diff', '--unified=0', '--no-color', '--no-ext-diff', '--no-renames', revision, '--', '*.ts'],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 512 * 1024 * 1024 },
  )
  const untracked = execFileSync('git', ['ls-files', '--others', '--exclude-standard', '--', '*.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
  const all = new Map(readDiff(said))
  for (const file of untracked.split('\n').filter(Boolean)) all.set(file, [[1, Number.POSITIVE_INFINITY]])
  return all
}

/** Reads what `git diff --unified=0` says. */
export function readDiff(said: string): Touched {
  const touched = new Map<string, [number, number][]>()
  let file = ''
  for (const line of said.split('\n')) {
    const [, to] = /^\+\+\+ b\/(.+)$/.exec(line) ?? []
    if (to !== undefined) file = to
    const [, from, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (from === undefined) continue
    const first = Number(from)
    const lines = Number(count)
    const piece: [number, number] = lines === 0 ? [first, first + 1] : [first, first + lines - 1]
    touched.set(file, [...(touched.get(file) ?? []), piece])
  }
  return touched
}

/** Whether a fault is on a line that was touched, or in a function or a state that was. */
export function isTouched(mutant: Mutant, touched: Touched): boolean {
  const [first, last] = mutant.around
  return (touched.get(mutant.file) ?? []).some(([from, to]) => from <= last && to >= first)
}
