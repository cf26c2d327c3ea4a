import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { AnyStateMachine } from 'xstate'

import { allMachines } from '#machines/all.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** What a share is asked of: a machine, or a room of rules that has no chart. */
export interface Part {
  readonly name: string
  /** Null where there is no chart. */
  readonly machine: AnyStateMachine | null
  /** Whatever faults are seeded into, from the root of the repository. */
  readonly files: readonly string[]
}

const noFaults = /(\.test|\.gen)\.ts$|(^|\/)(types\.ts|testing\/.*)$/

/** Every part: the machines, what is recorded of them, what they share, and the rules of betting. None is left out. */
export function allParts(): readonly Part[] {
  return [
    ...Object.entries(allMachines).map(([name, machine]) => ({
      name,
      machine,
      files: filesIn(join('machines', name)),
    })),
    { name: 'recording', machine: null, files: filesIn('machines/recording') },
    { name: 'machines', machine: null, files: filesIn('machines', false) },
    { name: 'domain', machine: null, files: filesIn('domain') },
  ]
}

/** The part that a file is of. */
export function partOf({ file }: { readonly file: string }): string {
  const [room = '', folder = '', ...rest] = file.split('/')
  return room === 'machines' && rest.length > 0 ? folder : room
}

function filesIn(folder: string, recursive = true): readonly string[] {
  return readdirSync(join(root, folder), { recursive, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !noFaults.test(file))
    .toSorted()
    .map((file) => join(folder, file))
}
