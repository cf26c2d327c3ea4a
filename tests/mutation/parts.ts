import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { AnyStateMachine } from 'xstate'

import { allMachines } from '#machines/all.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** What has a share of its own: a machine, or a room of rules without a chart. */
export interface Part {
  readonly name: string
  /** Null if there is no chart. */
  readonly machine: AnyStateMachine | null
  /** All files that faults are seeded into, from the root of the repository. */
  readonly files: readonly string[]
}

const noFaults = /(\.test|\.gen)\.ts$|(^|\/)(types\.ts|testing\/.*)$/

/**
 * Every part: the machines, what is recorded of them, what they share, and the rules of betting. Only one thing is left
 * out: how a recording reads on the charts page, which no member sees.
 */
export function allParts(): readonly Part[] {
  return [
    ...Object.entries(allMachines).map(([name, machine]) => ({
      name,
      machine,
      files: filesIn(join('machines', name)),
    })),
    {
      name: 'recording',
      machine: null,
      files: filesIn('recording').filter((file) => !file.includes('/timeline/')),
    },
    { name: 'machines', machine: null, files: filesIn('machines', false) },
    { name: 'domain', machine: null, files: filesIn('domain') },
  ]
}

/** The part that a file belongs to. */
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
