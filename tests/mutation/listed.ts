import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Part, root } from './parts.ts'

/** A fault that changes nothing, and why: no one can tell the machine with it from the intended one. */
export interface Listed {
  readonly name: string
  readonly reason: string
}

/** The file that lists a part's faults, from the root of the repository. */
export function listOf({ name, machine }: Part): string {
  if (machine !== null) return join('machines', name, 'mutants.md')
  return join(name, 'mutants.md')
}

/** What is listed for a part; nothing if there is no list. */
export function listedOf(part: Part): readonly Listed[] {
  const file = join(root, listOf(part))
  return existsSync(file) ? readList(readFileSync(file, 'utf8')) : []
}

/** Reads a list: one row for each fault, its name in backticks, and the reason. */
export function readList(text: string): readonly Listed[] {
  return text.split('\n').flatMap((line) => {
    const [, name, reason] = /^- `([^`]+)`: (.+)$/.exec(line) ?? []
    if (name !== undefined && reason !== undefined) return [{ name, reason }]
    if (line.startsWith('- ')) throw new Error(`Not a row of a list of faults: ${line}`)
    return []
  })
}
